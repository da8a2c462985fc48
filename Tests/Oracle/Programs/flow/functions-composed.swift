func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let f: (Int) -> String = compose({ $0 + 1 }, String.init)
print(f(3))
let g = compose({ (x: Int) in x + 1 }, { "\($0)" })
print(g(3))
let h = compose(Int.init as (String) -> Int?, { $0 ?? 0 })
print(h("3"))
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let k: (String) -> Int = Int.init >>> { $0 ?? 0 }
print(k("4"))
let len = { (s: String) in s.count } >>> { $0 * 2 } >>> String.init
print(len("abc"))
let up = \String.count >>> { $0 + 1 }
print(up("ab"))
