import Diagnostics
import SwiftSyntax

/// One file as the parser sees it.
struct SyntaxFile {
  let source: SourceFile
  private let reading: Reading

  var tree: SourceFileSyntax { reading.tree }
  var positions: TextPositions { reading.positions }
  /// What swiftc's parser says where the text is broken.
  var recovered: [RecoveringParser.Report] { reading.recovered }
  var strayCharacters: StrayCharacters { reading.strayCharacters }

  /// swiftc's limit.
  static let maximumNestingLevel = 256
  /// Chains and operators nest without a limit of the parser's, and everything that walks a tree
  /// recurses. Deeper trees are refused before anything does.
  static let maximumTreeDepth = 6_000

  /// Bytes of one file: some hundred thousand lines, which take some ten seconds to read and check.
  static let maximumLength = 4 << 20

  /// An upper bound for the longest postfix chain.
  private let longestChain: Int
  /// Where the text is too long or nests too deeply to be parsed at all: the tree is empty then.
  private let overflow: NestingScanner.Overflow?

  /// - Parameter recovers: whether what is broken is read as swiftc's parser reads it, not as it
  ///   stands.
  init(_ source: SourceFile, recovers: Bool = true) {
    self.source = source
    var text = source.text
    (overflow, longestChain, reading) = text.withUTF8 { bytes in
      var scanner = NestingScanner(bytes, limit: Self.maximumNestingLevel)
      let overflow =
        bytes.count > Self.maximumLength
        ? NestingScanner.Overflow(offset: 0, reason: .length) : scanner.overflow()
      let readable = overflow == nil ? bytes : UnsafeBufferPointer(rebasing: bytes[..<0])
      return (overflow, scanner.longestChain, Self.parse(readable, recovers: recovers))
    }
  }

  /// An error where the text is too long, or the tree too deep to walk.
  func tooLarge(fileIndex: UInt16) -> Diagnostic? {
    var found = overflow
    if found == nil, longestChain > Self.maximumTreeDepth / 4, let node = deepNode() {
      found = NestingScanner.Overflow(offset: node.position.utf8Offset, reason: .nesting)
    }
    guard let found else { return nil }
    let offset = UInt32(clamping: found.offset)
    let message =
      switch found.reason {
      case .nesting: "structure nesting level exceeded maximum of \(Self.maximumNestingLevel)"
      case .lookAhead:
        "navlab does not read '[' nested this deeply; give the inner part a name of its own"
      case .length:
        "navlab reads up to \(Self.maximumLength >> 20) MB of one file; cut it into several"
      }
    return Diagnostic(
      .error, message,
      at: Diagnostics.SourceRange(file: fileIndex, start: offset, end: offset))
  }

  /// The first node below the limit, found without recursion.
  private func deepNode() -> Syntax? {
    var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = open.popLast() {
      if depth > Self.maximumTreeDepth { return node }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        open.append((child, depth + 1))
      }
    }
    return nil
  }
}
