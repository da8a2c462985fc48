enum R: Hashable { case a(id: Int), b(name: String, n: Int), c, d(Int) }
enum S2 { case one(Int), two(x: Int, y: Int), three }
struct P: Hashable { var x = 0 }
struct T {
  var rs: [R] = []; var r = R.c; var o: R?; var set: Set<R> = []; var dict: [String: R] = [:]; var ps: [P] = []; var s = S2.three; var nums = [1]; var dbls = [1.0]
  mutating func a1() { rs.append(.a(id: "x")) }
  mutating func a2() { rs.append(.a("x")) }
  mutating func a3() { rs.append(.d("x")) }
  mutating func a4() { rs.append(.a(id: r)) }
  mutating func a5() { rs.append(R.a(id: "x")) }
  mutating func a6() { rs.append(.z) }
  mutating func a7() { rs.append(.b(name: 1, n: 2)) }
  mutating func a8() { rs.append(.b(name: "x")) }
  mutating func a9() { set.insert(.a(id: "x")) }
  mutating func b1() { rs.insert(.a(id: "x"), at: 0) }
  mutating func b2() { rs = [.a(id: "x")] }
  mutating func b3() { r = .a(id: "x") }
  mutating func b5() { ps.append(.init(x: "a")) }
  mutating func b6() { ps.append(P(x: "a")) }
  mutating func b8() { rs += R.c }
  mutating func b9() { ps += P() }
  mutating func c1() { nums += 3 }
  mutating func c2() { let p = P(); ps += p }
  mutating func c3() { ps.append("x") }
  mutating func c4() { ps.append([P()]) }
  mutating func c5() { rs.append(contentsOf: .c) }
  mutating func c8() { ps.insert(P()) }
  mutating func c9() { set.append(.c) }
  mutating func d1() { nums.insert(3) }
  mutating func d2() { nums.append(2.5) }
  mutating func d3() { dict["a"] = .a(id: "x") }
  func d5() { switch r { case .a(let x, let y): print(x, y); default: break } }
  func d6() { switch r { case .b(let x): print(x); default: break } }
  func d7() { switch r { case .c(let x): print(x); default: break } }
  func d8() { switch r { case .d(let x, let y): print(x, y); default: break } }
  func d9() { if case .a(let x, let y) = r { print(x, y) } }
  func e1() { if case .b(let x, let y, let z) = r { print(x, y, z) } }
  func e2() { guard case .a(let x) = o else { return }; print(x) }
  func e3() { if case .a(name: let x) = r { print(x) } }
  func e4() { if case .two(let a, y: let b) = s { print(a, b) } }
  func e5() { if case .two(y: let a, x: let b) = s { print(a, b) } }
  func e6() { if case let .q(x) = r { print(x) } }
  func e8() { guard case .a(let first) = nums.foo else { return }; print(first) }
  func e9() { if case .a(let q) = undefinedThing { print(q + 1) } }
  func f1() { switch missing { case .a(let q): print(q); case let z?: print(z); default: break } }
  func f2() { if let q = missing, q > 3 { print(q) } }
  func f3() { for case .a(let q) in missing { print(q) } }
  func f4() { let (a, b) = missing; print(a, b) }
  func f5() { print(nums == dbls); if rs == ps { } }
  func f6() { if nums == [r] { } }
  func f8() -> Bool { nums == dbls }
  func f9() -> Bool { nums == o }
  func g1() { if rs == r { } }
  func g2() { if rs == [P()] { } }
  func g3() { if dict == [1: 2] { } }
  func g4() { let a = Array(0, count: 3); print(a) }
  func g5() { let a = [Int](repeating: 0, 3); print(a) }
  func g6() { let a = Array(repeat: 0, count: 3); print(a) }
  func g7() { let a = String("x", count: 3); print(a) }
  func h1() { let a = Int("3", base: 2); print(a as Any) }
  func h2() { let a = String(repeating: "a", 3); print(a) }
  func h3() { let a = Double(); print(a); let b = Int(nums); print(b) }
  func h4() -> P? { rs.min { _, _ in true } }
  func h5() -> P? { rs.first }
  func h6() -> String? { nums.first }
  func h7() -> [String] { nums }
  func h8() -> String? { dict["a"] }
  func h9() -> Int? { dict.first }
  func i1() -> [P?] { rs }
  func i2() -> P { rs.first }
  func i3() -> Double? { Int("3") }
}
protocol Sh { func ar() -> Double }
struct Ci: Sh { func ar() -> Double { 1 } }
struct Ca { var shs: [any Sh]
  func a() -> (any Sh)? { shs.sorted { $0.ar() < $1.ar() } }
  func b() -> any Sh { shs }
  func c() -> any Sh { "x" }
  func e() -> [any Sh] { [Ci(), "x"] }
  func f() -> [any Sh] { Ci() }
  func h() -> some Sh { "x" }
}
