import Testing

@testable import Transcripts

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Text made of what could be taken for grammar, and of what is hard to write.
  mutating func text(pieces: ClosedRange<Int>) -> String {
    let pool = [
      "nav> ", "nav>", "...> ", "...", "? ok", "? ", "? error(x)", "<< ", "\\", "(re) ", "! ",
      "(any-order)", "(end)", "[..]", "[num]", "[=d]", "[d:int]", "[nmu]", "```", "~~~~", "`", "# ",
      "---", "> [!HINT] 1", " ", "  ", "\t", "\n", "\n\n", "\r\n", "é", "e\u{301}", "\u{301}",
      "日本", "👩‍👩‍👧", "\u{1B}[31m", "\u{1B}", "\u{7}", "\0", "\u{85}", "\u{2028}", "\u{FEFF}",
      "a", "b", "1", "2.50", "-3", "x=1", "\"", "'", "[", "]", "<b>", "&amp;", "\u{202E}", "\r",
    ]
    let count = Int.random(in: pieces, using: &self)
    return (0..<count).map { _ in pool.randomElement(using: &self) ?? "" }.joined()
  }

  mutating func file() -> String {
    let pool = [
      "---\n", "id: a\n", "points: x\n", "- a\n", "  ", "> ", "```navlab\n", "```navlab step=a\n",
      "~~~~navlab hidden\n", "```\n", "~~~~\n", "```swift file=a.swift\n", "nav> x\n", "...> y\n",
      "? ok\n", "<< in\n", "...\n", "(any-order)\n", "(end)\n", "! no\n", "[d:int]\n", "[=d]\n",
      "(re) a(b\n", "(re) [a-z]+\n", "out\r\n", "out\r", "\n", "\u{FEFF}", "\0\n", "> [!HINT] 2\n",
      "\t", "<!--\n", "-->\n", "1. ", "# Title\n", "é\u{301}\n", "no line feed",
    ]
    let count = Int.random(in: 0...30, using: &self)
    return (0..<count).map { _ in pool.randomElement(using: &self) ?? "" }.joined()
  }
}

@Suite struct PropertyTests {
  @Test(arguments: 0..<40)
  func `printing what was read gives the file back`(_ seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for _ in 0..<25 {
      let text = generator.file()
      let transcript = Transcript(text)
      #expect(transcript.text.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
      for part in transcript.parts {
        guard case .prose(let prose) = part else { continue }
        #expect(text.utf8.count >= prose.text.utf8.count)
      }
    }
  }

