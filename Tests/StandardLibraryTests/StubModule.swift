import Checking
import Foundation
import Interpreter
import SwiftParser
import SwiftSyntax

/// The library's declarations, written out as Swift that the toolchain's compiler can check: every
/// native gets a body, and so does whatever already has one.
struct StubModule {
  /// Types that the compiler knows already: only what the library adds to them is written out.
  let known: Set<String>
  /// Whether bodies are written out as they are, for the compiler to check too.
  let keepsBodies: Bool
  private(set) var text = ""

  init(_ builtins: [Builtin], known: Set<String> = [], keepsBodies: Bool = false) {
    self.known = known
    self.keepsBodies = keepsBodies
    for builtin in builtins { append(builtin) }
  }

  private mutating func append(_ builtin: Builtin) {
    guard let declaration = Self.parsed(builtin.entry.text) else { return }
    if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
      declaration.is(FunctionDeclSyntax.self) == false, known.contains(name)
    {
      return
    }
    if declaration.is(TypeAliasDeclSyntax.self), isKnown(builtin, declaration) { return }
    let isNative = builtin.native != nil
    let member =
      keepsBodies && !isNative ? declaration.trimmedDescription : Self.withBody(declaration)
    guard let owner = builtin.entry.extending else {
      text += member + "\n"
      return
    }
    let head = keepsBodies ? owner : Self.withoutConformances(owner)
    text += "extension \(head) {\n\(member)\n}\n"
  }

  /// An alias that Swift has already, or a type witness of one of its types.
  private func isKnown(_ builtin: Builtin, _ alias: DeclSyntax) -> Bool {
    builtin.entry.extending != nil && !keepsBodies
      || Self.aliasesOfSwift.contains { builtin.entry.text.contains("alias \($0) ") }
  }

  private static let aliasesOfSwift = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType",
    "LazySequenceProtocol", "Void", "Codable", "UnicodeScalar",
  ]

  static func parsed(_ text: String) -> DeclSyntax? {
    let file = Parser.parse(source: text)
    guard case .decl(let declaration)? = file.statements.first?.item else { return nil }
    return declaration.trimmed
  }

  /// `Array: Equatable where Element: Equatable` without its conformance.
  private static func withoutConformances(_ owner: String) -> String {
    guard let colon = owner.firstIndex(of: ":") else { return owner }
    let head = owner[..<colon]
    if head.contains(" where ") { return owner }
    guard let condition = owner.range(of: " where ") else { return String(head) }
    return String(head) + owner[condition.lowerBound...]
  }

  private static func withBody(_ declaration: DeclSyntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.with(\.body, nil).trimmedDescription + " { fatalError() }"
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.with(\.body, nil).trimmedDescription + " { fatalError() }"
    }
    if let script = declaration.as(SubscriptDeclSyntax.self) {
      let accessors = Self.accessors(script.accessorBlock)
      return script.with(\.accessorBlock, nil).trimmedDescription + accessors
    }
    if let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, binding.accessorBlock != nil
    {
      let plain = binding.with(\.accessorBlock, nil)
      let bare = variable.with(\.bindings, PatternBindingListSyntax([plain]))
      return bare.trimmedDescription + Self.accessors(binding.accessorBlock)
    }
    return declaration.trimmedDescription
  }

  private static func accessors(_ block: AccessorBlockSyntax?) -> String {
    guard case .accessors(let list)? = block?.accessors else { return " { fatalError() }" }
    let isSettable = list.contains { $0.accessorSpecifier.text == "set" }
    return isSettable ? " { get { fatalError() } set {} }" : " { fatalError() }"
  }
}
