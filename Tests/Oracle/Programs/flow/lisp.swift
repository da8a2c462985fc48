// a small interpreter for a lisp
indirect enum Value: CustomStringConvertible { case num(Double), sym(String), str(String), list([Value]), fn(([Value]) throws -> Value), lambda([String], Value, Env), nil_
  var description: String { switch self { case .num(let n): n == n.rounded() ? String(Int(n)) : String(n); case .sym(let s): s; case .str(let s): "\"\(s)\""; case .list(let l): "(" + l.map(\.description).joined(separator: " ") + ")"; case .fn: "<builtin>"; case .lambda(let p, _, _): "<lambda \(p.count)>"; case .nil_: "nil" } }
  var truthy: Bool { if case .nil_ = self { false } else if case .num(0) = self { false } else { true } } }
final class Env { private var vars: [String: Value]; let parent: Env?; init(_ v: [String: Value] = [:], parent: Env? = nil) { vars = v; self.parent = parent }
  subscript(name: String) -> Value? { get { vars[name] ?? parent?[name] } set { vars[name] = newValue } } }
enum LispError: Error { case syntax(String), unbound(String), notCallable(Value), arity(expected: Int, got: Int), type(String) }
struct Reader { private var tokens: ArraySlice<String>; init(_ s: String) { var out: [String] = [], cur = "", inStr = false
    for c in s { switch c { case "\"": if inStr { out.append("\"" + cur); cur = ""; inStr = false } else { inStr = true }
      case _ where inStr: cur.append(c)
      case "(", ")": if !cur.isEmpty { out.append(cur); cur = "" }; out.append(String(c))
      case " ", "\n": if !cur.isEmpty { out.append(cur); cur = "" }
      default: cur.append(c) } }
    if !cur.isEmpty { out.append(cur) }; tokens = out[...] }
  var isAtEnd: Bool { tokens.isEmpty }
  mutating func read() throws -> Value { guard let t = tokens.popFirst() else { throw LispError.syntax("unexpected end") }
    switch t { case "(": var l: [Value] = []; while tokens.first != ")" { guard !tokens.isEmpty else { throw LispError.syntax("missing )") }; l.append(try read()) }; tokens.removeFirst(); return .list(l)
    case ")": throw LispError.syntax("stray )")
    case "nil": return .nil_
    case let s where s.hasPrefix("\""): return .str(String(s.dropFirst()))
    default: return Double(t).map(Value.num) ?? .sym(t) } } }
func eval(_ v: Value, _ env: Env) throws -> Value {
  switch v {
  case .sym(let s): guard let x = env[s] else { throw LispError.unbound(s) }; return x
  case .list(let items):
    guard let head = items.first else { return .nil_ }; let args = items.dropFirst()
    if case .sym(let name) = head { switch (name, args.count) {
      case ("if", 2...3): return try eval(try eval(items[1], env).truthy ? items[2] : (items.count > 3 ? items[3] : .nil_), env)
      case ("define", 2): guard case .sym(let n) = items[1] else { throw LispError.type("define") }; env[n] = try eval(items[2], env); return .sym(n)
      case ("lambda", 2): guard case .list(let ps) = items[1] else { throw LispError.type("lambda") }; return .lambda(ps.compactMap { if case .sym(let s) = $0 { s } else { nil } }, items[2], env)
      case ("quote", 1): return items[1]
      case ("let", 2): guard case .list(let bs) = items[1] else { break }; let inner = Env(parent: env); for case .list(let b) in bs { if case .sym(let n) = b[0] { inner[n] = try eval(b[1], env) } }; return try eval(items[2], inner)
      case ("do", 1...): return try args.map { try eval($0, env) }.last!
      default: break } }
    let f = try eval(head, env), xs = try args.map { try eval($0, env) }; return try call(f, xs)
  default: return v } }
func call(_ f: Value, _ xs: [Value]) throws -> Value { switch f { case .fn(let b): return try b(xs)
  case let .lambda(ps, body, env): guard ps.count == xs.count else { throw LispError.arity(expected: ps.count, got: xs.count) }; return try eval(body, Env(Dictionary(uniqueKeysWithValues: zip(ps, xs)), parent: env))
  default: throw LispError.notCallable(f) } }
func math(_ f: @escaping (Double, Double) -> Double) -> Value { .fn { xs in let ns = try xs.map { v -> Double in guard case .num(let n) = v else { throw LispError.type("\(v) is no number") }; return n }; guard let a = ns.first else { return .num(0) }; return .num(ns.count == 1 ? f(0, a) : ns.dropFirst().reduce(a, f)) } }
let global = Env(["+": math(+), "-": math(-), "*": math(*), "/": math(/), "<": .fn { xs in if case let (.num(a), .num(b)) = (xs[0], xs[1]) { a < b ? .num(1) : .nil_ } else { .nil_ } }, "list": .fn { .list($0) }, "map": .fn { xs in guard case .list(let l) = xs[1] else { throw LispError.type("map") }; return .list(try l.map { try call(xs[0], [$0]) }) }, "car": .fn { if case .list(let l)? = $0.first, let f = l.first { f } else { .nil_ } }])
let program = """
(define sq (lambda (x) (* x x)))
(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))
(sq 7) (fact 10) (map sq (list 1 2 3)) (let ((a 2) (b 3)) (+ a b 0.5))
(map (lambda (x) (if (< x 2) "small" x)) (list 1 2 3)) (car (quote (a b))) (define add (lambda (n) (lambda (m) (+ n m)))) ((add 3) 4) add (- 5) () (do 1 2 "x")
(undefined 1)
(1 2)
(sq 1 2)
(+ 1 "a")
(foo
"""
var r = Reader(program)
while !r.isAtEnd { do { let form = try r.read(); print(form, "=>", try eval(form, global)) } catch LispError.syntax(let m) { print("syntax:", m); break } catch let e as LispError { print("error:", e) } catch { print("?", error) } }
