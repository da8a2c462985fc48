let values = [12.7, -3.2, 300.0]
for value in values {
  print(UInt8(value))
}
