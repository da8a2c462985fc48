// What is declared of a protocol hides what is declared of the one that it refines.
extension Collection where Element: Equatable {
  func first<C: Collection>(in other: C) -> String where C.Element == Element { "collection" }
  func second<C: Collection>(in other: C) -> String where C.Element == Element { "collection" }
}

extension StringProtocol {
  func first<T: StringProtocol>(in other: T) -> String { "text" }
  func second<C: Collection>(in other: C) -> String where C.Element == Character { "text" }
}

extension BidirectionalCollection {
  func both() -> String { "both ways" }
  func each<T>(_ make: (Element) -> T) -> String { "both ways" }
}

extension Sequence where Element: Comparable {
  func both() -> String { "comparable" }
  func each<T: Equatable>(_ make: (Element) -> T) -> String { "equal" }
}

let text = "b"
print("a".first(in: "b"), text.first(in: text), text.dropFirst().first(in: text))
print(text.second(in: text), text.second(in: "a"), text.second(in: ["a"]))
print(text.first(in: ["a"]), ["a"].first(in: ["b"]))
print([1].both(), Set([1]).both(), [1].each { [$0] })
print("a text".contains("text"), "a text".contains("a" as Character), "x".contains("xy"))
print("one two".ranges(of: "o").count, "a-b-c".replacing("-", with: "+"))
