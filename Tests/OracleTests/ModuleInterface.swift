import Checking
import Interpreter
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// Our declarations as the text of a `.swiftinterface`: what the compiler reads of a library whose
/// source it does not see. Everything is public, and nothing has a body.
struct ModuleInterface {
  private(set) var text: String

  init(_ builtins: [Builtin], named name: String, importing imports: [String]) {
    text = """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: Swift version 6
      // swift-module-flags: -enable-library-evolution -swift-version 5 -module-name \(name)

      """
    for module in ["Swift", "_Concurrency", "_StringProcessing"] { text += "import \(module)\n" }
    for module in imports { text += "@_exported import \(module)\n" }
    // An entry that is a comment lists names that are not simulated.
    let entries = builtins.map(\.entry).filter { !$0.text.hasPrefix("//") }
    let types = Set(entries.compactMap(Self.typePath))
    let members = Dictionary(
      grouping: entries.filter { types.contains($0.extending ?? "") }
    ) { $0.extending ?? "" }
    for entry in entries where !types.contains(entry.extending ?? "") {
      let whole = Self.whole(entry, members)
      text += published(Self.inheriting(whole, entry))
    }
  }

  /// A class without initializers of its own, with those of UIKit's that it has from above it: what
  /// inherits them is not found in an interface.
  private static func inheriting(_ whole: String, _ entry: Library.Entry) -> String {
    guard let parent = entry.text.firstMatch(of: #/^class \w+: (\w+)/#)?.1, whole.last == "}",
      !whole.contains(" init(")
    else { return whole }
    let inherited: String
    switch parent {
    case "UIView", "UIControl", "UIScrollView":
      inherited = "override init(frame: CGRect)\nconvenience init()\n"
    case "UIViewController":
      inherited = "override init()\noverride init(nibName: String?, bundle: Bundle?)\n"
    default: return whole
    }
    return whole.dropLast() + inherited + "override init?(coder: NSCoder)\n}"
  }

  /// The declaration; a type with all its members, since a wrapper's are looked for in the type.
  private static func whole(
    _ entry: Library.Entry, _ members: [String: [Library.Entry]]
  ) -> String {
    var text = entry.text
    if let path = typePath(entry), let own = members[path] {
      text.removeLast()
      text += "\n" + own.map { whole($0, members) + "\n" }.joined() + "}"
    } else if let owner = entry.extending, members[owner] == nil {
      text = "extension \(owner) {\n\(text)\n}"
    }
    return text
  }

  /// `ObservedObject.Wrapper`, for the declaration of a type that may have members elsewhere.
  private static func typePath(_ entry: Library.Entry) -> String? {
    let declaration = /(?m)^(?:@.*)?\b(?:struct|class|enum) (\w+)/
    guard let name = entry.text.firstMatch(of: declaration)?.1 else { return nil }
    return (entry.extending.map { $0 + "." } ?? "") + name
  }

  private func published(_ declaration: String) -> String {
    let file = Parser.parse(source: declaration)
    return Publisher().rewrite(file).description + "\n"
  }
}

/// Makes declarations public and takes their bodies away.
private final class Publisher: SyntaxRewriter {
  override func visit(_ node: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
    let seen = node.filter { !isPrivate($0.decl) && !$0.decl.is(DeinitializerDeclSyntax.self) }
    return super.visit(seen)
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    var node = node
    node.body = nil
    return DeclSyntax(published(node, isCode: true))
  }

  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    var node = node
    node.body = nil
    return DeclSyntax(published(node, isCode: true))
  }

  override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
    var node = node
    node.accessorBlock = node.accessorBlock.map(bare)
    return DeclSyntax(published(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    var node = node
    node.bindings = PatternBindingListSyntax(
      node.bindings.map { binding in
        var binding = binding
        binding.accessorBlock = binding.accessorBlock.map(bare)
        binding.typeAnnotation = binding.typeAnnotation ?? made(by: binding.initializer)
        binding.initializer = nil
        return binding
      })
    return DeclSyntax(published(node))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> DeclSyntax { DeclSyntax(published(node)) }
  override func visit(_ node: StructDeclSyntax) -> DeclSyntax {
    published(super.visit(node), as: StructDeclSyntax.self)
  }
  override func visit(_ node: EnumDeclSyntax) -> DeclSyntax {
    published(super.visit(node), as: EnumDeclSyntax.self)
  }
  override func visit(_ node: ClassDeclSyntax) -> DeclSyntax {
    published(super.visit(node), as: ClassDeclSyntax.self)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> DeclSyntax {
    published(super.visit(node), as: ProtocolDeclSyntax.self)
  }

  /// The type of a property that is set to `Type(…)` or to a literal.
  private func made(by initializer: InitializerClauseSyntax?) -> TypeAnnotationSyntax? {
    guard let value = initializer?.value else { return nil }
    let name: String
    if let call = value.as(FunctionCallExprSyntax.self) {
      name = call.calledExpression.trimmedDescription
    } else if value.is(BooleanLiteralExprSyntax.self) {
      name = "Bool"
    } else if value.is(IntegerLiteralExprSyntax.self) {
      name = "Int"
    } else if value.is(StringLiteralExprSyntax.self) {
      name = "String"
    } else {
      return nil
    }
    return TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier(name)))
  }

  private func isPrivate(_ node: DeclSyntax) -> Bool {
    modifiers(of: node).contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  private func modifiers(of node: some SyntaxProtocol) -> DeclModifierListSyntax {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  private func published<Node: WithModifiersSyntax>(
    _ node: DeclSyntax, as type: Node.Type
  ) -> DeclSyntax where Node: DeclSyntaxProtocol {
    node.as(type).map { DeclSyntax(published($0)) } ?? node
  }

  /// With `public`, unless it is a requirement or says its access itself. Views are made and
  /// modified anywhere, although what conforms to `View` belongs to the main actor.
  private func published<Node: WithModifiersSyntax & DeclSyntaxProtocol>(
    _ node: Node, isCode: Bool = false
  ) -> Node {
    let isRequirement = node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
    var node = node
    // There is no Objective-C here.
    let before = node.leadingTrivia
    node.modifiers = node.modifiers.filter { $0.name.text != "optional" }
    node.leadingTrivia = before
    let said: Set<String> = ["public", "open", "internal", "private"]
    if isRequirement || node.modifiers.contains(where: { said.contains($0.name.text) }) {
      return node
    }
    let lead = node.leadingTrivia
    node.leadingTrivia = []
    let word = DeclModifierSyntax(
      name: .keyword(.public, leadingTrivia: .space, trailingTrivia: .space))
    let isolated = node.description.contains("@MainActor ")
    let free = DeclModifierSyntax(name: .keyword(.nonisolated, trailingTrivia: .space))
    node.modifiers = (isCode && !isolated ? [word, free] : [word]) + node.modifiers
    node.leadingTrivia = lead
    node.trailingTrivia = .newline
    return node
  }

  /// `{ get }` or `{ get nonmutating set }`.
  private func bare(_ block: AccessorBlockSyntax) -> AccessorBlockSyntax {
    guard case .accessors(let accessors) = block.accessors else { return "{ get }" }
    let names = accessors.map { accessor in
      let modifier = accessor.modifier.map { $0.name.text + " " } ?? ""
      let name =
        ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
        ? "get set" : accessor.accessorSpecifier.text
      return modifier + name
    }
    return "{ \(raw: names.joined(separator: " ")) }"
  }
}
