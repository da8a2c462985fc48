let wide: UInt128 = 1 << 80
print(wide, UInt64(wide >> 20))
print(Int(wide))
