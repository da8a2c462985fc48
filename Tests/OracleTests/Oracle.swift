import Foundation
import Synchronization
import TestSupport

/// What programs and snippets share: their names, the gaps that are known, and the table at the
/// end.
enum Oracle {
  static let folder = "Tests/Oracle"

  /// The one that `make oracle PROGRAM=…` asks for.
  static let chosen = ProcessInfo.processInfo.environment["NAVLAB_ORACLE"].flatMap {
    $0.isEmpty ? nil : $0
  }

  static let isCompilerThere = !compiler.isEmpty

  /// `types/bank`: the Swift files below a folder of the oracle's, or the chosen one.
  static func names(in kind: String) -> [String] {
    let start = "\(folder)/\(kind)/".count
    let all = repositoryFiles(in: "\(folder)/\(kind)", extensions: ["swift"]).map {
      String($0.dropFirst(start).dropLast(".swift".count))
    }
    guard let chosen else { return all }
    return all.filter { $0 == chosen || $0.hasPrefix(chosen + "/") }
  }

  /// The names of what is known to differ; the reasons are for the reader.
  static func knownGaps() throws -> [String] {
    try repositoryText("\(folder)/known-gaps.txt").split(separator: "\n")
      .map { String($0.prefix { $0 != ":" }) }
  }

  /// The compiler's version: answers are kept for as long as it stays.
  static let compiler =
    (try? withTemporaryFolder {
      let run = try CommandRun("swiftc", ["--version"], in: $0.url)
      return run.status == 0 ? run.output : ""
    }) ?? ""

  /// Where below `.build` the compiler's answer to all of `asked` is kept: FNV-1a of it.
  static func store(of asked: [String]) throws -> URL {
    let hash = ([compiler] + asked).joined(separator: "\n").utf8.reduce(
      0xcbf2_9ce4_8422_2325 as UInt64
    ) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let folder = repositoryRoot.appending(path: ".build/oracle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: String(hash, radix: 16))
  }

  /// The results in order, made by as many threads as there are cores.
  static func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = body(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { found in elements.indices.compactMap { found[$0] } }
  }

  /// A row for each area, and their sum.
  static func summary(_ kind: String, _ outcomes: [(name: String, isEqual: Bool)]) -> String {
    let areas = Dictionary(grouping: outcomes) { String($0.name.prefix { $0 != "/" }) }
    let rows = areas.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + [("all", outcomes)]
    let lines = rows.map { area, outcomes in
      let equal = outcomes.count(where: \.isEqual)
      return column(area, 14) + column("\(outcomes.count)", -8) + column("\(equal)", -8)
        + column("\(outcomes.count - equal)", -8)
    }
    let head = column(kind, 14) + column("number", -8) + column("equal", -8) + column("gaps", -8)
    return ([head] + lines).joined(separator: "\n")
  }

  /// Text to the left, or with a negative width to the right.
  private static func column(_ text: String, _ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }
}
