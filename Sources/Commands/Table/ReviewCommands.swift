import Diagnostics
import Simulation

/// Judging the design.
let reviewCommands: [Command] = [
  Command(
    "review", .review, "review",
    "check the navigation against design rules; // review:ignore ID keeps one quiet",
    example: "review", form: .sentences
  ) { session, words in
    try words.end()
    return try session.review()
  },
  Command(
    "map", .review, "map [text|mermaid|svg]", "every screen that a user can reach, and the ways",
    example: "map", completions: [.words(["text", "mermaid", "svg"])]
  ) { session, words in
    let form = words.next() ?? "text"
    try words.end()
    let render: (ScreenMap) -> [String]
    switch form {
    case "text": render = { $0.lines.map(session.say) }
    case "mermaid": render = \.mermaid
    case "svg": render = \.svg
    default: throw words.wrong("text, mermaid or svg")
    }
    return render(try session.map())
  },
]

extension Session {
  /// What the review finds in the source and in the walk through the app, in the source's order.
  func review() throws -> [String] {
    guard let running else { throw noApp }
    let source = SourceReviewer(running.assembly.files)
    var findings = source.findings
    // Of a root that was asked for, what it is made of.
    if let root = options.root {
      let own = source.types(from: root)
      findings.removeAll { !own.contains($0.view ?? root) }
    }
    var walked: Sentence?
    if showsViews {
      let map = try map()
      findings.removeAll { $0.rule == .deadEnd && $0.view.map(map.leadsOut) == true }
      findings += MapReviewer(map: map, place: source.place).findings.filter { found in
        !findings.contains { $0.rule == found.rule && $0.view == found.view }
      }
      walked = map.isCut ? "\(map.size) walked, not all" : "\(map.size) walked"
    }
    let silencing = Silencing(sources)
    let all = findings.count
    findings.removeAll { silencing.silences($0, in: sources) }
    let order = Finding.Rule.allCases
    findings.sort {
      (order.firstIndex(of: $0.rule) ?? 0, $0.range?.file ?? 0, $0.range?.start ?? 0)
        < (order.firstIndex(of: $1.rule) ?? 0, $1.range?.file ?? 0, $1.range?.start ?? 0)
    }
    var told: Sentence = findings.isEmpty ? "nothing found" : "\(findings.count) found"
    if all > findings.count { told = "\(told), \(all - findings.count) silenced" }
    return (findings.flatMap { $0.lines(in: sources) } + [told.adding(walked)]).map(say)
  }
}
