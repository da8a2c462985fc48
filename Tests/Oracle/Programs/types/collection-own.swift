struct Ring: Collection {
  var items: [String]
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(position: Int) -> String { items[position] }
  func index(after i: Int) -> Int { i + 1 }
}
let ring = Ring(items: ["a", "b", "c"])
for item in ring { print(item) }
print(ring.count, ring.isEmpty, ring.first ?? "-")
print(ring.map { $0.uppercased() })
print(ring.firstIndex(of: "b") ?? -1)
print(ring.joined(separator: "+"))
