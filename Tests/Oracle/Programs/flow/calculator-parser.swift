enum Token: Equatable { case number(Double), op(Character), open, close, name(String) }
enum ParseError: Error { case unexpected(Character, at: Int), missing(String), unknown(name: String) }
struct Lexer {
  let text: [Character]
  init(_ text: String) { self.text = Array(text) }
  func tokens() throws -> [Token] {
    var result: [Token] = [], index = 0
    func take(while isIn: (Character) -> Bool) -> String {
      let start = index
      while index < text.count, isIn(text[index]) { index += 1 }
      return String(text[start..<index])
    }
    while index < text.count {
      switch text[index] {
      case " ": index += 1
      case "0"..."9", ".": result.append(.number(Double(take { $0.isNumber || $0 == "." })!))
      case "+", "-", "*", "/", "^": result.append(.op(text[index])); index += 1
      case "(": result.append(.open); index += 1
      case ")": result.append(.close); index += 1
      case let c where c.isLetter: result.append(.name(take(while: \.isLetter)))
      case let c: throw ParseError.unexpected(c, at: index)
      }
    }
    return result
  }
}
indirect enum Node { case value(Double), binary(Character, Node, Node), negate(Node), call(String, Node) }
struct Parser {
  var tokens: ArraySlice<Token>
  static func parse(_ text: String) throws -> Node {
    var parser = Parser(tokens: try Lexer(text).tokens()[...])
    let node = try parser.expression(0)
    guard parser.tokens.isEmpty else { throw ParseError.missing("an operator") }
    return node
  }
  private static let strength: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
  private mutating func expression(_ least: Int) throws -> Node {
    var left = try operand()
    while case .op(let op)? = tokens.first, let strength = Self.strength[op], strength > least || (op == "^" && strength == least) {
      tokens.removeFirst()
      left = .binary(op, left, try expression(op == "^" ? strength - 1 : strength))
    }
    return left
  }
  private mutating func operand() throws -> Node {
    switch tokens.popFirst() {
    case .number(let n)?: return .value(n)
    case .op("-")?: return .negate(try expression(2))
    case .name(let name)?:
      guard tokens.first == .open else { throw ParseError.unknown(name: name) }
      return .call(name, try operand())
    case .open?:
      let inner = try expression(0)
      guard tokens.popFirst() == .close else { throw ParseError.missing(")") }
      return inner
    case .close?, .op?, nil: throw ParseError.missing("a number")
    }
  }
}
extension Node {
  func evaluate() throws -> Double {
    switch self {
    case .value(let value): return value
    case .negate(let node): return -(try node.evaluate())
    case .call("sqrt", let node): return try node.evaluate().squareRoot()
    case .call("abs", let node): return abs(try node.evaluate())
    case .call(let name, _): throw ParseError.unknown(name: name)
    case let .binary(op, a, b):
      let (x, y) = (try a.evaluate(), try b.evaluate())
      switch op {
      case "+": return x + y
      case "-": return x - y
      case "*": return x * y
      case "/": return x / y
      default: return (0..<Int(y)).reduce(1) { result, _ in result * x }
      }
    }
  }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 * 3 + 10 / 4", "sqrt(16) + abs(-3)", "1 / 0", "2 *", "(1", "4 $ 4", "foo(1)", "x", "1 2"] {
  do { print(text, "=", try Parser.parse(text).evaluate()) }
  catch let ParseError.unexpected(c, at: place) { print("\(text): unexpected '\(c)' at \(place)") }
  catch ParseError.missing(let what) { print("\(text): missing \(what)") }
  catch { print("\(text): \(error)") }
}
