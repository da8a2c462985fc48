struct L { let n: Int }
struct M: Equatable { let n: Int }
enum E { case a, b }
enum F { case a(Int), b }
class C {}
struct T { var l: L; var o: L?; var ls: [L]; var m: M; var mo: M?; var e: E; var eo: E?; var f: F; var fo: F?; var c: C; var co: C?; var d: Double; var s: String; var i: Int
  func a1() -> Bool { l == o }
  func a2() -> Int { l == o ? 1 : 2 }
  func a3() { if l == o { } }
  func a4() { if o == l { } }
  func a5() { if l == ls.first { } }
  func a6() -> Int { l == ls.first ? 1 : 2 }
  func a7() { let x = o == o; print(x) }
  func a8() { _ = ls.filter { $0 == o } }
  func a9() { _ = ls.filter { $0 == l } }
  func b2() { if m == mo { } }
  func b3() { if f == .b { } }
  func b4() { if fo == .b { } }
  func b5() { if f == fo { } }
  func b6() { if c == co { } }
  func b7() { if c == c { } }
  func b8() { if e == .c { } }
  func b9() { if eo == .a { } }
  func c1() { if e == "a" { } }
  func c2() { if e == E { } }
  func c3() -> Int { f == .b ? 1 : 2 }
  func c4() -> Int { l == l ? 1 : 2 }
  func c5() -> Int { c == co ? 1 : 2 }
  func c6() { if d == s { } }
  func c7() { print(d == s) }
  func c8() { if s == d { } }
  func c9() -> Bool { s == d }
  func d1() -> Int { d == s ? 1 : 2 }
  func d2() { _ = ls.filter { _ in d == s } }
  func d3() { if d == i { } }
  func d4() -> Int { d == i ? 1 : 2 }
  func d5() -> Int { i == s ? 1 : 2 }
  func d6() { if i == s && d > 1 { } }
  func d7() { _ = ls.filter { $0.n == s } }
  func d8() { _ = ls.filter { $0.n == "1" } }
  func d9() { _ = ls.filter { $0.n == d } }
  func e1() { _ = ls.filter { $0.n > d } }
  func e2() { _ = ls.contains { $0.n > s } }
  func e3() { _ = ls.map { $0.n + s } }
  func e4() { _ = ls.map { $0.n * d } }
  func e5() -> [Double] { ls.map { $0.n * d } }
  func e6() -> Double { ls.map { $0.n * d }.reduce(0, +) }
  func e7() -> Double { ls.reduce(0) { $0 + $1.n * d } }
  func e8() -> Double { ls.reduce(0) { $0 + $1.n } }
  func e9() -> Int { ls.reduce(0) { $0 + d * $1.n } }
}
