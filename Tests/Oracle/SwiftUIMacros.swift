import SwiftSyntax
import SwiftSyntaxMacros

// What SwiftUI's macros expand to, as far as the compiler's diagnostics depend on it.

/// The view was checked as the macro's argument; nothing shows it here.
public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

public struct PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// A key with the initial value as its default, and accessors that use it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = binding(of: declaration)?.pattern.trimmedDescription else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let binding = binding(of: declaration) else { return [] }
    let name = binding.pattern.trimmedDescription
    let type = binding.typeAnnotation?.trimmedDescription ?? ""
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      """
      private struct __Key_\(raw: name): EnvironmentKey {
        static let defaultValue\(raw: type) = \(raw: value)
      }
      """
    ]
  }

  private static func binding(of declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first
  }
}
