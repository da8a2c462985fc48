import Foundation
struct It { var q: Int; var p: Double; var n: String; var t: Int? }
struct V { var xs: [It]; var f: Double; var d: [String: It]
  var a1: Double { xs.map { $0.q * $0.p }.reduce(0, +) }
  var a2: Double { xs.map { $0.p * $0.q }.reduce(0, +) }
  var a3: Double { xs.reduce(0) { $0 + $1.q * $1.p } }
  var a4: Double { xs.reduce(0) { $0 + $1.p * $1.q } }
  var a5: Double { xs.reduce(0.0) { $0 + $1.q } }
  var a6: Int { xs.reduce(0) { $0 + $1.p } }
  var a7: Int { xs.map { $0.q * $0.p }.reduce(0, +) }
  var a8: Int { xs.map { $0.p }.reduce(0, +) }
  var a9: Double { xs.map { $0.q }.reduce(0, +) }
  var b1: Double { xs.map(\.q).reduce(0, +) }
  var b2: Double { xs.map { $0.q }.reduce(0, +) / xs.count }
  var b5: Double { Double(xs.map { $0.q }.reduce(0, +)) / xs.count }
  var b6: String { xs.map { $0.q * $0.p }.description }
  var b7: [Double] { xs.map { $0.q * $0.p } }
  var b8: [Double] { xs.map { $0.q } }
  var b9: [String] { xs.map { $0.n + $0.q } }
  var c2: Double { xs.map { $0.q * f }.max() ?? 0 }
  var c3: Double { d.values.map { $0.q * $0.p }.reduce(0, +) }
  var c4: Double { d.values.reduce(0) { $0 + $1.q * $1.p } }
  func c5() { let t = xs.map { $0.q * $0.p }.reduce(0, +); print(t) }
  func c6() { let t = xs.reduce(0) { $0 + $1.q * $1.p }; print(t) }
  func c7() { let t = xs.map { $0.q * $0.p }; print(t) }
  func c8() { var s = 0; for x in xs { s += x.q * x.p }; print(s) }
  func c9() { var s = 0.0; for x in xs { s += x.q * x.p }; print(s) }
  func d1() { var s = 0.0; for x in xs { s = s + x.q * x.p }; print(s) }
  func d2() { let t: Double = xs.map { $0.q * $0.p }.reduce(0, +); print(t) }
  func d3() -> Double { return xs.map { $0.q * $0.p }.reduce(0, +) }
  func d4() -> Double { xs.filter { $0.q > 1 }.map { $0.q * $0.p }.reduce(0, +) }
  func d5() -> Double { xs.map { $0.q }.reduce(+) }
  func d6() -> Double { xs.map { $0.p }.reduce(+) }
  func d7() -> Double { xs.map { $0.p }.reduce(0) }
  func d8() -> Double { xs.map { $0.p }.sum() }
  func e2() -> Int { xs.map { $0.t }.reduce(0, +) }
  func e3() -> Int { xs.reduce(0) { $0 + $1.t } }
  func e5() -> String { xs.reduce("") { $0 + $1.q } }
  func e6() -> String { xs.reduce(0) { $0 + $1.n } }
  func e7() -> String { xs.reduce { $0 + $1.n } }
  func e9() -> [String: Int] { xs.reduce(into: [:]) { $0[$1.n] = $1.p } }
}
