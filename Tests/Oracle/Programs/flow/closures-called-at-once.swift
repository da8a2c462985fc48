struct T {
  var c: Double
  static let zero: T = { print("computing"); return .init(c: -273.15) }()
}
print(T.zero.c)
let q: T = { print("x"); return .init(c: 3) }()
print(q)
class V { lazy var l: T = { print("lazy"); return .init(c: 1) }() }
print(V().l)
let x: Int = { var e: Int!; e = 4; return e }()
let d: Double? = { print(x); return 2 }()
let n: Int = { print("none"); return nil as Int? }() ?? 5
print(x, d as Any, n)
let counted = { (x: Int...) in x.count }
print(counted(1, 2, 3), counted())
