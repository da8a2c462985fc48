import Foundation
import TestSupport
import Testing

/// The programs of `Tests/Oracle/Programs`: what navlab prints is what the compiler's own program
/// prints, to the byte, and it stops where that stops, in the same words.
@Suite struct ProgramTests {
  @Test(.enabled(if: Oracle.isCompilerThere)) func exactlyTheKnownGapsDiffer() throws {
    let names = Oracle.names(in: "Programs")
    let outcomes = Oracle.inParallel(names) { name in Outcome(name) }
    let gaps = try Oracle.knownGaps().filter { !$0.hasPrefix("Snippets/") }
    print(Oracle.summary("programs", outcomes.map { ($0.name, $0.isEqual) }))
    for outcome in outcomes where !outcome.isEqual && !gaps.contains(outcome.name) {
      Issue.record(Comment(rawValue: outcome.complaint))
    }
    let equal = Set(outcomes.filter(\.isEqual).map(\.name))
    let stale = gaps.filter { equal.contains($0) || !names.contains($0) }
    if Oracle.chosen == nil {
      expectText(stale.joined(separator: "\n"), equals: "", "known gaps that are none")
    }
  }

  /// What became of one program.
  struct Outcome: Sendable {
    let name: String
    let isEqual: Bool
    /// The difference, or why there is nothing to compare.
    let complaint: String

    init(_ name: String) {
      self.name = name
      do {
        let source = try repositoryText("Tests/Oracle/Programs/\(name).swift")
        let file = "\(name.split(separator: "/").last ?? "main").swift"
        var expected = try ProgramRun(ofCompiler: source, named: file)
        if case .rejected(let reason) = expected.ending {
          isEqual = false
          complaint = "\(name): the compiler does not take it\n\(reason)"
          return
        }
        let actual = try ProgramRun(ofNavlab: source, named: file)
        var difference = expected.difference(to: actual)
        // A busy machine may hold up one thread of a program until it prints something else: what
        // navlab prints has to be what some run of it does.
        let hasThreads = source.contains(/\b(Task|Dispatch\w+|OperationQueue|Thread)\b/)
        for _ in 0..<2 where difference != nil && hasThreads {
          expected = try ProgramRun(ofCompiler: source, named: file, again: true)
          difference = expected.difference(to: actual)
        }
        isEqual = difference == nil
        complaint = "\(name) (- the compiler's, + navlab's)\n\(difference ?? "")"
      } catch {
        isEqual = false
        complaint = "\(name): \(error)"
      }
    }
  }
}
