var lowest = Int.min
print(lowest.magnitude, abs(-5), Int8.min)
print(-lowest)
