import Diagnostics
import Transcripts

/// One page of a lesson: from a heading of level one or two to the next.
public struct Page: Sendable {
  public let title: String
  /// The line of the heading, from 1.
  public let line: Int
  public let parts: [Transcript.Part]
  /// What runs while the page is read; nil where nothing does.
  public let stage: Stage?
  public let exercises: [Exercise]
}

extension Page {
  /// The line of the source that is another app than the one that the page's commands began with;
  /// a prompt has only that one while the page is read.
  var secondApp: Int? {
    var hasCommands = false
    for part in parts {
      switch part {
      case .session: hasCommands = true
      case .source(let block) where hasCommands && block.exercise == nil: return block.line
      case .source, .prose, .hint: continue
      }
    }
    return nil
  }
}

/// An app in the state in which a page finds it: its files, and the commands to give it first.
public struct Stage: Hashable, Sendable {
  public var files: [TranscriptFile]
  /// What earlier pages did with this app.
  public var commands: [String]
  /// The device that the page's first block asks for.
  public var device: String?

  public init(files: [TranscriptFile], commands: [String] = [], device: String? = nil) {
    self.files = files
    self.commands = commands
    self.device = device
  }
}

/// Cuts a lesson into pages, and finds what runs on each.
struct PageSplitter {
  let expected: [String: Transcript]
  private var pages: [Page] = []
  private var title = ""
  private var line = 1
  private var parts: [Transcript.Part] = []
  private var loading = SourceLoading()
  private var running: Stage?

  init(expected: [String: Transcript]) { self.expected = expected }

  mutating func pages(of transcript: Transcript) -> [Page] {
    for part in transcript.parts {
      guard case .prose(let prose) = part else {
        parts.append(part)
        continue
      }
      for section in ProseSection.sections(of: prose) {
        if let heading = section.heading {
          finishPage()
          title = heading
          line = section.prose.line
        }
        parts.append(.prose(section.prose))
      }
    }
    finishPage()
    return pages
  }

  private mutating func finishPage() {
    defer { parts = [] }
    let isBlank = parts.allSatisfy { part in
      if case .prose(let prose) = part { prose.text.allSatisfy(\.isWhitespace) } else { false }
    }
    if isBlank { return }
    let (stage, exercises) = walk()
    pages.append(
      Page(title: title, line: line, parts: parts, stage: stage, exercises: exercises))
  }

  /// Follows the page's blocks as a replay does, and notes how the page's first one finds the app.
  private mutating func walk() -> (Stage?, [Exercise]) {
    var stage = running
    var hasBlock = false
    var exercises: [Exercise] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .prose, .hint: break
      case .source(let block):
        if let id = block.exercise {
          let hints = hints(after: index)
          if let known = exercises.firstIndex(where: { $0.id == id }) {
            exercises[known].addStart(block, hints: hints)
          } else {
            exercises.append(
              Exercise(id: id, title: title, start: block, hints: hints, goal: expected[id]))
          }
        } else {
          loading.add(block)
        }
      case .session(let block):
        if let files = loading.take() { running = Stage(files: files) }
        if block.attributes.device != nil { running?.device = block.attributes.device }
        if !hasBlock { stage = running }
        hasBlock = true
        if block.attributes.isTry, let running {
          exercises.append(
            Exercise(title: title, block: block, stage: running, hints: hints(after: index)))
        }
        // What only says what must hold is no command of the prompt.
        running?.commands += block.entries.filter { !$0.isGoal }.map(\.command)
      }
    }
    if !hasBlock, let files = loading.take() {
      running = Stage(files: files)
      stage = running
    }
    return (stage, exercises)
  }

  /// The hints that follow a block, before the next, by their numbers.
  private func hints(after index: Int) -> [Transcript.Hint] {
    var hints: [Transcript.Hint] = []
    for part in parts[(index + 1)...] {
      switch part {
      case .prose: continue
      case .hint(let hint): hints.append(hint)
      case .source, .session: return hints.sorted { $0.number < $1.number }
      }
    }
    return hints.sorted { $0.number < $1.number }
  }
}

/// A stretch of prose that starts with a heading of level one or two, or has none.
struct ProseSection {
  var heading: String?
  var prose: Transcript.Prose

  /// Cuts prose before each such heading. What looks like one inside a fence is none.
  static func sections(of prose: Transcript.Prose) -> [ProseSection] {
    var sections = [ProseSection(heading: nil, prose: .init(text: "", line: prose.line))]
    var fence: Substring?
    let lines = prose.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      let marks = line.prefix { $0 == "`" || $0 == "~" }
      if let open = fence {
        if marks.hasPrefix(open) { fence = nil }
      } else if marks.count >= 3 {
        fence = marks
      } else if let heading = heading(line) {
        sections.append(
          ProseSection(heading: heading, prose: .init(text: "", line: prose.line + offset)))
      }
      let isLast = offset == lines.count - 1
      sections[sections.count - 1].prose.text += line + (isLast ? "" : "\n")
    }
    return sections.filter { $0.heading != nil || !$0.prose.text.isEmpty }
  }

  /// `Grids` of `## Grids`; nil for any other line.
  static func heading(_ line: some StringProtocol) -> String? {
    let marks = line.prefix { $0 == "#" }
    guard (1...2).contains(marks.count), line.dropFirst(marks.count).first == " " else {
      return nil
    }
    var text = String(line.dropFirst(marks.count + 1))
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
