// Tokenizer, Pratt parser, evaluator with precedence groups and custom operators
import Foundation
infix operator ** : Power
precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }
infix operator <> : Glue
precedencegroup Glue { associativity: left lowerThan: AdditionPrecedence higherThan: ComparisonPrecedence }
prefix operator √
postfix operator %%
func ** (a: Double, b: Double) -> Double { pow(a, b) }
func <> <T>(a: [T], b: [T]) -> [T] { a + b }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
print(2 ** 3 ** 2, √16 + 1, 50%%, [1] <> [2, 3] == [1, 2] <> [3])

indirect enum Expr {
  case number(Double), name(String)
  case unary(Character, Expr), binary(Expr, Character, Expr)
  case call(String, [Expr])
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let v) where v == v.rounded(): "\(Int(v))"
    case .number(let v): "\(v)"
    case .name(let n): n
    case .unary(let o, let e): "(\(o)\(e))"
    case .binary(let l, let o, let r): "(\(l) \(o) \(r))"
    case .call(let f, let a): "\(f)(\(a.map(\.description).joined(separator: ", ")))"
    }
  }
}
enum Token: Hashable { case number(Double), name(String), symbol(Character), end }
enum ParseError: LocalizedError {
  case unexpected(Token, at: Int), unbalanced
  var errorDescription: String? {
    switch self { case .unexpected(let t, let i): "unexpected \(t) at \(i)"; case .unbalanced: "unbalanced" }
  }
}
struct Lexer: IteratorProtocol, Sequence {
  let text: String
  var i: String.Index
  init(_ t: String) { text = t; i = t.startIndex }
  mutating func next() -> Token? {
    while i < text.endIndex, text[i].isWhitespace { text.formIndex(after: &i) }
    guard i < text.endIndex else { return nil }
    let c = text[i]
    if c.isNumber { let s = i; while i < text.endIndex, text[i].isNumber || text[i] == "." { i = text.index(after: i) }; return .number(Double(text[s..<i])!) }
    if c.isLetter { let s = i; while i < text.endIndex, text[i].isLetter || text[i] == "_" { i = text.index(after: i) }; return .name(String(text[s..<i])) }
    defer { i = text.index(after: i) }
    return .symbol(c)
  }
}
struct Parser {
  var tokens: [Token]; var p = 0
  init(_ s: String) { tokens = Array(Lexer(s)) + [.end] }
  static let power: [Character: (Int, right: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func expr(_ min: Int = 0) throws -> Expr {
    var left = try primary()
    while case .symbol(let o) = tokens[p], let (bp, right) = Parser.power[o], bp > min || (right && bp == min) {
      p += 1
      left = .binary(left, o, try expr(right ? bp - 1 : bp))
    }
    return left
  }
  mutating func primary() throws -> Expr {
    let t = tokens[p]; p += 1
    switch t {
    case .number(let v): return .number(v)
    case .symbol("-"): return .unary("-", try expr(2))
    case .symbol("("):
      let e = try expr()
      guard tokens[p] == .symbol(")") else { throw ParseError.unbalanced }
      p += 1
      return e
    case .name(let n):
      guard case .symbol("(") = tokens[p] else { return .name(n) }
      p += 1
      var args: [Expr] = []
      while tokens[p] != .symbol(")") {
        args.append(try expr())
        if tokens[p] == .symbol(",") { p += 1 }
      }
      p += 1
      return .call(n, args)
    case .end, .symbol: throw ParseError.unexpected(t, at: p - 1)
    }
  }
}
let functions: [String: ([Double]) -> Double] = ["max": { $0.max() ?? -.infinity }, "sqrt": { sqrt($0[0]) }, "sum": { $0.reduce(0, +) }]
func eval(_ e: Expr, _ env: [String: Double]) -> Double? {
  switch e {
  case .number(let v): v
  case .name(let n): env[n]
  case .unary(_, let e): eval(e, env).map(-)
  case let .binary(l, op, r):
    if let a = eval(l, env), let b = eval(r, env) {
      switch op { case "+": a + b; case "-": a - b; case "*": a * b; case "/": a / b; default: a ** b }
    } else { nil }
  case .call(let f, let args): functions[f].flatMap { g in let v = args.compactMap { eval($0, env) }; return v.count == args.count ? g(v) : nil }
  }
}
for s in ["1 + 2 * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "(1 + 2) * -x", "max(1, 2*y, sqrt(16)) / 0", "1 +", "(1", "sum()", "f(2)", "0 / 0", "1.5e"] {
  do {
    var p = Parser(s)
    let e = try p.expr()
    print(s, "=>", e, "=", eval(e, ["x": 3, "y": 4.25]) as Any)
  } catch { print(s, "!!", error.localizedDescription, error) }
}
print(Set(Lexer("a a 1 1.0 +")).count, Lexer("x+1").map { "\($0)" }, Token.name("q"))
dump(try! { var p = Parser("a*(b+1)"); return try p.expr() }())
