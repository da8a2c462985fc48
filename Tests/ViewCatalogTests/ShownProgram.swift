import TestSupport
import Testing

/// A program that launches without an error and without a note, takes commands, and then shows its
/// texts.
struct ShownProgram: CustomTestStringConvertible {
  var name: String
  var source: String
  var commands: [String] = []
  var texts: [String]
  var testDescription: String { name }

  init(name: String, source: String, commands: [String] = [], texts: [String]) {
    self.name = name
    self.source = source
    self.commands = commands
    self.texts = texts
  }

  /// A view's expression, or its members with `body` among them, with what it needs around it.
  init(
    name: String, declarations: String = "", imports: [String] = [], body: String,
    commands: [String] = [], texts: [String]
  ) {
    let modules = (["SwiftUI"] + imports).map { "import \($0)" }.joined(separator: "\n")
    self.init(
      name: name,
      source: """
        \(modules)
        \(declarations)
        struct ContentView: View {
          \(body.contains("var body") ? body : "var body: some View { \(body) }")
        }
        """, commands: commands, texts: texts)
  }

  /// Runs it: nothing is said, and its texts are what is shown then.
  func expectShown() {
    let session = CatalogSession(source)
    for command in commands { session.run(command) }
    let said = session.log.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
    expectText(said.joined(separator: "\n"), equals: "")
    expectText(session.texts.joined(separator: "\n"), equals: texts.joined(separator: "\n"))
  }
}
