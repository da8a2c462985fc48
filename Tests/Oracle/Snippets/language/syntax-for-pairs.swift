let ages = ["Ann": 1]
for name, age in ages {
  print("x")
}
