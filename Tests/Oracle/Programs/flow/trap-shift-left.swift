func scaled(_ value: Int8, by power: Int) -> Int8 { value * (1 << power) }
print(scaled(3, by: 2), 1 << 70, -8 >> 1, 1 << -1)
print(scaled(100, by: 1))
