var level: UInt8 = 250
for step in 1...10 {
  print(step, level)
  level += 2
}
