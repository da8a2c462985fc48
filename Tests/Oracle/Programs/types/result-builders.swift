@resultBuilder enum ListBuilder { static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }; static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { ["else"] + second }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }; static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: " ") } }
func build(@ListBuilder _ make: () -> String) -> String { make() }
let on = true
print(build { "a"; 3; if on { "on" } else { "off" }; if !on { "never" }; for i in 1...2 { i; "x" }; let local = "l"; local + "!"; switch 3 { case 1: "one"; default: "many" } })
struct Doc { @ListBuilder var body: String { "p"; 1 }; @ListBuilder func f(_ n: Int) -> String { if n > 1 { n } ; "end" } }
print(Doc().body, Doc().f(0), Doc().f(2)); @ListBuilder func top() -> String { "t" }; print(top())
