import Diagnostics

/// Writes a tutorial of DocC as a lesson: sections as headings, each step's code as source to load
/// with a look at its screen, questions with their answers as hints.
///
/// The directives are those of https://www.swift.org/documentation/docc/api-reference-syntax.
struct TutorialWriter {
  let readFile: (String) -> String?
  private(set) var problems: [Sentence] = []
  private var parts: [ImportedTranscript.Part] = []
  private var title: String?

  init(readFile: @escaping (String) -> String?) {
    self.readFile = readFile
  }

  mutating func parts(of items: [Directive.Item]) -> [ImportedTranscript.Part] {
    parts = []
    write(items)
    guard let title else { return parts }
    return [.prose(["---", "title: \(Recording.scalar(title))", "---"])] + parts
  }

  private mutating func write(_ items: [Directive.Item]) {
    for item in items {
      switch item {
      case .line(let line): prose(line)
      case .directive(let directive): write(directive)
      }
    }
    // What follows is a paragraph of its own.
    prose("")
  }

  private mutating func write(_ directive: Directive) {
    switch directive.name {
    case "Intro":
      title = title ?? directive.arguments["title"]
      heading("# ", directive.arguments["title"])
    case "Section": heading("## ", directive.arguments["title"])
    case "Chapter": heading("## ", directive.arguments["name"])
    case "Assessments": heading("## ", "Check Your Understanding")
    case "Code": return code(directive)
    case "Image", "Video": return picture(directive.arguments)
    case "MultipleChoice": return question(directive)
    case "TutorialReference": return prose("- \(directive.arguments["tutorial"] ?? "")")
    case "Comment", "XcodeRequirement", "Metadata": return
    case _: break
    }
    write(directive.content)
  }

  private mutating func prose(_ line: String) {
    if case .prose(let lines)? = parts.last {
      if line.isEmpty, lines.last?.isEmpty != false { return }
      parts[parts.count - 1] = .prose(lines + [line])
    } else {
      parts.append(.prose([line]))
    }
  }

  private mutating func heading(_ marks: String, _ title: String?) {
    guard let title else { return }
    prose("")
    prose(marks + title)
    prose("")
  }

  private mutating func picture(_ arguments: [String: String]) {
    guard let source = arguments["source"] else { return }
    prose("![\(arguments["alt"] ?? "")](\(arguments["poster"] ?? source))")
  }

  /// `@Code(name: "ContentView.swift", file: "step-1.swift")`: the file as it is after the step.
  private mutating func code(_ directive: Directive) {
    let file = directive.arguments["file"] ?? ""
    let name = directive.arguments["name"] ?? file
    guard let text = readFile(file) else {
      problems.append("cannot find '\(file.showingControls())', the code of a step")
      return
    }
    let lines = TextLine.split(text).map(\.text)
    guard name.hasSuffix(".swift") else {
      let language = name.split(separator: ".").dropFirst().last.map(String.init) ?? ""
      return parts.append(.source(info: language, lines: lines))
    }
    parts.append(.source(info: "swift file=\(AttributeWriter.value(name)) carry", lines: lines))
    // Whatever the screen shows, the step's code has to run.
    parts.append(.session([ImportedTurn(command: ["screen"], expected: ["..."])]))
  }

  /// A question, its choices, and for each choice what the author says of it, as hints.
  private mutating func question(_ question: Directive) {
    let choices = question.content.compactMap { item -> Directive? in
      guard case .directive(let directive) = item, directive.name == "Choice" else { return nil }
      return directive
    }
    write(question.content.filter { if case .line = $0 { true } else { false } })
    for choice in choices { prose("- " + Self.text(of: choice.content)) }
    prose("")
    for choice in choices where choice.arguments["isCorrect"] == "true" {
      prose("> " + Self.text(of: choice.content))
      for case .directive(let reason) in choice.content where reason.name == "Justification" {
        prose("> " + Self.text(of: reason.content))
      }
      prose("")
    }
  }

  /// The lines of a directive, as one.
  private static func text(of items: [Directive.Item]) -> String {
    items.compactMap { if case .line(let line) = $0, !line.isEmpty { line } else { nil } }
      .joined(separator: " ")
  }
}
