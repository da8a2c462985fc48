let sizes = [3, 0]
for size in sizes {
  print(10 % size)
}
