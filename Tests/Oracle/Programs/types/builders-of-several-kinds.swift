@resultBuilder enum HTML { static func buildBlock(_ c: [Node]...) -> [Node] { c.flatMap { $0 } }
  static func buildExpression(_ n: Node) -> [Node] { [n] }; static func buildExpression(_ s: String) -> [Node] { [Text(s)] }
  static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }; static func buildEither(first c: [Node]) -> [Node] { c }; static func buildEither(second c: [Node]) -> [Node] { c }
  static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } }; static func buildLimitedAvailability(_ c: [Node]) -> [Node] { c }
  static func buildFinalResult(_ c: [Node]) -> [Node] { c.filter { !$0.render(0).isEmpty } } }
protocol Node { func render(_ depth: Int) -> String }
struct Text: Node { let s: String; init(_ s: String) { self.s = s }; func render(_ d: Int) -> String { String(repeating: "  ", count: d) + s } }
struct Tag: Node { let name: String; var attrs: KeyValuePairs<String, String> = [:]; let kids: [Node]
  init(_ name: String, _ attrs: KeyValuePairs<String, String> = [:], @HTML _ kids: () -> [Node] = { [] }) { self.name = name; self.attrs = attrs; self.kids = kids() }
  func render(_ d: Int) -> String { let pad = String(repeating: "  ", count: d); let a = attrs.map { " \($0)=\"\($1)\"" }.joined(); return kids.isEmpty ? "\(pad)<\(name)\(a)/>" : "\(pad)<\(name)\(a)>\n" + kids.map { $0.render(d + 1) }.joined(separator: "\n") + "\n\(pad)</\(name)>" } }
func page(_ items: [String], admin: Bool, note: String?) -> Node {
  Tag("html") { Tag("h1", ["class": "big", "id": "t"]) { "Title" }
    if admin { "admin"; Tag("hr") } else { "guest" }
    if let note { Tag("p") { note } }
    for (i, x) in items.enumerated() { Tag("li") { "\(i + 1). \(x)"; if x.count > 3 { Tag("b") { "long" } } } }
    switch items.count { case 0: "none"; case 1, 2: "few"; default: "many" }
    let total = items.reduce(0) { $0 + $1.count }
    "total \(total)" } }
print(page(["ab", "abcd"], admin: true, note: "hi").render(0)); print(page([], admin: false, note: nil).render(1))
@resultBuilder struct Sum { static func buildBlock() -> Int { 0 }; static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
  static func buildExpression(_ x: Int) -> Int { x }; static func buildExpression(_ x: String) -> Int { Int(x) ?? 0 }; static func buildExpression(_ x: ()) -> Int { 0 }; static func buildOptional(_ x: Int?) -> Int { x ?? -1 } ; static func buildEither(first x: Int) -> Int { x }; static func buildEither(second x: Int) -> Int { -x } }
func sum(@Sum _ f: () -> Int) -> Int { f() }
struct Calc { let on: Bool; @Sum var value: Int { 1; "20"; print("side"); if on { 300 }; if on { 4 } else { 5 } }; @Sum func twice(_ x: Int) -> Int { x; x } }
print(sum { 1; 2; "39" }, sum {}, Calc(on: true).value, Calc(on: false).value, Calc(on: true).twice(4))
@resultBuilder enum Dict<V> { typealias P = (String, V); static func buildBlock(_ p: P...) -> [String: V] { Dictionary(p, uniquingKeysWith: { $1 }) } }
func make<V>(@Dict<V> _ f: () -> [String: V]) -> [String: V] { f() }
print(make { ("a", 1); ("b", 2); ("a", 3) }.sorted { $0.key < $1.key })
protocol Rule { associatedtype Body: Rule; @RuleBuilder var body: Body { get }; func check(_ s: String) -> Bool }
extension Never: Rule { var body: Never { fatalError() }; func check(_ s: String) -> Bool { false } }
extension Rule { func check(_ s: String) -> Bool { body.check(s) } }
struct MinLength: Rule { let n: Int; var body: Never { fatalError() }; func check(_ s: String) -> Bool { s.count >= n } }
struct Contains: Rule { let c: Character; var body: Never { fatalError() }; func check(_ s: String) -> Bool { s.contains(c) } }
struct Both<A: Rule, B: Rule>: Rule { let a: A, b: B; var body: Never { fatalError() }; func check(_ s: String) -> Bool { a.check(s) && b.check(s) } }
@resultBuilder enum RuleBuilder { static func buildPartialBlock<R: Rule>(first r: R) -> R { r }; static func buildPartialBlock<A: Rule, B: Rule>(accumulated: A, next: B) -> Both<A, B> { Both(a: accumulated, b: next) } }
struct Password: Rule { var body: some Rule { MinLength(n: 6); Contains(c: "!"); Contains(c: "1") } }
print(["abc", "abcdef!", "abc1def!"].map(Password().check), type(of: Password().body))
