import CMarkdown
import Diagnostics
import Transcripts

extension Audit {
  /// Links from lessons to files that are not there. Addresses of other places are not followed.
  func linkProblems() -> [Finding] {
    let known = Set(
      course.lessonFiles.map { "Lessons/" + $0.path }
        + course.transcriptFiles.map { "Transcripts/" + $0.path })
    var findings: [Finding] = []
    for file in course.lessonFiles where file.path.hasSuffix(".md") {
      for link in MarkdownLinks.all(in: file.text) {
        guard let path = Self.path(link.target, from: "Lessons/" + file.path),
          !known.contains(path)
        else { continue }
        findings.append(
          Finding(
            "Lessons/" + file.path, line: link.line,
            "the link to '\(link.target)' leads nowhere"))
      }
    }
    return findings
  }

  /// Where a link leads inside the checkout; nil for places elsewhere and on the same page.
  private static func path(_ link: String, from file: String) -> String? {
    let target = link.prefix { $0 != "#" && $0 != "?" }
    if target.isEmpty || target.contains(":") { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return String(target) }
      case let part: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

/// The links and pictures of a Markdown text.
enum MarkdownLinks {
  /// Where each leads, and the line on which its paragraph begins, in order.
  static func all(in text: String) -> [(target: String, line: Int)] {
    var text = text
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let document, let iterator = cmark_iter_new(document) else { return [] }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(document)
    }
    var links: [(target: String, line: Int)] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return links }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      let type = cmark_node_get_type(node)
      guard type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE,
        let url = cmark_node_get_url(node)
      else { continue }
      links.append((String(cString: url), Int(cmark_node_get_start_line(node))))
    }
  }
}
