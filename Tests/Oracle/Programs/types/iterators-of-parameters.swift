// What an iterator of a type parameter gives is that parameter's element; `some` inside of types.
func first<S: Sequence>(_ values: S) -> S.Element? {
  var iterator = values.makeIterator()
  return iterator.next()
}
func numbered<S: Sequence>(_ values: S) -> (S.Element, Int)? {
  var iterator = values.makeIterator()
  guard let value = iterator.next() else { return nil }
  return (value, 1)
}
struct Pairs<A: Sequence, B: Sequence>: Sequence {
  let a: A
  let b: B
  func makeIterator() -> AnyIterator<(A.Element, B.Element)> {
    var first = a.makeIterator()
    var second = b.makeIterator()
    return AnyIterator {
      guard let x = first.next(), let y = second.next() else { return nil }
      return (x, y)
    }
  }
}
extension Sequence {
  var leading: Element? {
    var iterator = makeIterator()
    return iterator.next()
  }
}
print(first([1])!, numbered("ab")!, "xyz".leading!)
for (x, y) in Pairs(a: 1..., b: "ab") { print(x, y) }

func ranked(_ values: [Int], by key: (Int) -> some Comparable) -> [Int] {
  values.sorted { key($0) < key($1) }
}
func count(_ pairs: [some Hashable: some Equatable]) -> Int { pairs.count }
func either(_ a: (some CustomStringConvertible)?) -> String { a?.description ?? "none" }
print(ranked([3, 1, 2]) { -$0 }, ranked([10, 9]) { "\($0)" }, count([1: "a"]), either(4))

enum Payload { case tuple((Int, Int)), named((x: Int, y: Int)), labelled(p: (Int, Int)), none(Void) }
print(Payload.tuple((1, 2)), Payload.named((x: 1, y: 2)), Payload.labelled(p: (1, 2)), Payload.none(()))
enum Failure: Error, CustomStringConvertible {
  case code(Int)
  var description: String { "failure" }
}
dump(Failure.code(3))

@dynamicMemberLookup struct Lens<Root> {
  var root: Root
  subscript<T>(dynamicMember path: WritableKeyPath<Root, T>) -> Lens<T> { Lens<T>(root: root[keyPath: path]) }
  subscript<T>(dynamicMember path: KeyPath<Root, T>) -> T { root[keyPath: path] }
}
struct Place {
  var city = "Ulm"
  let country = "DE"
}
let lens = Lens(root: Place())
print(lens.city, lens.country, lens.city.count)
@dynamicMemberLookup struct Record {
  let values: [String: Int]
  subscript(dynamicMember name: String) -> Record? { values[name] == nil ? nil : Record(values: [:]) }
  subscript(dynamicMember name: String) -> Int? { values[name] }
}
let record = Record(values: ["n": 3])
let number: Int? = record.n
print(number as Any, record.n as Int? as Any)