  private func recording(_ generator: inout SeededGenerator) -> Recording {
    let turns = (0..<Int.random(in: 0...5, using: &generator)).map { index in
      let statuses: [Reply.Status] = [.ok, .ok, .error(code: "a"), .error(code: "a b"), .timeout]
      let status = statuses.randomElement(using: &generator) ?? .ok
      let reply = Reply(
        status,
        output: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          OutputLine(generator.text(pieces: 0...5), isMeasurement: Bool.random(using: &generator))
        })
      return Recording.Turn(
        "c\(index)\nline \(index)", input: index % 2 == 0 ? ["in \(index)", ""] : [], reply: reply)
    }
    return Recording(
      id: "r", title: "It's: [a] \"title\" \\",
      files: ["A.swift", "b/A.swift", "\"c d\".swift", "", "e\\f"].map {
        TranscriptFile(name: $0, source: generator.text(pieces: 0...9))
      }, turns: turns)
  }

  @Test(arguments: 0..<40)
  func `what a session records passes when it is replayed`(_ seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    for _ in 0..<25 {
      let recording = recording(&generator)
      let transcript = Transcript(recording.text)
      #expect(transcript.problems == [], "\(recording.text.debugDescription)")
      #expect(transcript.frontMatter.title == recording.title)
      let replies = recording.turns.map { ($0.command, $0.reply) }
      var session = ScriptedSession(replies: Dictionary(replies) { first, _ in first })
      let verdict = Replay().run(transcript, with: &session)
      #expect(verdict.passed, "\(RunReport().render(verdict)) \(recording.text.debugDescription)")
      #expect(session.asked == recording.turns.map(\.command))
    }
  }

  /// Expected lines of every kind, for any output whatever.
  private func expectation(_ generator: inout SeededGenerator) -> String {
    let pool = [
      "a", "b", "1", "[num]", "...", "...", "! b", "(re) [ab]+", "x=[int]", "\\...", "", "[..]",
      "(any-order)\na\n[..]\n(end)", "2.50 [word]", "日本",
    ]
    return (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in pool.randomElement(using: &generator) ?? "" }.joined(separator: "\n")
  }

  @Test(arguments: 0..<40)
  func `a rewritten transcript passes, and says the same when it is rewritten again`(
    _ seed: Int
  ) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    for _ in 0..<25 {
      let info = ["", " unordered", " ws=loose", " tol=1"].randomElement(using: &generator) ?? ""
      var expected = expectation(&generator)
      if info == " unordered" {
        expected = expected.replacing("(any-order)\n", with: "").replacing("\n(end)", with: "")
      }
      let text = "# T\n\n```navlab\(info)\nnav> go\n\(expected)\n\nnav> more\nz\n```\nend\n"
      var session = ScriptedSession(replies: [
        "go": Reply(output: [
          OutputLine(generator.text(pieces: 0...8), isMeasurement: Bool.random(using: &generator)),
          OutputLine(["a", "b", "1", "x=3"].randomElement(using: &generator) ?? ""),
        ])
      ])
      let transcript = Transcript(text)
      let before = Replay().run(transcript, with: &session)
      let new = try Rewriting().text(of: transcript, after: before)
      let rewritten = Transcript(new)
      let after = Replay().run(rewritten, with: &session)
      #expect(after.passed, "\(text.debugDescription) \(new.debugDescription)")
      #expect(new.hasPrefix("# T\n\n") && new.hasSuffix("\nend\n"))
      let again = try Rewriting().text(of: rewritten, after: after)
      #expect(again.utf8.elementsEqual(new.utf8))
      if before.passed { #expect(new.utf8.elementsEqual(text.utf8)) }
    }
  }

  /// Placing runs agrees with trying every way, on small cases with gaps and forbidden lines.
  @Test(arguments: 0..<40)
  func `matching agrees with trying every way`(_ seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    for _ in 0..<100 {
      let items = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        ["a", "b", "...", "...\n! a", "...\n! b", "[..]"].randomElement(using: &generator) ?? ""
      }
      let lines = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        ["a", "b", "c"].randomElement(using: &generator) ?? ""
      }
      let flat = items.joined(separator: "\n").split(separator: "\n").map(String.init)
      let expected = flat.enumerated().map { ExpectedLine($1, line: $0) }
      let plan = MatchPlan(expected, options: MatchOptions())
      var matcher = OutputMatcher(plan: plan, lines: lines.map { OutputLine($0) })
      let outcome = try matcher.match([:])
      #expect((outcome == .matched([:])) == Self.matches(flat[...], lines[...]), "\(flat) \(lines)")
    }
  }

  /// The meaning of the grammar, spelled out and slow.
  private static func matches(
    _ items: ArraySlice<String>, _ lines: ArraySlice<String>, forbidden: Set<String> = [],
    inGap: Bool = false
  ) -> Bool {
    guard let item = items.first else {
      return lines.isEmpty || inGap && lines.allSatisfy { !forbidden.contains($0) }
    }
    let rest = items.dropFirst()
    if item == "..." { return matches(rest, lines, forbidden: inGap ? forbidden : [], inGap: true) }
    if item.hasPrefix("! ") {
      let text = String(item.dropFirst(2))
      return matches(rest, lines, forbidden: forbidden.union([text]), inGap: inGap)
    }
    guard let line = lines.first else { return false }
    if item == line || item == "[..]", matches(rest, lines.dropFirst()) { return true }
    guard inGap, !forbidden.contains(line) else { return false }
    return matches(items, lines.dropFirst(), forbidden: forbidden, inGap: true)
  }
}
