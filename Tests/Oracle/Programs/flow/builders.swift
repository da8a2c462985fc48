@resultBuilder struct StringsBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ v: Void) -> [String] { [] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }
  static func buildEither(first: [String]) -> [String] { first.map { "1:" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "2:" + $0 } }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
}
func lines(@StringsBuilder _ body: () -> [String]) -> String { body().joined(separator: "|") }
func demo(_ n: Int, _ flag: Bool) -> String {
  lines {
    "start"
    n
    let doubled = n * 2
    "doubled \(doubled)"
    if flag { "flag" }
    if n > 5 { "big"; "very" } else if n > 2 { "mid" } else { "small" }
    for i in 0..<2 { "i\(i)"; if i == 1 { "one" } }
    switch n { case 1: "one"; case 2, 3: "few"; default: "many \(n)" }
    if #available(iOS 15, *) { "new" }
    if let x = Int("7"), flag { x }
    print("side effect")
  }
}
print(demo(1, true)); print(demo(3, false)); print(demo(9, true))
@resultBuilder enum Sum { static func buildBlock(_ xs: Int...) -> Int { xs.reduce(0, +) }; static func buildFinalResult(_ x: Int) -> String { "sum=\(x)" }; static func buildOptional(_ x: Int?) -> Int { x ?? 0 } }
@Sum func total(_ f: Bool) -> String { 1; 2; if f { 10 } }
print(total(true), total(false))
struct Tag { let name: String; var attrs: [String: String] = [:]; var children: [Node] = []
  init(_ name: String, @HTML _ c: () -> [Node] = { [] }) { self.name = name; children = c() } }
protocol Node { func render(_ d: Int) -> String }
extension String: Node { func render(_ d: Int) -> String { String(repeating: " ", count: d) + self } }
extension Tag: Node { func render(_ d: Int) -> String { let p = String(repeating: " ", count: d); return "\(p)<\(name)>\n" + children.map { $0.render(d + 2) + "\n" }.joined() + "\(p)</\(name)>" } }
@resultBuilder struct HTML { static func buildBlock(_ n: Node...) -> [Node] { n }; static func buildArray(_ n: [[Node]]) -> Node { Group(nodes: n.flatMap { $0 }) }
 static func buildEither(first n: [Node]) -> Node { Group(nodes: n) }; static func buildEither(second n: [Node]) -> Node { Group(nodes: n) }; static func buildOptional(_ n: [Node]?) -> Node { Group(nodes: n ?? []) } }
struct Group: Node { let nodes: [Node]; func render(_ d: Int) -> String { nodes.map { $0.render(d) }.joined(separator: "\n") } }
let page = Tag("html") { Tag("head") { "title" }; Tag("body") { for i in 1...2 { Tag("p") { "para \(i)" } }; if page2 { "yes" } else { Tag("br") } } }
let page2 = false
print(page.render(0))
@resultBuilder struct Partial { static func buildPartialBlock(first: Int) -> [Int] { [first] }; static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next * 10] } }
@Partial var nums: [Int] { 1; 2; 3 }
print(nums)
struct Menu { @StringsBuilder var items: [String] { "a"; if true { "b" } }; @StringsBuilder let body: () -> [String] }
let m = Menu { "x"; "y" }
print(m.items, m.body())
