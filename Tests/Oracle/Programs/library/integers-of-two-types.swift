let v = 3, s = -1, big = 5_000_000_000
print(v > Int32.max, v * s < Int32.min, big > UInt8.max, Int8(3) == 3 as Int64, UInt(3) >= -1 as Int, big * s < Int32.min, big - 1 != Int16.max)
if big > Int32.max { print("clamp") }
