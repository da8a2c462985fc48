@resultBuilder enum ListBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
indirect enum HTML: CustomStringConvertible {
  case text(String)
  case element(name: String, attributes: [(String, String)], children: [HTML])
  var description: String { render(indent: 0) }
  private func render(indent: Int) -> String {
    let lead = String(repeating: "  ", count: indent)
    switch self {
    case .text(let text): return lead + text
    case let .element(name, attributes, children):
      let list = attributes.map { " \($0)=\"\($1)\"" }.joined()
      if children.isEmpty { return "\(lead)<\(name)\(list)/>" }
      let inner = children.map { $0.render(indent: indent + 1) }.joined(separator: "\n")
      return "\(lead)<\(name)\(list)>\n\(inner)\n\(lead)</\(name)>"
    }
  }
  func attribute(_ name: String, _ value: String) -> HTML {
    guard case let .element(tag, attributes, children) = self else { return self }
    return .element(name: tag, attributes: attributes + [(name, value)], children: children)
  }
}
extension HTML: ExpressibleByStringLiteral { init(stringLiteral text: String) { self = .text(text) } }
func tag(_ name: String, @ListBuilder<HTML> _ content: () -> [HTML] = { [] }) -> HTML {
  .element(name: name, attributes: [], children: content())
}
func page(title: String, items: [String], isAdmin: Bool) -> HTML {
  tag("body") {
    tag("h1") { HTML.text(title) }.attribute("class", "big")
    if items.isEmpty {
      tag("p") { HTML.text("nothing") }
    } else {
      tag("ul") {
        for (index, item) in items.enumerated() {
          tag("li") { HTML.text("\(index + 1). \(item)") }
        }
      }
    }
    if isAdmin { tag("button") { HTML.text("edit") } }
    [tag("hr"), tag("br")]
  }
}
print(page(title: "Shop", items: ["tea", "milk"], isAdmin: false))
print(page(title: "Empty", items: [], isAdmin: true))
@ListBuilder<Int> func numbers(upTo n: Int) -> [Int] {
  0
  for i in 1...n { i * i }
  if n > 2 { [100, 200] }
}
print(numbers(upTo: 3), numbers(upTo: 1))
