import Glibc
import SwiftParser
import SwiftSyntax

/// A long text, cut between declarations of its top level so that each piece can be parsed on a
/// thread of its own. Pieces that parse without a word give the tree that the whole text would:
/// where a cut went through a string, a comment, an `#if` or a statement, one of them does not.
struct TextPieces {
  private let pieces: [UnsafeBufferPointer<UInt8>]

  /// A shorter piece, in bytes, is not worth a thread.
  private static let shortest = 1 << 15
  private static let most = 4
  /// What the parser needs at its limit of nesting, in bytes.
  private static let stackSize = 64 << 20

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(bytes.count / Self.shortest, Self.most, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    var pieces: [UnsafeBufferPointer<UInt8>] = []
    var start = 0
    for index in 1..<max(count, 1) {
      guard let cut = Self.cut(bytes, after: max(bytes.count / count * index, start)) else { break }
      pieces.append(UnsafeBufferPointer(rebasing: bytes[start..<cut]))
      start = cut
    }
    self.pieces = pieces + [UnsafeBufferPointer(rebasing: bytes[start...])]
  }

  /// The next place right behind a brace at the start of a line, where the line after that, blank
  /// ones and comments aside, begins with a word: no statement goes on so, but with words that none
  /// begins with.
  private static func cut(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
    let (newline, slash) = (UInt8(ascii: "\n"), UInt8(ascii: "/"))
    var brace: Int?
    var line = bytes[start...].firstIndex(of: newline).map { $0 + 1 }
    while let first = line, first + 1 < bytes.count {
      switch (bytes[first], bytes[first + 1]) {
      case (UInt8(ascii: "}"), newline): brace = first + 1
      case (newline, _), (slash, slash): break
      case (UInt8(ascii: "a")...UInt8(ascii: "z"), _), (UInt8(ascii: "@"), _):
        if let brace { return brace }
      default: brace = nil
      }
      line = bytes[first...].firstIndex(of: newline).map { $0 + 1 }
    }
    return nil
  }

  /// The tree of the whole text; nil where it is not that of its pieces.
  func tree(maximumNestingLevel: Int) -> SourceFileSyntax? {
    guard pieces.count > 1 else { return nil }
    let parsings = UnsafeMutablePointer<Parsing>.allocate(capacity: pieces.count)
    for (index, bytes) in pieces.enumerated() {
      (parsings + index).initialize(to: Parsing(bytes, maximumNestingLevel))
    }
    defer {
      parsings.deinitialize(count: pieces.count)
      parsings.deallocate()
    }
    let threads = pieces.indices.dropFirst().map { ($0, Self.start(parsings + $0)) }
    parsings[0].run()
    for (index, thread) in threads {
      if let thread { pthread_join(thread, nil) } else { parsings[index].run() }
    }
    let trees = pieces.indices.compactMap { parsings[$0].tree }
    guard let last = trees.last, !trees.contains(where: { $0.hasError || $0.hasWarning }) else {
      return nil
    }
    return SourceFileSyntax(
      shebang: trees[0].shebang, statements: CodeBlockItemListSyntax(trees.flatMap(\.statements)),
      endOfFileToken: last.endOfFileToken)
  }

  /// The parsing of one piece. No class: references are counted for one thread alone, and none goes
  /// from one to the other before the thread has ended.
  private struct Parsing {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let maximumNestingLevel: Int
    private(set) var tree: SourceFileSyntax?

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ maximumNestingLevel: Int) {
      self.bytes = bytes
      self.maximumNestingLevel = maximumNestingLevel
    }

    mutating func run() {
      tree = Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
    }
  }

  /// nil where there is no thread to be had.
  private static func start(_ parsing: UnsafeMutablePointer<Parsing>) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        pointer?.assumingMemoryBound(to: Parsing.self).pointee.run()
        return nil
      }, parsing)
    return failure == 0 ? thread : nil
  }
}
