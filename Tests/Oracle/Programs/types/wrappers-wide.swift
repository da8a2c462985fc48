@propertyWrapper struct Clamped<V: Comparable> {
  private var v: V; let r: ClosedRange<V>
  private(set) var projectedValue = 0
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: V { get { v } set { let n = min(max(newValue, r.lowerBound), r.upperBound); if n != newValue { projectedValue += 1 }; v = n } }
}
@propertyWrapper struct Trimmed { private(set) var value = ""; var wrappedValue: String { get { value } set { value = String(newValue.drop(while: { $0 == " " })) } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }; var log: [String] = []; var projectedValue: Self { get { self } set { self = newValue } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper final class Shared<T> { var wrappedValue: T; var projectedValue: Shared<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Default<T> { var wrappedValue: T?; let d: T; init(_ d: T) { self.d = d; wrappedValue = nil }; var projectedValue: T { wrappedValue ?? d } }
struct P {
  @Clamped(0...10) var level = 50
  @Trimmed var name = "  bob"
  @Logged var x = 1
  @Shared var s = [1]
  @Default("none") var nick: String?
}
var p = P()
print(p.level, p.name, p.$x.log, p.s, p.nick as Any, p.$nick)
p.level = 20; p.level = -1; p.level = 5
print(p.level, p.$level)
p.name = "   eve"; p.x = 2; p.x += 5; p.$x.log.append("mine")
print(p.name, p.$x.log, p.x)
var q = p
q.s.append(2); q.$s.wrappedValue.append(3); q.x = 100; q.nick = "n"
print(p.s, q.s, p.x, q.x, q.$nick, p.$nick)
print(p)
func local() { @Clamped(1...3) var n = 9; n -= 1; print(n, $n); @Trimmed var t = "  q"; print(t + "|") }
local()
class K { @Shared var v = 1; @Clamped(0...5) static var st = 9; @Logged var l: Int; init(_ n: Int) { l = n; l = n + 1; _l.log.append("init") } }
let k = K(4); k.v += 1; print(k.v, K.st, k.l, k.$l.log)
K.st = 2; print(K.st)
struct Gen<T> { @Shared var v: T; @Logged var w: [T] = [] }
let g = Gen(v: 3, w: [1]); g.v = 4; print(g.v, g.$v === g.$v, g.w)
