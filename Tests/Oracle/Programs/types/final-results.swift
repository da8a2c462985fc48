@resultBuilder enum HTML {
  static func buildBlock(_ parts: String...) -> [String] { parts }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: " ") }
  static func buildFinalResult(_ p: [String]) -> [String] { p }
}
struct Doc { @HTML var body: [String] { "one"; "2" } }
@HTML func text() -> String { "a"; "b" }
print(Doc().body, text())
