import Diagnostics
import SwiftSource

/// What a line of the prompt is (contract, section 3).
public enum LineMeaning {
  case nothing
  case command(Command, Substring)
  /// After `:`, a word that is no command.
  case unknown(String)
  case swift(String)

  public init(_ line: String) {
    let text = line.trimmingBlanks()
    guard let first = text.first, !text.isComment else {
      self = .nothing
      return
    }
    if first == "=" {
      self = .swift(String(text.dropFirst()))
      return
    }
    let isForced = first == ":"
    let body = isForced ? text.dropFirst().drop(while: \.isWhitespace) : text
    let word = body.prefix { $0.isLetter }
    let rest = body[word.endIndex...]
    guard let command = Command.named(String(word)) else {
      self = isForced ? .unknown(String(body.prefix { !$0.isWhitespace })) : .swift(String(text))
      return
    }
    let isCommand = isForced || rest.isEmpty || rest.startsLikeArguments
    self = isCommand ? .command(command, rest) : .swift(String(text))
  }

  /// Whether there is nothing to answer: a blank line, or a comment.
  public var isNothing: Bool { if case .nothing = self { true } else { false } }
}

extension Session {
  /// The lines to answer of an entry of several, such as what was pasted: as when each is typed,
  /// but that declarations after each other are one whole, since each may name the others. What
  /// begins with `.` goes on with the Swift before it.
  public static func lines(of entry: String) -> [String] {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return [entry] }
    return entries(of: lines, joinsModifiers: true).reduce(into: []) { whole, next in
      if let last = whole.last, onlyDeclares(last), onlyDeclares(next) {
        whole[whole.count - 1] = last + "\n" + next
      } else if !next.trimmingBlanks().isEmpty {
        whole.append(next)
      }
    }
  }

  /// Whether the text is Swift that runs nothing by itself: types, functions, comments.
  private static func onlyDeclares(_ text: String) -> Bool {
    switch LineMeaning(text) {
    // A script's comment is none of Swift's.
    case .nothing: text.trimmingBlanks().first != "#"
    case .command, .unknown: false
    case .swift(let code):
      SwiftReader.parse(SourceFile(name: "", text: code), fileIndex: 0).items.allSatisfy {
        if case .declaration = $0.kind { true } else { false }
      }
    }
  }

  /// The commands of a script: a line each, Swift over as many lines as it takes, without comments.
  public static func script(_ text: String) -> [String] {
    entries(of: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      .filter { !LineMeaning($0).isNothing }
  }

  /// Lines that belong together: a command is one, Swift as many as it takes, and an `else` goes on
  /// with what stands before it.
  public static func entries(of lines: [String], joinsModifiers: Bool = false) -> [String] {
    var entries: [String] = []
    var pending = ""
    for (index, line) in lines.enumerated() {
      pending += pending.isEmpty ? line : "\n" + line
      let next = lines.dropFirst(index + 1).first?.trimmingBlanks() ?? ""
      let goesOn = ["else", "catch"].contains(String(next.prefix { $0.isLetter }))
      let isSwift = if case .swift = LineMeaning(pending) { true } else { false }
      let isModified = joinsModifiers && isSwift && next.first == "."
      guard !goesOn, !isModified, isComplete(pending) else { continue }
      entries.append(pending)
      pending = ""
    }
    return pending.isEmpty ? entries : entries + [pending]
  }
}

extension Substring {
  /// Whether it is a line that only people read, Swift's or a script's: `// so`, `# so`, `#!/…`.
  fileprivate var isComment: Bool {
    guard !contains(where: \.isNewline) else { return false }
    return hasPrefix("//") || hasPrefix("# ") || hasPrefix("#!") || self == "#"
  }
}

extension Substring {
  /// Whether it is a blank and anything but an assignment.
  fileprivate var startsLikeArguments: Bool {
    guard first == " " || first == "\t" else { return false }
    let rest = drop { $0 == " " || $0 == "\t" }
    guard rest.first == "=" else {
      let operators = [
        "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
      ]
      return !operators.contains { rest.hasPrefix($0) }
    }
    return rest.dropFirst().first == "="
  }
}

extension String {
  /// Without the blanks and line breaks around it.
  func trimmingBlanks() -> Substring {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
