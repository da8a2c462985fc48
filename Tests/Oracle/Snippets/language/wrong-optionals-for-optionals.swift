struct P: Hashable { var x = 0 }
class A {}; class B: A {}
func t(_ x: Int?) {}
func u(_ x: String?, y: Int) {}
func g<T>(_ x: T?) -> T? { x }
struct T {
  var o: Int?; var s: String?; var d: Double?; var p: P?; var nums = [1]; var os: [Int?] = []; var oo: Int??; var a: A?; var b: B?; var oa: [Int]?; var ob: [String]?
  func a1() -> String? { return o }
  func a2() -> String? { o }
  func a3() -> String? { if true { return o } ; return nil }
  func a4() { let x: String? = o; print(x as Any) }
  mutating func a5() { s = o }
  func a6() { t(s) }
  func a7() { u(o, y: 1) }
  func a8() -> [String]? { oa }
  func a9() -> [String?] { os }
  func b1() -> P? { o }
  func b2() -> B? { a }
  func b3() -> Double? { o }
  mutating func b4() { d = o }
  func b5() { let x: Double? = o; print(x as Any) }
  func b6() -> String { o }
  func b7() -> Double { o }
  func b8() -> String? { nums }
  func b9() -> String? { 3 }
  func c1() -> Int? { "x" }
  func c2() -> P? { nums.first }
  func c3() -> String?? { o }
  func c4() -> Int? { oo }
  func d2() -> [String: Int]? { oa }
  func d5() -> String? { nums.first { $0 > 1 } }
  func d6() -> String? { nums.max() }
  func d7() -> String? { return nums.firstIndex(of: 3) }
  func f() throws -> Int { 1 }
  var d9: String? { o }
  var e1: Int? { s }
  lazy var e2: String? = o
  var e3: (Int?) -> String? = { $0 }
  func e4() { let c: () -> String? = { o }; print(c()  as Any) }
  func e5() -> [String?] { [o] }
  func e6() -> [String: Int?] { ["a": s] }
  func e7() { var x: String?; x = o; print(x as Any) }
  func e8() { let y: String = o; print(y) }
  func e9() -> String? { guard let q = o else { return o }; return q }
  func f1() -> String? { g(o) }
  func f2() -> (String?, Int) { (o, 1) }
  func f3() -> Result<String?, Error> { .success(o) }
  func f4() { let x = s == o; print(x) }
  func f5() async -> String? { await h() }
  func h() async -> Int? { 1 }
  func f6() { nums.map { t($0.description) } }
  mutating func f7() { p = o }
  mutating func f8() { p?.x = s }
  mutating func f9() { nums[0] = s }
  mutating func g1() { nums = oa }
  mutating func g3() { oa = ob }
}
