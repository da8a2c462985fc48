@resultBuilder enum HTML {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ n: [String]) -> [String] { n }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }
  static func buildEither(first p: [String]) -> [String] { ["L"] + p }
  static func buildEither(second p: [String]) -> [String] { ["R"] + p }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: " ") }
}
func tag(_ n: String, @HTML _ c: () -> String) -> [String] { ["<\(n)>", c(), "</\(n)>"] }
@HTML func page(_ n: Int, _ on: Bool) -> String {
  "start"
  let twice = n * 2
  twice
  if on { "on" }
  if n > 2 { "big" } else if n > 1 { "mid" } else { "small" }
  for i in 0..<n { if i % 2 == 0 { i } ; "i" }
  switch n { case 1: "one"; case 2: tag("b") { "two" }; default: "many" }
  tag("p") { "x"; tag("i") { 5 } }
  if let m = Int("\(n)"), m == 3 { "three \(m)" }
  guard_(n)
}
func guard_(_ n: Int) -> [String] { n > 1 ? ["g"] : [] }
print(page(1, true)); print(page(2, false)); print(page(3, true))
@resultBuilder struct Sum { static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next } }
@Sum var digits: Int { 1; 2; 3 }
print(digits)
struct Menu { let items: [Item]; struct Item { let n: String; let sub: [Item] }
  init(@B _ b: () -> [Item]) { items = b() }
  @resultBuilder struct B { static func buildBlock(_ i: Item...) -> [Item] { i } ; static func buildBlock() -> [Item] { [] } } }
let m = Menu { Menu.Item(n: "a", sub: []); Menu.Item(n: "b", sub: [.init(n: "c", sub: [])]) }
print(m.items.map(\.n), Menu { }.items.count)
protocol Doc { associatedtype Body: Doc; @DocB var body: Body { get }; func render() -> String }
extension Doc { func render() -> String { body.render() } }
extension Never: Doc { typealias Body = Never; var body: Never { fatalError() } }
struct T: Doc { let s: String; var body: Never { fatalError() }; func render() -> String { s } }
struct Pair<A: Doc, C: Doc>: Doc { let a: A; let c: C; var body: Never { fatalError() }; func render() -> String { a.render() + c.render() } }
enum Or<A: Doc, C: Doc>: Doc { case a(A), c(C); var body: Never { fatalError() }; func render() -> String { switch self { case .a(let x): x.render(); case .c(let x): x.render() } } }
@resultBuilder enum DocB { static func buildBlock<A: Doc>(_ a: A) -> A { a }; static func buildBlock<A: Doc, C: Doc>(_ a: A, _ c: C) -> Pair<A, C> { Pair(a: a, c: c) }
  static func buildEither<A: Doc, C: Doc>(first: A) -> Or<A, C> { .a(first) }; static func buildEither<A: Doc, C: Doc>(second: C) -> Or<A, C> { .c(second) } }
struct Page: Doc { let on: Bool; var body: some Doc { T(s: "["); if on { T(s: "yes") } else { Pair(a: T(s: "n"), c: T(s: "o")) } } }
print(Page(on: true).render(), Page(on: false).render(), type(of: Page(on: true).body))
