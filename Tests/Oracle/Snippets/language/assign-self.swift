struct Counter {
  var count = 0
  func increment() { count += 1 }
  func reset() { count = 0 }
  func set() { self.count = 3 }
  func replace() { self = Counter() }
  var double: Int { count = 2; return count }
  func nested() { helper() }
  mutating func helper() {}
  func list() { items.append(1); items[0] = 2 }
  var items: [Int] = []
}
