func remaining(_ total: UInt, _ used: UInt) -> UInt { total - used }
print(remaining(5, 3), 3 &- 4 as UInt8)
print(remaining(3, 5))
