func middle<C: Collection>(_ items: C) -> C.Element? {
  guard !items.isEmpty else { return nil }
  return items[items.index(items.startIndex, offsetBy: items.count / 2)]
}
print(middle([1, 2, 3]) ?? 0, middle("hello") ?? "-", middle(1...9) ?? 0, middle(0..<0) as Any)
print(middle([1, 2, 3, 4][1...]) ?? 0, middle(Set([5])) ?? 0)

func describe<S: Sequence>(_ s: S) -> String where S.Element: CustomStringConvertible {
  var parts: [String] = []
  for element in s { parts.append(element.description) }
  return parts.joined(separator: "|")
}
print(describe([1, 2]), describe(1..<4), describe(["a": 1].map { $0.value }), describe(stride(from: 0, to: 6, by: 2)))
print(describe([3, 1, 2].sorted().reversed()), describe(zip([1, 2], [3, 4]).map { $0 + $1 }))

extension Collection {
  func chunked(into size: Int) -> [[Element]] {
    var result: [[Element]] = []
    var chunk: [Element] = []
    for element in self {
      chunk.append(element)
      if chunk.count == size { result.append(chunk); chunk = [] }
    }
    if !chunk.isEmpty { result.append(chunk) }
    return result
  }
  func second() -> Element? {
    guard count > 1 else { return nil }
    return self[index(after: startIndex)]
  }
}
extension Sequence where Element: Numeric {
  func total() -> Element { reduce(0, +) }
}
extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Collection where Element: Comparable {
  func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
extension Collection where Self.Element == Int { var evens: [Int] { filter { $0 % 2 == 0 } } }
extension Range where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
extension ClosedRange where Bound: Numeric { var span: Bound { upperBound - lowerBound } }
print([1, 2, 3, 4, 5].chunked(into: 2), "abcd".chunked(into: 3), (1...5).chunked(into: 4))
print([1, 2].second() ?? 0, "xy".second() ?? "-", (4..<9).second() ?? 0, [String: Int]().second() == nil)
print([1, 2, 3].total(), (1...4).total(), [0.5, 0.25].total(), Set([1, 2]).total())
print([1, 2, 1, 3, 2].unique(), "hello".unique(), "hello".counts()["l"] ?? 0)
print([1, 2, 2].isSorted(), "ba".isSorted(), (1..<5).isSorted(), [3, 4, 6].evens, (1...6).evens)
print((2..<10).middle, (1.5...4.0).span, (3...9).span)

func appendAll<C: RangeReplaceableCollection, S: Sequence>(_ c: C, _ s: S) -> C where C.Element == S.Element {
  var copy = c
  copy.append(contentsOf: s)
  return copy
}
print(appendAll([1], 2...3), appendAll("ab", "cd".reversed()))
func last<B: BidirectionalCollection>(_ b: B) -> B.Element? { b.isEmpty ? nil : b[b.index(before: b.endIndex)] }
print(last([1, 2, 3]) ?? 0, last("swift") ?? "-", last(1..<5) ?? 0)
func swapEnds<M: MutableCollection & BidirectionalCollection>(_ m: inout M) {
  guard m.count > 1 else { return }
  m.swapAt(m.startIndex, m.index(before: m.endIndex))
}
var numbers = [1, 2, 3]
swapEnds(&numbers)
print(numbers)
