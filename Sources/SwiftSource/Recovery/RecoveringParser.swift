/// Reads a broken text as swiftc's parser does. It goes on behind a mistake otherwise than
/// SwiftParser, finds other mistakes there and makes another program of the rest; what it finds are
/// its reports, and behind the edits that it makes SwiftParser reads the same program. It makes no
/// tree of its own: an expression, a statement or a declaration is only read past.
struct RecoveringParser {
  /// What became of reading something.
  enum Outcome {
    case right
    /// It is there, but not whole.
    case wrong
    /// There is nothing of it.
    case failed
  }

  struct Report {
    var message: String
    var offset: Int
    var notes: [(message: String, offset: Int)] = []
  }

  /// What is read instead of a part of the text.
  struct Edit {
    var range: Range<Int>
    /// What is put in before it, or nothing, where the range is read as blanks.
    var insertion: String?
  }

  /// What declarations stand in.
  struct Container {
    enum Kind { case type, enumeration, `protocol`, `extension` }

    var kind: Kind
    var name: String
    var start: Int
  }

  let text: [UInt8]
  var tokens: [RecoveryToken]
  var index = 0
  var reports: [Report] = []
  var edits: [Edit] = []
  var containers: [Container] = []
  /// Whether an initializer's body is read, in which `init` begins no declaration.
  var isInInitializer = false
  var closureDepth = 0
  /// Whether a pattern is read, in which `let` begins one.
  var isInPattern = false
  /// Whether what is read is the code in a text.
  private let isInterpolation: Bool
  private(set) var isLooking = false
  /// Of very many mistakes only the first are said.
  private static let mostReports = 100
  private var isSilent = false

  init(_ text: [UInt8], in range: Range<Int>? = nil) {
    self.text = text
    let lexer = RecoveryLexer(text, in: range ?? 0..<text.count)
    tokens = lexer.tokens
    reports = lexer.reports.map { Report(message: $0.message, offset: $0.offset) }
    isInterpolation = range != nil
  }

  // MARK: Tokens

  var token: RecoveryToken { tokens[index] }
  var kind: RecoveryToken.Kind { token.kind }
  var next: RecoveryToken { tokens[min(index + 1, tokens.count - 1)] }

  /// Where the last token ends.
  var previousEnd: Int { index > 0 ? tokens[index - 1].end : tokens[0].start }
  var previousStart: Int { index > 0 ? tokens[index - 1].start : tokens[0].start }

