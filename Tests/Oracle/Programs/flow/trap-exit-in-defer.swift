func risky(_ items: [Int]) -> Int {
  defer { print("leaving") }
  print("entering")
  return items[items.count]
}
print(risky([1]))
