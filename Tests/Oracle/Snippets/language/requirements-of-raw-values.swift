struct M {}
func f<T: Equatable>(_ t: T) {}
struct S { func g<T: Equatable>(_ t: T) {} ; init() {}; init<T: Hashable>(t: T) {} }
func f2<T: Hashable>(_ t: T, _ u: T) {}
enum E1: String { case a }
enum E2: Int { case a }
struct R: RawRepresentable { var rawValue: String }
func str<T: StringProtocol>(_ t: T) {}
func num<T: Numeric>(_ t: T) {}
func both(_ k: M) {}
func both<T: StringProtocol>(_ t: T) {}
func both3(_ k: M) {}
func both3<T: Numeric>(_ t: T) {}
func a(_ ms: [M], _ o: M?, _ m: M) {
  f(ms)
}
func a2(_ ms: [M], _ o: M?, _ m: M) {
  f(o)
  S().g(ms)
  _ = S(t: ms)
  f(m)
  f([1: m])
  f2(ms, ms)
}
func b() {
  str(E1.a)
  str(E2.a)
  str(R(rawValue: ""))
  num(E2.a)
  num(E1.a)
  both(E1.a)
  both(E2.a)
  both(R(rawValue: ""))
  both3(E1.a)
  both3(E2.a)
  both3(3 as Int?)
}
