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
  private(set) var text = ""

  init(_ builtins: [Builtin], known: Set<String>) {
    self.known = known
    for builtin in builtins { append(builtin) }
  }

  private mutating func append(_ builtin: Builtin) {
    guard let declaration = Self.parsed(builtin.entry.text) else { return }
    if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
      declaration.is(FunctionDeclSyntax.self) == false, known.contains(name)
    { return }
    if declaration.is(TypeAliasDeclSyntax.self) { return }
    let member = Self.withBody(declaration)
    guard let owner = builtin.entry.extending else {
      text += member + "\n"
      return
    }
    text += "extension \(Self.withoutConformances(owner)) {\n\(member)\n}\n"
  }

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

