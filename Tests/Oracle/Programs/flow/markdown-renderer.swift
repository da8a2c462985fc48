enum Inline { case text(String), bold([Inline]), italic([Inline]), code(String), link(String, url: String) }
enum Block { case heading(Int, [Inline]), paragraph([Inline]), list([[Inline]]), codeBlock([String]), rule }
struct MarkdownParser {
  private var lines: ArraySlice<Substring>
  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...] }
  mutating func blocks() -> [Block] {
    var result: [Block] = []
    while let line = lines.popFirst() {
      switch line {
      case "": continue
      case "---": result.append(.rule)
      case _ where line.hasPrefix("```"):
        var code: [String] = []
        while let next = lines.popFirst(), next != "```" { code.append(String(next)) }
        result.append(.codeBlock(code))
      case _ where line.hasPrefix("#"):
        let level = line.prefix { $0 == "#" }.count
        result.append(.heading(level, Self.inlines(line.dropFirst(level + 1))))
      case _ where line.hasPrefix("- "):
        var items = [Self.inlines(line.dropFirst(2))]
        while let next = lines.first, next.hasPrefix("- ") {
          items.append(Self.inlines(next.dropFirst(2)))
          lines.removeFirst()
        }
        result.append(.list(items))
      default:
        var text = String(line)
        while let next = lines.first, !next.isEmpty, !"#-`".contains(next.first!) {
          text += " " + next
          lines.removeFirst()
        }
        result.append(.paragraph(Self.inlines(text[...])))
      }
    }
    return result
  }
  static func inlines(_ text: Substring) -> [Inline] {
    var result: [Inline] = [], plain = "", rest = text
    func flush() { if !plain.isEmpty { result.append(.text(plain)); plain = "" } }
    func take(_ mark: String) -> Substring? {
      guard rest.hasPrefix(mark), let end = rest.dropFirst(mark.count).firstIndex(of: mark.first!) else { return nil }
      let inner = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end]
      rest = rest[rest.index(end, offsetBy: mark.count)...]
      return inner
    }
    while let c = rest.first {
      if let inner = take("**") { flush(); result.append(.bold(inlines(inner))) }
      else if let inner = take("*") { flush(); result.append(.italic(inlines(inner))) }
      else if let inner = take("`") { flush(); result.append(.code(String(inner))) }
      else if c == "[", let close = rest.firstIndex(of: "]"), let end = rest.firstIndex(of: ")") {
        flush()
        let url = rest[rest.index(close, offsetBy: 2)..<end]
        result.append(.link(String(rest[rest.index(after: rest.startIndex)..<close]), url: String(url)))
        rest = rest[rest.index(after: end)...]
      } else { plain.append(c); rest.removeFirst() }
    }
    flush()
    return result
  }
}
extension Array where Element == Inline {
  var html: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .bold(let parts): "<b>\(parts.html)</b>"
      case .italic(let parts): "<i>\(parts.html)</i>"
      case .code(let text): "<code>\(text)</code>"
      case let .link(text, url): "<a href='\(url)'>\(text)</a>"
      }
    }.joined()
  }
}
let source = """
  # A *small* title

  Some **bold** text with `code`
  and a [link](https://swift.org) here.

  - one
  - two **x**

  ---
  ```
  let a = 1
  ```
  ### End
  """
var parser = MarkdownParser(source)
for block in parser.blocks() {
  switch block {
  case .heading(let level, let text): print("<h\(level)>\(text.html)</h\(level)>")
  case .paragraph(let text): print("<p>\(text.html)</p>")
  case .list(let items): print("<ul>" + items.map { "<li>\($0.html)</li>" }.joined() + "</ul>")
  case .codeBlock(let lines): print("<pre>\(lines.joined(separator: "\n"))</pre>")
  case .rule: print("<hr>")
  }
}
