var total: Int16 = 32_000
for step in [500, 200, 100] as [Int16] {
  total += step
  print(total)
}