  func at(_ kinds: RecoveryToken.Kind...) -> Bool { kinds.contains(kind) }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  mutating func take(_ wanted: RecoveryToken.Kind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  mutating func take(keyword: String) -> Bool {
    guard token.isKeyword(keyword) else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard token.isWord(word) else { return false }
    advance()
    return true
  }

  /// Cuts the first character off an operator, which is then read on its own.
  mutating func takeFirstCharacter() {
    guard token.word.count > 1 else { return advance() }
    tokens[index].start += 1
    tokens[index].word.removeFirst()
  }

  // MARK: What is said

  mutating func report(_ message: String, at offset: Int? = nil) {
    let offset = offset ?? token.start
    isSilent = reports.count > Self.mostReports
    if isSilent || reports.contains(where: { $0.offset == offset && $0.message == message }) {
      return
    }
    reports.append(Report(message: message, offset: offset))
  }

  /// Of what is missing: it is missed where the line ends that it should stand on.
  mutating func miss(_ message: String) {
    report(message, at: token.startsLine ? previousEnd : token.start)
  }

  mutating func note(_ message: String, at offset: Int) {
    guard !reports.isEmpty, !isSilent else { return }
    reports[reports.count - 1].notes.append((message, offset))
  }

  /// A message of one of the two kinds.
  struct Complaint {
    var message: String
    var isMissed: Bool

    static func missed(_ message: String) -> Self { Complaint(message: message, isMissed: true) }
    static func said(_ message: String) -> Self { Complaint(message: message, isMissed: false) }
    static let expression = said("expected expression")
  }

  mutating func complain(_ complaint: Complaint) {
    if complaint.isMissed { miss(complaint.message) } else { report(complaint.message) }
  }

  // MARK: What is edited

  mutating func insert(_ string: String, at offset: Int? = nil) {
    let offset = offset ?? previousEnd
    edits.append(Edit(range: offset..<offset, insertion: string))
  }

  /// Reads tokens as blanks.
  mutating func blank(from first: Int, to last: Int) {
    guard first < last else { return }
    edits.append(Edit(range: tokens[first].start..<tokens[last - 1].end, insertion: nil))
  }

  // MARK: Looking ahead

  /// What a reading finds out, which then is undone.
  func looking<Value>(_ body: (inout Self) -> Value) -> Value {
    var copy = self
    copy.isLooking = true
    return body(&copy)
  }

  // MARK: Skipping

  /// Skips a token, or a bracket with all that is in it. What is open is a matter of a list:
  /// brackets nest without a limit.
  mutating func skipSingle() {
    var closing: [RecoveryToken.Kind] = []
    repeat {
      if kind == .end { return }
      if let wanted = closing.last, kind == wanted {
        closing.removeLast()
      } else if kind == .rightBrace, !closing.isEmpty {
        while let last = closing.last, last != .rightBrace { closing.removeLast() }
        if closing.popLast() == nil { return }
      } else {
        switch kind {
        case .leftParen: closing.append(.rightParen)
        case .leftSquare: closing.append(.rightSquare)
        case .leftBrace: closing.append(.rightBrace)
        default: break
        }
      }
      advance()
    } while !closing.isEmpty
  }

  mutating func skip(until stops: (Self) -> Bool) {
    while kind != .end, !stops(self) { skipSingle() }
  }

  mutating func skipToDeclaration() {
    skip { $0.at(.rightBrace, .semicolon, .directive) || $0.startsDeclaration }
  }

  mutating func skipToStatement() {
    skip { $0.at(.rightBrace, .directive) || $0.startsStatement || $0.startsDeclaration }
  }

  /// To a brace on this line. Whether there is one.
  mutating func skipToBraceOnLine() -> Bool {
    let start = index
    while !at(.end, .leftBrace, .rightBrace), !token.startsLine {
      skipSingle()
    }
    blank(from: start, to: index)
    return kind == .leftBrace && !token.startsLine
  }

  // MARK: Lists

  /// Elements with commas between them, and the bracket behind them; its opening one has been
  /// read.
  mutating func list(
    until closing: RecoveryToken.Kind, opening: Int, _ complaint: Complaint,
    isCollection: Bool = false, element: (inout Self) -> Outcome
  ) -> Outcome {
    if take(closing) || isInterpolation && kind == .end { return .right }
    var isWrong = false
    var comma: Int?
    while true {
      while kind == .comma, !isCollection {
        report("unexpected ',' separator")
        blank(from: index, to: index + 1)
        advance()
      }
      let start = index
      let outcome = element(&self)
      if outcome != .right { isWrong = true }
      if outcome == .failed { blank(from: start, to: index) }
      if kind == closing {
        if outcome == .failed, let comma { blank(from: comma, to: comma + 1) }
        break
      }
      if isInterpolation, kind == .end { return .right }
      if !isWrong, closing == .rightParen, token.startsLine, endsTrailingClosure {
        // It looks like the end of the call; swiftc reads on.
        report("expected ')' in expression list", at: previousEnd)
        note(Self.note(for: closing), at: opening)
        insert(")")
        return .wrong
      }
      if index == start || isWrong {
        let first = index
        skipList(from: opening, until: closing)
        blank(from: first, to: index)
        if kind != .comma {
          if outcome == .failed, let comma { blank(from: comma, to: comma + 1) }
          break
        }
      }
      if kind == .comma {
        if outcome == .failed { blank(from: index, to: index + 1) } else { comma = index }
        advance()
        if kind == closing { break }
        continue
      }
      if token.startsLine, kind == .rightBrace || startsDeclaration || startsStatement { break }
      if at(.end) || token.kind == .directive { break }
      miss("expected ',' separator")
      insert(",")
      isWrong = true
      comma = nil
    }
    if take(closing) { return isWrong && isCollection ? .wrong : .right }
    if !isWrong {
      complain(complaint)
      note(Self.note(for: closing), at: opening)
    }
    // Where swiftc has it: at the last token, if it is skipped.
    insert(Self.spelling(of: closing), at: isBlank(index - 1) ? previousStart + 1 : previousEnd)
    return .wrong
  }

  /// Whether a token is read as blanks. Before the first one of the code in a text there is none.
  private func isBlank(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let place = tokens[index].start
    // What a list was edited last for is its end.
    return edits.suffix(8).contains { $0.insertion == nil && $0.range.contains(place) }
  }

  /// Whether the last token is the brace of a closure that follows a call.
  private var endsTrailingClosure: Bool {
    var (start, depth) = (index - 1, 0)
    guard tokens[start].kind == .rightBrace else { return false }
    while start > 0 {
      if tokens[start].kind == .rightBrace { depth += 1 }
      if tokens[start].kind == .leftBrace { depth -= 1 }
      if depth == 0 { break }
      start -= 1
    }
    return start > 0 && ![.leftParen, .comma, .colon].contains(tokens[start - 1].kind)
  }

  /// Past what is wrong in a list.
  private mutating func skipList(from opening: Int, until closing: RecoveryToken.Kind) {
    while !at(closing, .comma, .end, .rightBrace, .directive) {
      if startsDeclaration {
        let isVariable = token.isKeyword("let", "var")
        let following = tokens[min(index + 2, tokens.count - 1)]
        guard isVariable, !token.startsLine,
          next.kind == .colon || next.isLabel && following.kind == .colon
        else { return }
      }
      skipSingle()
    }
  }

  /// The bracket that closes what `opening` opens.
  mutating func close(
    _ closing: RecoveryToken.Kind, opening: Int, _ message: String, isMissed: Bool = false
  ) -> Bool {
    if take(closing) { return true }
    complain(Complaint(message: message, isMissed: isMissed))
    note(Self.note(for: closing), at: opening)
    insert(Self.spelling(of: closing))
    return false
  }

  private static func spelling(of closing: RecoveryToken.Kind) -> String {
    switch closing {
    case .rightParen: ")"
    case .rightSquare: "]"
    default: "\n}"
    }
  }

  private static func note(for closing: RecoveryToken.Kind) -> String {
    switch closing {
    case .rightParen: "to match this opening '('"
    case .rightSquare: "to match this opening '['"
    default: "to match this opening '{'"
    }
  }
}
