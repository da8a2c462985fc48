/// A session as it was had, ready to be written as a transcript that passes when it is replayed.
public struct Recording: Hashable, Sendable {
  /// One command and the answer it got.
  public struct Turn: Hashable, Sendable {
    public var command: String
    public var input: [String]
    public var reply: Reply

    public init(_ command: String, input: [String] = [], reply: Reply) {
      self.command = command
      self.input = input
      self.reply = reply
    }
  }

  public var id: String?
  public var title: String?
  /// Of the lesson that the session is an answer to, where that has one.
  public var hash: String?
  /// What was loaded when the session began.
  public var files: [TranscriptFile]
  /// What the block says of device, locale, seed.
  public var attributes: BlockAttributes
  public var turns: [Turn]

  public init(
    id: String? = nil, title: String? = nil, files: [TranscriptFile] = [],
    attributes: BlockAttributes = BlockAttributes(), turns: [Turn] = []
  ) {
    self.id = id
    self.title = title
    self.files = files
    self.attributes = attributes
    self.turns = turns
  }

  /// The transcript; its lines end with a line feed.
  public var text: String {
    var sections: [[String]] = []
    let fields = [("id", id), ("title", title), (Transcript.hashField, hash)]
    let head = fields.compactMap { key, value in
      value.map { "\(key): \(Self.scalar($0))" }
    }
    if !head.isEmpty { sections.append(["---"] + head + ["---"]) }
    if let title { sections.append(["# " + Escaping.oneLine(title)]) }
    for (file, name) in zip(files, fileNames) {
      var lines = Self.lines(file.source)
      if lines.last?.isEmpty == true { lines.removeLast() }
      sections.append(Fence.written("swift file=\(AttributeWriter.value(name))", lines))
    }
    if !turns.isEmpty {
      let info = (["navlab"] + AttributeWriter(attributes: attributes).words)
      let lines = turns.flatMap(TurnWriter.lines)
      sections.append(Fence.written(info.joined(separator: " "), lines))
    }
    return sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Names without folders, each of them once, as the grammar wants them.
  private var fileNames: [String] {
    var taken: Set<String> = []
    return files.map { file in
      let last = file.name.split(separator: "/").last.map { Escaping.oneLine(String($0)) } ?? ""
      let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
      let base = stem.replacing("\\", with: "_")
      var name = (base.isEmpty ? "App" : base) + ".swift"
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(base.isEmpty ? "App" : base)\(count).swift"
      }
      return name
    }
  }

  /// Quoted, unless YAML would read it as it stands.
  static func scalar(_ value: String) -> String {
    let line = Escaping.oneLine(value)
    let isPlain = line.allSatisfy { $0.isWord || $0 == " " || $0 == "." || $0 == "-" }
    guard !isPlain || line.trimmingBlanks != line || line.hasPrefix("-") || line.isEmpty else {
      return line
    }
    return "'" + line.replacing("'", with: "''") + "'"
  }

  /// The lines of a text; CRLF and CR count as line feeds.
  static func lines(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = TextLine.split(text)
    return lines.map(\.text) + (lines.last?.ending.isEmpty == false ? [""] : [])
  }
}

/// Writes one command with its reply in the line grammar.
enum TurnWriter {
  static func lines(_ turn: Recording.Turn) -> [String] {
    var lines = command(turn.command)
    if let status = status(turn.reply.status) { lines.append(status.written) }
    lines += turn.input.flatMap(inputLines).map { $0.isEmpty ? "<<" : "<< " + $0 }
    return lines + output(turn.reply)
  }

  private static func inputLines(_ input: String) -> [String] {
    input.isEmpty ? [""] : Recording.lines(input)
  }

  static func command(_ command: String) -> [String] {
    let lines = Recording.lines(command)
    let rest = lines.dropFirst().map { $0.isEmpty ? "...>" : "...> " + $0 }
    return ["nav> " + (lines.first ?? "")] + rest
  }

  /// The status line; nil where none says the same.
  static func status(_ status: Reply.Status) -> ExpectedStatus? {
    switch status {
    case .ok: nil
    case .error(let code): .error(code: code.isIdentifier ? code : nil)
    case .timeout: .timeout
    case .defect: .error(code: nil)
    }
  }

  static func output(_ reply: Reply) -> [String] {
    Normalisation.lines(reply.output).map { ExpectedLine.written($0.text) }
  }
}

/// Writes attributes as an info string.
struct AttributeWriter {
  let attributes: BlockAttributes

  /// The attributes, in the order in which the grammar lists them.
  var words: [String] {
    SessionAttribute.allCases.compactMap { attribute in
      switch attribute {
      case .step: pair(attribute, attributes.step)
      case .points: pair(attribute, attributes.points.map(Decimal.written))
      case .hidden: flag(attribute, attributes.isHidden)
      case .label: pair(attribute, attributes.label)
      case .japaneseLabel: pair(attribute, attributes.japaneseLabel)
      case .needs:
        attributes.needs.isEmpty ? nil : pair(attribute, attributes.needs.joined(separator: ","))
      case .unordered: flag(attribute, attributes.isUnordered)
      case .tol: pair(attribute, attributes.tolerance.map { "\($0)" })
      case .timeout: pair(attribute, attributes.timeout.map(Self.written))
      case .error: flag(attribute, attributes.expectsError)
      case .todo: flag(attribute, attributes.isTodo)
      case .skip:
        attributes.skip == "" ? attribute.rawValue : pair(attribute, attributes.skip)
      case .hide: flag(attribute, attributes.hides)
      case .try: flag(attribute, attributes.isTry)
      case .par: pair(attribute, attributes.par.map(String.init))
      case .lang: pair(attribute, attributes.language)
      case .locale: pair(attribute, attributes.locale)
      case .device: pair(attribute, attributes.device)
      case .landscape: flag(attribute, attributes.isLandscape)
      case .ios: pair(attribute, attributes.ios)
      case .seed: pair(attribute, attributes.seed.map { String($0) })
      case .ws: attributes.ignoresBlanks ? "ws=loose" : nil
      }
    }
  }

  private func flag(_ attribute: SessionAttribute, _ isSet: Bool) -> String? {
    isSet ? attribute.rawValue : nil
  }

  private func pair(_ attribute: SessionAttribute, _ value: String?) -> String? {
    value.map { "\(attribute.rawValue)=\(Self.value($0))" }
  }

  private static func written(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return "\(Decimal.written(Double(seconds) * 1000 + Double(attoseconds) / 1e15))ms"
  }

  /// A value, quoted where it has to be. Backticks would end the info string of a fence.
  static func value(_ text: String) -> String {
    let line = Escaping.oneLine(text).replacing("`", with: "'")
    let isPlain = !line.isEmpty && line.allSatisfy { $0.isWord || ".,-_:".contains($0) }
    if isPlain { return line }
    return "\"" + line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
