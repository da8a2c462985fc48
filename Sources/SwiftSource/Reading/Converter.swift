import Diagnostics
import SwiftSyntax

/// Turns syntax nodes into the program. A class, since what it has to report gathers while it
/// descends; it lives as long as one file's conversion.
final class Converter {
  typealias Place = Diagnostics.SourceRange

  let source: SourceFile
  let fileIndex: UInt16
  let configuration: ReaderConfiguration
  let operators: OperatorTable
  let positions: TextPositions
  var diagnostics: [Diagnostic] = []
  /// How many expressions, statements and types are open.
  var depth = 0
  /// What a `#if` between modifiers continues, until the first modifier takes it.
  var postfixBase: Expression?

  /// What the declarations now converted stand in.
  var enclosing = Enclosing.statements
  /// The closures around the expression now converted.
  var closures: [ClosureArguments] = []

  /// Deeper programs are refused, so that nobody's recursion over them overflows the stack.
  static let maximumDepth = 1_500
  /// Longer operator expressions are refused: folded, they are as deep as they are long.
  static let maximumOperands = 400

  init(
    source: SourceFile, fileIndex: UInt16, configuration: ReaderConfiguration,
    operators: OperatorTable, positions: TextPositions
  ) {
    self.source = source
    self.fileIndex = fileIndex
    self.configuration = configuration
    self.operators = operators
    self.positions = positions
  }
}

// MARK: - Places

extension Converter {
  /// From the first token to the last, without the comments and blanks around them.
  func range(of node: some SyntaxProtocol) -> Place {
    place(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  func range(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Place {
    place(
      from: first.positionAfterSkippingLeadingTrivia, to: last.endPositionBeforeTrailingTrivia)
  }

  func place(from start: AbsolutePosition, to end: AbsolutePosition) -> Place {
    Place(
      file: fileIndex, start: UInt32(clamping: positions.source(start)),
      end: UInt32(clamping: positions.source(max(end, start))))
  }
}

extension Diagnostics.SourceRange {
  /// Both and all that lies between.
  func union(_ other: Self) -> Self {
    Self(file: file, start: min(start, other.start), end: max(end, other.end))
  }

  var emptyAtEnd: Self { Self(file: file, start: end, end: end) }
}

// MARK: - Surroundings

extension Converter {
  func within<Result>(_ enclosing: Enclosing, _ body: () -> Result) -> Result {
    let outer = self.enclosing
    self.enclosing = enclosing
    defer { self.enclosing = outer }
    return body()
  }
}

// MARK: - Reports

extension Converter {
  func report(_ message: String, at range: Place, severity: Diagnostic.Severity = .error) {
    diagnostics.append(Diagnostic(severity, message, at: range))
  }

  /// Swift allows it and navlab does not run it: an error that never calls it wrong.
  func reportUnsupported(_ what: String, at range: Place) {
    report("navlab does not run '\(what)' yet", at: range)
  }

  /// Runs `body` one level deeper, or reports and returns nil where that is too deep.
  func nested<Result>(at node: some SyntaxProtocol, _ body: () -> Result) -> Result? {
    guard depth < Self.maximumDepth else {
      let message = "structure nesting level exceeded maximum of \(Self.maximumDepth)"
      if !diagnostics.contains(where: { $0.message == message }) {
        report(message, at: range(of: node))
      }
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

// MARK: - Names

extension Converter {
  /// The token's text without backticks.
  func text(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }

  func name(_ token: TokenSyntax) -> Name {
    Name(text(token), at: range(of: token))
  }

  func name(_ reference: DeclReferenceExprSyntax) -> Name {
    if let module = reference.moduleSelector {
      reportUnsupported("\(module.moduleName.text)::", at: range(of: module))
    }
    var name = name(reference.baseName)
    if let arguments = reference.argumentNames {
      name.labels = arguments.arguments.map { text($0.name) }
      name.range = range(of: reference)
    }
    return name
  }
}
