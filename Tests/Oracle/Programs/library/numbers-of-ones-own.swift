struct R: SignedNumeric, Comparable, ExpressibleByIntegerLiteral { var n: Int; init(_ n: Int) { self.n = n }; init(integerLiteral v: Int) { n = v }; init?<T: BinaryInteger>(exactly v: T) { n = Int(v) }
  var magnitude: R { print("mag"); return R(Swift.abs(n)) }; static func + (a: R, b: R) -> R { R(a.n + b.n) }; static func - (a: R, b: R) -> R { R(a.n - b.n) }; static func * (a: R, b: R) -> R { R(a.n * b.n) }; static func *= (a: inout R, b: R) { a.n *= b.n }; static func < (a: R, b: R) -> Bool { a.n < b.n } }
print(abs(R(-3)), -R(2), abs(R(4)))
func g<T: SignedNumeric & Comparable>(_ x: T) -> T { abs(x) + x.magnitude(T.self) }
extension SignedNumeric { func magnitude(_ t: Self.Type) -> Self { self } }
print(g(R(-5)), g(-2), g(-1.5), abs(Int8(-3)))
print((5).dividingFullWidth((0, 17)), (7 as UInt8).dividingFullWidth((3, 200)), (-3).dividingFullWidth((-1, UInt(bitPattern: -20))), UInt64.max.dividingFullWidth((UInt64.max - 1, 5)))
