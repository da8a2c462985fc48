enum Token: Equatable, CustomStringConvertible {
  case number(Double), op(Character), open, close
  var description: String {
    switch self {
    case .number(let value): return value == value.rounded() ? String(Int(value)) : String(value)
    case .op(let sign): return String(sign)
    case .open: return "("
    case .close: return ")"
    }
  }
}
enum CalculatorError: Error { case unexpected(Character, at: Int), unbalanced, empty, divisionByZero }
struct Lexer {
  let text: String
  func tokens() throws -> [Token] {
    var result: [Token] = []
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case " ": index = text.index(after: index)
      case "0"..."9", ".":
        let start = index
        while index < text.endIndex, text[index].isNumber || text[index] == "." { index = text.index(after: index) }
        result.append(.number(Double(text[start..<index])!))
      case "+", "-", "*", "/", "^": result.append(.op(character)); index = text.index(after: index)
      case "(": result.append(.open); text.formIndex(after: &index)
      case ")": result.append(.close); text.formIndex(after: &index)
      default: throw CalculatorError.unexpected(character, at: text.distance(from: text.startIndex, to: index))
      }
    }
    return result
  }
}
let precedence: [Character: (level: Int, isRight: Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
func postfix(_ tokens: [Token]) throws -> [Token] {
  var output: [Token] = [], stack: [Token] = []
  for token in tokens {
    switch token {
    case .number: output.append(token)
    case .op(let sign):
      while case .op(let top)? = stack.last, let a = precedence[top], let b = precedence[sign], a.level > b.level || (a.level == b.level && !b.isRight) {
        output.append(stack.removeLast())
      }
      stack.append(token)
    case .open: stack.append(token)
    case .close:
      while let top = stack.popLast(), top != .open { output.append(top) }
    }
  }
  while let top = stack.popLast() { guard top != .open else { throw CalculatorError.unbalanced }; output.append(top) }
  return output
}
func evaluate(_ text: String) throws -> Double {
  let tokens = try postfix(Lexer(text: text).tokens())
  guard !tokens.isEmpty else { throw CalculatorError.empty }
  var stack: [Double] = []
  for token in tokens {
    switch token {
    case .number(let value): stack.append(value)
    case .op(let sign):
      guard let b = stack.popLast(), let a = stack.popLast() else { throw CalculatorError.unbalanced }
      switch sign {
      case "+": stack.append(a + b)
      case "-": stack.append(a - b)
      case "*": stack.append(a * b)
      case "/": guard b != 0 else { throw CalculatorError.divisionByZero }; stack.append(a / b)
      default: stack.append((0..<Int(b)).reduce(1) { value, _ in value * a })
      }
    case .open, .close: break
    }
  }
  return stack[0]
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "10 / 4 - 1.5", "7 / 0", "(1 + 2", "3 + x", ""] {
  do { print(text, "=", try evaluate(text)) } catch let CalculatorError.unexpected(sign, place) { print("unexpected '\(sign)' at \(place)") } catch { print(text, "failed:", error) }
}
print(try Lexer(text: "1+(2*3)").tokens().map(\.description).joined(separator: " "), try postfix(Lexer(text: "1+2*3").tokens()))
