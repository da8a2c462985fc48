enum Token { case num(Double), op(Character), paren(open: Bool), ident(name: String, args: [Token]?), end }
indirect enum Expr { case lit(Int), neg(Expr), bin(Expr, String, Expr) }
func d(_ t: Token) -> String {
  switch t {
  case .num(let v) where v < 0: return "neg \(v)"
  case .num(0): return "zero"
  case .num(1...9): return "digit"
  case let .num(v): return "num \(v)"
  case .op("+"), .op("-"): return "additive"
  case .op(let c) where "*/".contains(c): return "mult \(c)"
  case .op: return "op"
  case .paren(open: true): return "("
  case .paren(open: let o): return "\(o)"
  case .ident(name: "pi", args: nil): return "const"
  case .ident(let n, .some(let a)) where a.isEmpty: return n + "()"
  case .ident(let n, let a?): return n + "(\(a.map(d).joined(separator: ",")))"
  case .ident(name: let n, _): return n
  case .end: return "end"
  }
}
for t in [Token.num(-1), .num(0), .num(5), .num(50), .op("-"), .op("*"), .op("^"), .paren(open: true), .paren(open: false), .ident(name: "pi", args: nil), .ident(name: "f", args: []), .ident(name: "g", args: [.num(1), .end]), .ident(name: "x", args: nil), .end] { print(d(t)) }
func ev(_ e: Expr) -> Int? { switch e { case .lit(let n): n; case .neg(.neg(let x)): ev(x); case .neg(let x): ev(x).map { -$0 }; case .bin(let l, "+", let r): if let a = ev(l), let b = ev(r) { a + b } else { nil }; case let .bin(l, "/", r): if let a = ev(l), let b = ev(r), b != 0 { a / b } else { nil }; case .bin: nil } }
print(ev(.bin(.lit(1), "+", .neg(.neg(.lit(4))))) as Any, ev(.bin(.lit(1), "/", .lit(0))) as Any)
let pts: [(Int, Int)?] = [(0, 0), (0, 3), (2, 0), nil, (-4, 4), (5, 6)]
for p in pts { switch p { case (0, 0)?: print("origin"); case (0, let y)?: print("y", y); case (let x, 0)?: print("x", x); case let (x, y)? where x == -y: print("diag"); case .some((let a, let b)): print(a + b); case nil: print("nil") } }
for case let (x, y)? in pts where x > 0 { print("pos", x, y) }
for case .some(let p) in pts { print(p.0, terminator: " ") }; print()
if case 1..<10 = 5, case let n? = Int("3"), n > 2 { print("in", n) }
guard case .num(let q) = Token.num(8) else { fatalError() }; print(q)
let s = "hello"; switch s { case "a"..."f": print("a-f"); case "g"...: print("g.."); default: print("?") }
switch (s.count, s.first) { case (5, "h"?): print("5h"); default: print("-") }
struct Even {}; func ~= (l: Even, r: Int) -> Bool { r % 2 == 0 }; func ~= (f: (Int) -> Bool, v: Int) -> Bool { f(v) }
for i in 1...4 { switch i { case Even(): print("even"); case { $0 > 2 }: print("big"); default: print("odd") } }
outer: for i in 0..<3 { for j in 0..<3 { switch (i, j) { case (1, _): continue outer; case (2, 1): break outer; case let (a, b) where a == b: print("eq", a); fallthrough; case _: print(i, j) } } }
let a: Any = [1, 2]; if let x = a as? [Int], case let (f, l) = (x.first!, x.last!) { print(f, l) }
switch a { case let d as [String: Int]: print(d); case let arr as [Int] where arr.count > 1: print("arr", arr); default: break }
let v = switch 7 { case ..<0: "neg"; case 0: "zero"; case let n where n.isMultiple(of: 2): "even"; case 5...: "5+"; default: "small" }; print(v)
var w = if s.isEmpty { 0 } else if s.count > 3 { s.count * 2 } else { 1 }; w += 1; print(w)
let opt: Int?? = .some(nil); switch opt { case .some(.some(let x)): print(x); case .some(.none): print("some none"); case .none: print("none") }
do { throw Err.code(404) } catch Err.code(400..<500) { print("client") } catch Err.code(let c) { print(c) } catch { print("?") }
enum Err: Error { case code(Int) }
while case let x? = [1, 2].randomElement(), x > 5 { print("no") }
let (aa, (bb, _), cc) = (1, ("x", 2.0), [3]); print(aa, bb, cc)
var (m, n) = (1, 2); (m, n) = (n, m); print(m, n); let f = { (t: (Int, Int)) -> Int in let (a, b) = t; return a * b }; print(f((3, 4)))
