import TestSupport
import Testing

/// The snippets of `Tests/Oracle/Snippets`: accepted or rejected as the compiler does, with the
/// same errors and warnings in the same words at the same places. Every note of ours is one of its.
@Suite struct SnippetTests {
  @Test(.enabled(if: Oracle.isCompilerThere)) func declarationsAreRightSwift() throws {
    expectText(try SwiftUIStub.shared.get().complaints, equals: "")
  }

  @Test(.enabled(if: Oracle.isCompilerThere)) func exactlyTheKnownGapsDiffer() throws {
    let names = Oracle.names(in: "Snippets")
    let outcomes = Oracle.inParallel(names) { name in Outcome(name) }
    let known = try Oracle.knownGaps().filter { $0.hasPrefix("Snippets/") }
    let gaps = known.map { String($0.dropFirst("Snippets/".count)) }
    if !names.isEmpty { print(Oracle.summary("snippets", outcomes.map { ($0.name, $0.isEqual) })) }
    for outcome in outcomes where !outcome.isEqual && !gaps.contains(outcome.name) {
      Issue.record(Comment(rawValue: "\(outcome.name)\n\(outcome.complaint)"))
    }
    let equal = Set(outcomes.filter(\.isEqual).map(\.name))
    let stale = gaps.filter { equal.contains($0) || !names.contains($0) }
    if Oracle.chosen == nil {
      expectText(stale.joined(separator: "\n"), equals: "", "known gaps that are none")
    }
  }

  /// What became of one snippet.
  struct Outcome: Sendable {
    let name: String
    /// What only one of the two says, a line each.
    let complaint: String

    var isEqual: Bool { complaint.isEmpty }

    init(_ name: String) {
      self.name = name
      do {
        let snippet = try Snippet(named: name)
        let theirs = try snippet.findingsOfCompiler()
        let ours = snippet.findingsOfNavlab()
        let missing = theirs.filter { $0.severity != "note" && !ours.contains($0) }
        let extra = ours.filter { !theirs.contains($0) }
        let lines = missing.sorted().map { "- \($0)" } + extra.sorted().map { "+ \($0)" }
        complaint = lines.joined(separator: "\n")
      } catch {
        complaint = "\(error)"
      }
    }
  }
}
