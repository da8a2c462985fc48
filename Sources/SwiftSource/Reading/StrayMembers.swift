import SwiftSyntax

/// Where an expression, a statement or a name stands among a type's members, swiftc's parser takes
/// a name for a function or a property that misses its keyword, and goes on from what else it finds
/// to the next declaration. SwiftParser gives up on either; so the text that it reads again has the
/// words that are missing, and blanks for what is passed over.
struct StrayMember {
  /// What swiftc says of it, and where in the source.
  private(set) var reports: [(message: String, offset: Int)] = []
  /// What is put in, by place, first to last.
  private(set) var insertions: [(offset: Int, word: String)] = []
  /// What is read as blanks.
  private(set) var blanks: Range<Int>?

  /// The first of a tree.
  ///
  /// - Parameter positions: where in the source the tree's places are.
  init?(in tree: SourceFileSyntax, _ positions: TextPositions) {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      if let unexpected = node.as(UnexpectedNodesSyntax.self), let found = Self(unexpected) {
        self = found
        reports = found.reports.map { report in
          (report.message, positions.source(AbsolutePosition(utf8Offset: report.offset)))
        }
        return
      }
      open += node.children(viewMode: .all).reversed().filter(\.hasError)
    }
    return nil
  }

  private init?(_ unexpected: UnexpectedNodesSyntax) {
    guard let word = unexpected.firstToken(viewMode: .sourceAccurate),
      let last = word.previousToken(viewMode: .sourceAccurate),
      let next = word.nextToken(viewMode: .sourceAccurate), unexpected.isAmongMembers
    else { return nil }
    let isItem = unexpected.parent?.is(UnexpectedCodeDeclSyntax.self) ?? false
    if case .identifier = word.tokenKind, isItem && word.startsLine || last.endsModifier {
      readAsDeclaration(word, next, isStatic: last.isStatic)
    } else if isItem, word.startsLine || last.tokenKind == .rightBrace {
      passOver(word, after: last)
    }
    if reports.isEmpty { return nil }
  }

  /// - Parameter word: the name that misses what says of what.
  private mutating func readAsDeclaration(_ word: TokenSyntax, _ next: TokenSyntax, isStatic: Bool)
  {
    let start = word.positionAfterSkippingLeadingTrivia.utf8Offset
    let kind = isStatic ? "static" : "instance"
    if [.colon, .equal, .comma].contains(next.tokenKind) {
      let property = isStatic ? "static property" : "property"
      reports = [("expected 'var' keyword in \(property) declaration", start)]
      insertions = [(start, "var ")]
      return
    }
    guard !next.startsLine, next.tokenKind != .leftAngle else { return }
    switch next.tokenKind {
    case .identifier, .keyword: return
    case .leftParen: break
    default:
      let place = next.positionAfterSkippingLeadingTrivia.utf8Offset
      reports = [("expected '(' in argument list of function declaration", place)]
    }
    reports.insert(("expected 'func' keyword in \(kind) method declaration", start), at: 0)
    let end = word.endPositionBeforeTrailingTrivia.utf8Offset
    insertions = [(start, "func ")]
    guard next.tokenKind != .leftParen else { return }
    insertions.append((end, "()"))
    guard next.tokenKind != .leftBrace else { return }
    passOver(next, after: word)
  }

  /// What begins no declaration, with all before the next one.
  private mutating func passOver(_ word: TokenSyntax, after last: TokenSyntax) {
    let start = word.positionAfterSkippingLeadingTrivia.utf8Offset
    if !word.startsLine {
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      reports.append(("consecutive declarations on a line must be separated by ';'", end))
    }
    reports.append(("expected declaration", start))
    var depth = 0
    var token: TokenSyntax? = word
    var end = start
    while let one = token, depth > 0 || !one.endsPassingOver {
      switch one.tokenKind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      end = one.endPositionBeforeTrailingTrivia.utf8Offset
      token = one.nextToken(viewMode: .sourceAccurate)
    }
    blanks = start..<end
  }

  /// The text as swiftc's parser reads it.
  func applied(to text: [UInt8]) -> [UInt8] {
    var text = text
    for index in blanks ?? 0..<0 where text[index] > UInt8(ascii: " ") {
      text[index] = UInt8(ascii: " ")
    }
    for (offset, word) in insertions.reversed() { text.insert(contentsOf: word.utf8, at: offset) }
    return text
  }
}

/// Where a text is, that was read with words put in.
struct TextPositions {
  /// By place in the text that was read, first to last.
  private var insertions: [Range<Int>] = []

  mutating func insert(_ stray: StrayMember) {
    var shift = 0
    for (offset, word) in stray.insertions {
      insertions.append(offset + shift..<offset + shift + word.utf8.count)
      shift += word.utf8.count
    }
  }

  /// A place of the source, where it is read.
  func source(_ position: AbsolutePosition) -> Int {
    let offset = position.utf8Offset
    return insertions.reduce(offset) { result, inserted in
      result - min(max(offset - inserted.lowerBound, 0), inserted.count)
    }
  }

  /// The place that is read of one of the source.
  func read(_ offset: Int) -> AbsolutePosition {
    let offset = insertions.reduce(offset) { result, inserted in
      result >= inserted.lowerBound ? result + inserted.count : result
    }
    return AbsolutePosition(utf8Offset: offset)
  }
}

extension SyntaxProtocol {
  /// Whether a type's members are the nearest list around it.
  fileprivate var isAmongMembers: Bool {
    var node = parent
    while let one = node, !one.is(CodeBlockItemSyntax.self) {
      if one.is(MemberBlockItemSyntax.self) { return true }
      node = one.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// Whether a declaration's attributes and modifiers end with it.
  fileprivate var endsModifier: Bool {
    switch tokenKind {
    case .keyword(let word): Self.modifiers.contains(word)
    case .identifier: previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
    default: false
    }
  }

  fileprivate var isStatic: Bool { tokenKind == .keyword(.static) }

  private static let modifiers: Set<Keyword> = [
    .private, .fileprivate, .internal, .public, .static, .mutating, .final, .override, .lazy,
    .weak, .nonisolated,
  ]

  /// Whether swiftc's parser, passing over what is no declaration, goes on with it.
  fileprivate var endsPassingOver: Bool {
    switch tokenKind {
    case .rightBrace, .rightParen, .rightSquare, .atSign, .endOfFile, .poundIf, .poundElse,
      .poundElseif, .poundEndif:
      true
    case .keyword(let word):
      Self.modifiers.contains(word) || Self.declarations.contains(word)
    default: false
    }
  }

  private static let declarations: Set<Keyword> = [
    .let, .var, .func, .struct, .class, .enum, .actor, .protocol, .extension, .`init`, .deinit,
    .subscript, .typealias, .import, .case, .associatedtype, .indirect, .convenience, .required,
  ]
}
