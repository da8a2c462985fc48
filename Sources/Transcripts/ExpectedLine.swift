/// One line of what a command is expected to print.
public struct ExpectedLine: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `\…`: this text, whatever it looks like.
    case literal(String)
    /// Text, with inline matchers or without.
    case pattern(LinePattern)
    /// `...`: any lines, or none.
    case gap
    /// `(re) …`
    case expression(RegularExpression)
    case anyOrder
    case end
    /// `! …`: not before the next line that matches.
    case forbidden(LinePattern)
  }

  enum Problem: Hashable, Sendable {
    case error(String)
    case warning(String)
  }

  /// The line as written.
  public let source: String
  /// From 1.
  public let line: Int
  let kind: Kind
  let problems: [Problem]

  /// - Parameter line: where it stands in the file, from 1.
  init(_ source: String, line: Int = 0) {
    self.source = source
    self.line = line
    var problems: [Problem] = []
    kind = Self.kind(source, &problems)
    self.problems = problems
  }

  private static func kind(_ source: String, _ problems: inout [Problem]) -> Kind {
    if let text = source.dropping(prefix: "\\") { return .literal(text) }
    switch source.trimmingTrailingBlanks {
    case "...": return .gap
    case "(any-order)": return .anyOrder
    case "(end)": return .end
    case let text where ["…", "....", ".."].contains(text):
      problems.append(
        .warning("'\(text)' is text; did you mean '...'? For this text, write '\\\(text)'"))
    case let text where ["(any order)", "(anyorder)", "(any_order)"].contains(text.lowercased()):
      problems.append(.warning("'\(text)' is text; did you mean '(any-order)'?"))
    default: break
    }
    if let expression = source.dropping(prefix: "(re) ") {
      do {
        return .expression(try RegularExpression(expression.trimmingTrailingBlanks))
      } catch {
        problems.append(.error("in '(re)': \(error.message)"))
        return .literal(source)
      }
    }
    let forbidden = source.dropping(prefix: "! ")
    let pattern = LinePattern(forbidden ?? source)
    problems += pattern.problems.map(Problem.warning)
    return forbidden == nil ? .pattern(pattern) : .forbidden(pattern)
  }

  var isEmptyLine: Bool {
    switch kind {
    case .pattern(let pattern): pattern.source.trimmingBlanks.isEmpty
    case .literal(let text): text.trimmingBlanks.isEmpty
    case .gap, .expression, .anyOrder, .end, .forbidden: false
    }
  }

  /// How a line of output is written so that it matches exactly that output.
  static func written(_ output: String) -> String {
    let line = ExpectedLine(output)
    guard case .pattern(let pattern) = line.kind, pattern.isPlain, line.problems.isEmpty,
      LineForm(output) == .output
    else { return "\\" + output }
    return output
  }

  var captures: [String] { pattern?.captures ?? [] }
  var reuses: [String] { pattern?.reuses ?? [] }

  private var pattern: LinePattern? {
    switch kind {
    case .pattern(let pattern), .forbidden(let pattern): pattern
    case .literal, .gap, .expression, .anyOrder, .end: nil
    }
  }
}
