@propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range } }
@propertyWrapper struct Trimmed { private(set) var text = ""; var wrappedValue: String { get { text } set { text = newValue.split(separator: " ").joined(separator: " ") } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper final class Counted<T> { private(set) var reads = 0; private var v: T; init(wrappedValue: T) { v = wrappedValue }
  var wrappedValue: T { get { reads += 1; return v } set { v = newValue } }; var projectedValue: Counted<T> { self } }
struct Player { @Clamped(0...100) var health = 150; @Trimmed var name: String = "  a   b "; @Counted var score = 0 }
var p = Player()
print(p.health, p.name, p.$health); p.health -= 30; p.health = -5; p.name = " x  y"; p.score += 5
print(p.health, p.name, p.score, p.$score.reads)
class Model { @Clamped(1...3) var level: Int = 2; func up() { level += 1 } }
let m = Model(); m.up(); m.up(); print(m.level)
func f(@Clamped(0...5) n: Int) -> Int { n }
print(f(n: 9))
@propertyWrapper struct Default<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct S { @Default var a = 1; @Default var b: [String] = []; mutating func go() { b.append("z"); a *= 7 } }
var s = S(); s.go(); print(s.a, s.b, S(a: 5, b: ["q"]).a)
