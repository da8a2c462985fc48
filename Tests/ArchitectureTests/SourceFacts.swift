import SwiftParser
import SwiftSyntax
import TestSupport

/// What the house rules ask about one Swift file, read from its syntax.
struct SourceFacts: Sendable {
  struct Finding: Sendable {
    var line: Int
    var what: String
  }

  let path: String
  let lineCount: Int
  private(set) var imports: [String] = []
  /// The names of the types and type aliases that the file declares.
  private(set) var types: [String] = []
  private(set) var findings: [Finding] = []

  init(path: String, text: String) {
    self.path = path
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let tree = Parser.parse(source: text)
    let visitor = FactVisitor(SourceLocationConverter(fileName: path, tree: tree))
    visitor.walk(tree)
    imports = visitor.imports
    types = visitor.types
    findings = visitor.findings
  }

  /// The target whose folder the file is in.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Every Swift file of the sources and of the tests, ordered by path. Parsed once. The oracle's
  /// are what anybody writes, and follow no rule of ours.
  static let ofSources = Result { try all(in: "Sources") }
  static let ofTests = Result { try all(in: "Tests") }

  private static func all(in folder: String) throws -> [SourceFacts] {
    let paths = repositoryFiles(in: folder, extensions: ["swift"]).filter {
      !$0.hasPrefix("Tests/Oracle/")
    }
    return try paths.map { SourceFacts(path: $0, text: try repositoryText($0)) }
  }
}

private final class FactVisitor: SyntaxVisitor {
  var imports: [String] = []
  var types: [String] = []
  var findings: [SourceFacts.Finding] = []
  private let places: SourceLocationConverter

  init(_ places: SourceLocationConverter) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ node: some SyntaxProtocol, _ what: String) -> SyntaxVisitorContinueKind {
    let line = places.location(for: node.positionAfterSkippingLeadingTrivia).line
    findings.append(SourceFacts.Finding(line: line, what: what))
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append(name.text)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node.path.first?.name.text ?? "")
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    note(node, "force unwrap")
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node, "implicitly unwrapped optional")
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark?.text == "!" ? note(node, "try!") : .visitChildren
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark?.text == "!" ? note(node, "as!") : .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    node.questionOrExclamationMark?.text == "!" ? note(node, "as!") : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == "Any" ? note(node, "Any") : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return ["print", "debugPrint", "dump"].contains(called) ? note(node, called) : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let words = node.modifiers.map(\.name.text)
    let names = node.bindings.map(\.pattern.trimmedDescription)
    guard words.contains("static") else { return .visitChildren }
    if names.contains("shared") || names.contains("instance") { return note(node, "singleton") }
    let stored = node.bindings.contains { $0.accessorBlock == nil }
    let varies = node.bindingSpecifier.text == "var" && stored
    return varies ? note(node, "static variable") : .visitChildren
  }
}
