import Checking
import Foundation
import Interpreter
import StandardLibrary
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import TestSupport
import Testing

@Suite struct DeclarationTests {
  @Test func everyDeclarationParses() {
    var wrong: [String] = []
    for builtin in standardLibrary {
      var text = builtin.entry.text
      if let owner = builtin.entry.extending { text = "extension \(owner) {\n\(text)\n}" }
      let file = Parser.parse(source: text)
      let problems = ParseDiagnosticsGenerator.diagnostics(for: file)
        .map(\.message)
        .filter { !$0.contains("expected '{'") && !$0.contains("in extension") }
      if !problems.isEmpty || file.statements.count != 1 {
        wrong.append("\(text): \(problems.joined(separator: "; "))")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func everyEntryIsOneDeclaration() {
    let wrong = standardLibrary.filter { builtin in
      let file = Parser.parse(source: builtin.entry.text)
      guard file.statements.count == 1, case .decl? = file.statements.first?.item else {
        return true
      }
      return false
    }
    expectText(wrong.map(\.entry.text).joined(separator: "\n"), equals: "")
  }

  @Test func everyNativeDeclarationHasANativeAndNoBody() {
    var wrong: [String] = []
    for builtin in standardLibrary {
      let needs = Self.needsNative(builtin.entry.text)
      if needs.getter != (builtin.native != nil) || needs.setter != (builtin.setter != nil) {
        wrong.append("\(builtin.entry.extending ?? "") \(builtin.entry.text)")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func noDeclarationStandsTwice() {
    var seen: Set<String> = []
    var wrong: [String] = []
    for builtin in standardLibrary {
      let text = "\(builtin.entry.extending ?? "") \(builtin.entry.text)"
      if !seen.insert(text).inserted { wrong.append(text) }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  private static func needsNative(_ text: String) -> (getter: Bool, setter: Bool) {
    guard let declaration = StubModule.parsed(text) else { return (false, false) }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return (function.body == nil, false)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return (initializer.body == nil, false)
    }
    var block = declaration.as(SubscriptDeclSyntax.self)?.accessorBlock
    if let variable = declaration.as(VariableDeclSyntax.self) {
      block = variable.bindings.first?.accessorBlock
    }
    guard case .accessors(let list)? = block?.accessors else { return (false, false) }
    func lacksBody(_ name: String) -> Bool {
      list.contains { $0.accessorSpecifier.text == name && $0.body == nil }
    }
    return (lacksBody("get"), lacksBody("set"))
  }
}
