struct Pairs<Element>: Sequence {
  let items: [Element]
  func makeIterator() -> AnyIterator<(Element, Element)> {
    var index = 0
    let items = self.items
    return AnyIterator {
      guard index + 1 < items.count else { return nil }
      defer { index += 1 }
      return (items[index], items[index + 1])
    }
  }
}
for (a, b) in Pairs(items: [1, 2, 3]) { print(a, b) }
print(Pairs(items: ["x", "y", "z"]).map { $0 + $1 })
