import Diagnostics
import Transcripts

/// The words of a lesson in another language.
///
/// The file holds prose and hints only: a line `<!-- code -->` stands where the lesson shows a
/// block, so that code and output are written once. Pages follow each other as in the lesson; one
/// that is missing is shown as the lesson has it.
public struct Translation: Sendable {
  struct Page: Sendable {
    var title: String
    /// The prose before the first block, between the first and the second, and so on.
    var stretches: [String]
    var hints: [Transcript.Hint]
  }

  public let title: String?
  public let summary: String?
  let pages: [Page]
  let transcript: Transcript

  static let mark = "<!-- code -->"

  init(_ transcript: Transcript) {
    self.transcript = transcript
    title = transcript.frontMatter.title
    summary = transcript.frontMatter["summary"]
    var pages: [Page] = []
    for part in transcript.parts {
      switch part {
      case .hint(let hint): if !pages.isEmpty { pages[pages.count - 1].hints.append(hint) }
      case .prose(let prose):
        for section in ProseSection.sections(of: prose) {
          if let heading = section.heading {
            pages.append(Page(title: heading, stretches: [""], hints: []))
          }
          guard !pages.isEmpty else { continue }
          pages[pages.count - 1].add(section.prose.text)
        }
      case .source, .session: break
      }
    }
    self.pages = pages
  }
}

extension Translation.Page {
  fileprivate mutating func add(_ text: String) {
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix(Translation.mark) {
        stretches.append("")
        isFirst = true
      } else {
        stretches[stretches.count - 1] += (isFirst ? "" : "\n") + line
        isFirst = false
      }
    }
    // Prose that goes on after a hint starts on a line of its own.
    stretches[stretches.count - 1] += "\n"
  }
}

extension Page {
  /// The page's parts as they are read in a language: the translated prose between the blocks.
  func parts(in translation: Translation.Page?) -> [Transcript.Part] {
    guard let translation, translation.stretches.count == shownBlockCount + 1 else {
      return parts
    }
    var stretches = translation.stretches.map {
      Transcript.Part.prose(.init(text: $0, line: line))
    }[...]
    var shown: [Transcript.Part] = []
    if let first = stretches.popFirst() { shown.append(first) }
    for part in parts where part.isShownBlock {
      shown.append(part)
      if let next = stretches.popFirst() { shown.append(next) }
    }
    return shown
  }

  /// How many blocks a learner sees.
  var shownBlockCount: Int { parts.count(where: \.isShownBlock) }
}

extension Transcript.Part {
  /// Whether it is code that the learner sees.
  var isShownBlock: Bool {
    switch self {
    case .source(let block): !block.hides
    case .session(let block):
      !block.attributes.hides && !block.attributes.isHidden && !block.attributes.isTry
    case .prose, .hint: false
    }
  }
}
