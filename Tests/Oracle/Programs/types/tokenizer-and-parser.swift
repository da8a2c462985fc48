enum Token: Equatable, CustomDebugStringConvertible { case num(Double), op(Character), lparen, rparen, ident(String)
  var debugDescription: String { switch self { case .num(let n): "num(\(n))"; case .op(let c): "op(\(c))"; case .lparen: "("; case .rparen: ")"; case .ident(let s): "id:" + s } } }
struct LexError: Error { let pos: String.Index; let ch: Character }
struct Lexer: Sequence, IteratorProtocol { let src: String; var i: String.Index
  init(_ s: String) { src = s; i = s.startIndex }
  private mutating func take(while p: (Character) -> Bool) -> Substring { let st = i; while i < src.endIndex, p(src[i]) { i = src.index(after: i) }; return src[st..<i] }
  mutating func next() -> Token? { _ = take(while: \.isWhitespace); guard i < src.endIndex else { return nil }
    switch src[i] { case let c where c.isNumber: return .num(Double(take { $0.isNumber || $0 == "." })!)
      case "(": i = src.index(after: i); return .lparen
      case ")": src.formIndex(after: &i); return .rparen
      case let c where c.isLetter || c == "_": return .ident(String(take { $0.isLetter || $0.isNumber || $0 == "_" }))
      case let c: i = src.index(i, offsetBy: 1); return .op(c) } } }
indirect enum Expr { case num(Double), v(String), bin(Character, Expr, Expr), neg(Expr), call(String, [Expr]) }
struct Parser { var toks: ArraySlice<Token>; enum Err: Error { case unexpected(Token?), trailing }
  init(_ s: String) { toks = Array(Lexer(s))[...] }
  static let prec: [Character: (Int, Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
  mutating func parse() throws -> Expr { let e = try expr(0); guard toks.isEmpty else { throw Err.trailing }; return e }
  mutating func expr(_ min: Int) throws -> Expr { var l = try atom()
    while case .op(let c)? = toks.first, let (p, r) = Self.prec[c], p >= min { toks.removeFirst(); l = .bin(c, l, try expr(r ? p : p + 1)) }
    return l }
  mutating func atom() throws -> Expr { switch toks.popFirst() { case .num(let n): return .num(n)
      case .op("-"): return .neg(try atom())
      case .lparen: let e = try expr(0); guard toks.popFirst() == .rparen else { throw Err.unexpected(toks.first) }; return e
      case .ident(let n): if toks.first == .lparen { toks.removeFirst(); let a = try expr(0); _ = toks.popFirst(); return .call(n, [a]) }; return .v(n)
      case let t: throw Err.unexpected(t) } } }
extension Expr { func eval(_ env: [String: Double]) -> Double? { switch self { case .num(let n): n; case .v(let s): env[s]
      case let .bin(o, a, b): if let x = a.eval(env), let y = b.eval(env) { switch o { case "+": x + y; case "-": x - y; case "*": x * y; case "/": x / y; default: (0..<Int(y)).reduce(1) { p, _ in p * x } } } else { nil }
      case .neg(let e): e.eval(env).map(-); case .call("sqrt", let a): a[0].eval(env)?.squareRoot(); case .call: nil } } }
for s in ["1 + 2 * 3", "2 ^ 3 ^ 2", "-(a + 4.5) / 2", "sqrt(16) - b", "(1 + 2", "1 2", "", "3 $ 4"] {
  do { var p = Parser(s); let e = try p.parse(); print(s, "=", e.eval(["a": 1.5]) as Any) } catch let e as Parser.Err { print(s, "!", e) } }
print(Array(Lexer("x1+ 3.50*(y)")))
dump(try Parser("1+x").toks.count); var pp = Parser("1 + -x"); dump(try pp.parse()); print(try { var p = Parser("f(2)*3"); return try p.parse() }())
