struct Fraction: Equatable {
  let n: Int, d: Int
  static func == (a: Fraction, b: Fraction) -> Bool { a.n * b.d == b.n * a.d }
}
print(Fraction(n: 1, d: 2) == Fraction(n: 2, d: 4), [Fraction(n: 1, d: 2)].contains(Fraction(n: 3, d: 6)))
final class Ref: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Ref(1), Ref(1), Ref(2)]).count, Ref(1) == Ref(1), Ref(1) === Ref(1))
var counts: [Ref: Int] = [:]
counts[Ref(1), default: 0] += 1
counts[Ref(1), default: 0] += 1
print(counts[Ref(1)]!)
let h = ["a": [1]], k = ["a": [1]]
print(h == k, h.hashValue == k.hashValue)
