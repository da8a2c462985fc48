import Diagnostics

/// The parts of lines of which the parser's errors leave no more to say: what was read there is a
/// guess. What stands before the statement with the error on its line is known all the same.
public struct BrokenLines {
  /// By file and line, where the guess starts.
  private var starts: [[Int]: UInt32] = [:]
  private let line: (Diagnostic) -> [Int]

  /// - Parameter line: the file and the line that a diagnostic is about.
  public init(_ errors: [Diagnostic], line: @escaping (Diagnostic) -> [Int]) {
    self.line = line
    let parted = errors.filter { $0.message.hasPrefix("consecutive ") }
    let ends = Dictionary(grouping: parted.map { (line($0), $0.range.start) }, by: \.0)
    for error in errors where error.hidesItsLine {
      let key = line(error)
      let end = ends[key]?.map(\.1).filter { $0 <= error.range.start }.max() ?? 0
      starts[key] = min(starts[key] ?? end, end)
    }
  }

  public func hide(_ diagnostic: Diagnostic) -> Bool {
    !starts.isEmpty && starts[line(diagnostic)].map { diagnostic.range.start >= $0 } ?? false
  }
}
