import Diagnostics
import Drawing
import Transcripts

extension Lesson {
  /// A page as lines for a terminal; Markdown stays readable Markdown.
  /// - Parameters:
  ///   - index: the page, from 0.
  ///   - language: `en`, or that of a translation; what is not translated is shown as written.
  public func lines(ofPage index: Int, language: String = "en") -> [String] {
    guard pages.indices.contains(index) else { return [] }
    let page = pages[index]
    let translated = translatedPage(index, language)
    var writer = PageWriter()
    for part in page.parts(in: translated) { writer.write(part) }
    return writer.lines
  }

  /// The title of a page in a language.
  public func title(ofPage index: Int, language: String = "en") -> String {
    guard pages.indices.contains(index) else { return "" }
    return translatedPage(index, language)?.title ?? pages[index].title
  }

  /// The hints for an exercise in a language.
  public func hints(for exercise: Exercise, language: String = "en") -> [String] {
    guard let index = page(of: exercise.id) else { return exercise.hints.map(\.text) }
    let translated = translatedPage(index, language)?.hints ?? []
    // Only a page with one exercise says by a hint's number alone whose it is.
    guard pages[index].exercises.count == 1 else { return exercise.hints.map(\.text) }
    return exercise.hints.map { hint in
      translated.first { $0.number == hint.number }?.text ?? hint.text
    }
  }

  private func translatedPage(_ index: Int, _ language: String) -> Translation.Page? {
    guard let pages = translations[language]?.pages, pages.indices.contains(index) else {
      return nil
    }
    return pages[index]
  }
}

/// Writes the parts of a page one after another, a blank line between them.
private struct PageWriter {
  private(set) var lines: [String] = []

  mutating func write(_ part: Transcript.Part) {
    switch part {
    case .prose(let prose): write(prose: prose.text)
    case .source(let block):
      guard !block.hides else { return }
      add(block.source.split(separator: "\n", omittingEmptySubsequences: false).map(indented))
    case .session(let block):
      guard part.isShownBlock else { return }
      add(block.entries.flatMap(lines(of:)).map(indented))
    case .hint: break
    }
  }

  private func lines(of entry: Transcript.Entry) -> [String] {
    let command = entry.command.split(separator: "\n", omittingEmptySubsequences: false)
    let typed = command.enumerated().map { ($0.offset == 0 ? "nav> " : "...> ") + $0.element }
    let output = entry.expected.map { line in
      line.source.hasPrefix("\\") ? String(line.source.dropFirst()) : line.source
    }
    return typed + output
  }

  private func indented(_ line: some StringProtocol) -> String {
    line.isEmpty ? "" : "    " + line
  }

  private mutating func write(prose: String) {
    var written: [String] = []
    var isCode = false
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      let isComment = line.hasPrefix("<!--") && line.hasSuffix("-->")
      if isComment { continue }
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      if !isCode, let heading = ProseSection.heading(line) {
        let rule = line.hasPrefix("##") ? "-" : "="
        written += [heading, String(repeating: rule, count: max(3, heading.terminalColumns))]
      } else {
        written.append(String(line))
      }
    }
    add(written)
  }

  /// Adds lines without the empty ones around them.
  private mutating func add(_ more: [String]) {
    let first = more.firstIndex { !$0.allSatisfy(\.isWhitespace) }
    let last = more.lastIndex { !$0.allSatisfy(\.isWhitespace) }
    guard let first, let last else { return }
    if !lines.isEmpty { lines.append("") }
    lines += more[first...last]
  }
}
