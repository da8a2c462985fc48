import Diagnostics
import Testing

@testable import Transcripts

@Suite struct HostileTests {
  /// How many steps it takes to compare so many equal lines with a pattern, and whether it matches.
  private func steps(_ expected: [String], _ lines: [String]) throws -> (Bool, Int) {
    let plan = MatchPlan(
      expected.enumerated().map { ExpectedLine($1, line: $0) }, options: MatchOptions())
    var matcher = OutputMatcher(plan: plan, lines: lines.map { OutputLine($0) })
    let outcome = try matcher.match([:])
    return (outcome == .matched([:]), matcher.steps.taken)
  }

  @Test func `a hundred thousand lines take a hundred thousand steps`() throws {
    let lines = (0..<100_000).map { "line \($0)" }
    #expect(try steps(lines, lines) == (true, 100_000))
    #expect(try steps(["...", "line 99999"], lines) == (true, 1))
    let (found, taken) = try steps(["...", "line 50000", "...", "line 99999"], lines)
    #expect(found && taken == 50_002)
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func `many gaps stay within items times lines`(_ count: Int) throws {
    let lines = [String](repeating: "a", count: count)
    let gaps = (0..<50).flatMap { _ in ["...", "a"] }
    let (found, taken) = try steps(gaps + ["...", "b", "..."], lines)
    #expect(!found && taken <= gaps.count * count)
    let run = ["..."] + [String](repeating: "a", count: 50) + ["b", "..."]
    let (other, steps) = try steps(run, lines)
    #expect(!other && steps <= run.count * count)
    let forbidden = (0..<20).flatMap { _ in ["...", "! x", "a"] } + ["...", "! a", "b"]
    let (third, more) = try self.steps(forbidden, lines + ["x", "b"])
    #expect(third && more <= 10 * forbidden.count * count)
  }

  @Test func `a hundred thousand lines in any order`() {
    let lines = (0..<100_000).map { "line \($0)" }
    let expected = lines.reversed().joined(separator: "\n")
    let output = lines.joined(separator: "\n")
    #expect(passes(output, expecting: expected, attributes: "unordered"))
    let entry = result(output, expecting: expected + "\nmore\n[uuid]", attributes: "unordered")
    #expect(entry.messages == ["expected 'more', which is missing; 1 other line differs"])
  }

  @Test func `too many steps are the transcript's fault`() {
    var options = MatchOptions()
    options.stepLimit = 100
    let expected = [ExpectedLine("..."), ExpectedLine("b"), ExpectedLine("...")]
    var matcher = OutputMatcher(
      plan: MatchPlan(expected, options: options),
      lines: [OutputLine](repeating: OutputLine("a"), count: 1000))
    #expect(throws: MatchLimit.self) { try matcher.match([:]) }
  }

  @Test(arguments: ["(a*)*b", "(a|aa)+b", "(a+)+$b", "(.*)*(.*)*x", "((a?){100}){20}b"])
  func `regular expressions take linear steps`(_ source: String) throws {
    let expression = try RegularExpression(source)
    func steps(_ count: Int) -> Int {
      expression.matches(String(repeating: "a", count: count)).steps
    }
    #expect(steps(400) <= 2 * steps(200) + 2 * expression.program.count)
    #expect(steps(400) <= 2 * 402 * expression.program.count)
  }

  @Test func `deep groups are refused`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: RegularExpression.Malformed.self) { try RegularExpression(deep) }
  }

  @Test func `ten megabytes of output are compared and reported briefly`() {
    let line = String(repeating: "x", count: 999)
    let lines = [String](repeating: line, count: 10_000).joined(separator: "\n")
    #expect(passes(lines, expecting: "...\n" + line))
    let entry = result(lines, expecting: "...\ny")
    #expect(entry.messages.allSatisfy { $0.description.count < 400 })
    #expect(entry.difference?.text.count ?? .max < 5000)
  }

  @Test func `a line of a megabyte is shown where it differs`() {
    let line = String(repeating: "x", count: 1_000_000)
    #expect(passes(line, expecting: line))
    let entry = result(line + "1", expecting: line + "2")
    #expect(entry.messages.allSatisfy { $0.description.count < 400 })
    let lines = entry.difference?.lines.map(\.text) ?? []
    #expect(lines.first == "(999850 bytes) …" + String(repeating: "x", count: 150) + "2")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count < 400 })
  }

  @Test func `a long output that differs is reported briefly`() {
    let lines = (0..<20_000).map { "line \($0)" }.joined(separator: "\n")
    let other = (0..<20_000).map { "other \($0)" }.joined(separator: "\n")
    let entry = result(lines, expecting: other)
    #expect(entry.messages == ["expected 'other 0', got 'line 0'; 19999 other lines differ"])
    #expect(entry.difference?.lines.count ?? .max < 200)
  }

  static let files: [String: String] = [
    "quotations": String(repeating: "> ", count: 5_000) + "x",
    "lists": String(repeating: "- ", count: 2_000) + "x",
    "fences": String(repeating: "```navlab\n", count: 2_001),
    "brackets": String(repeating: "[", count: 100_000),
    "quotes": "```navlab " + String(repeating: "a=\"", count: 10_000) + "\n```\n",
    "matchers": "```navlab\nnav> x\n" + String(repeating: "[..]", count: 20_000) + "\n```\n",
    "groups": "```navlab\nnav> x\n" + String(repeating: "(any-order)\n", count: 2_000) + "```\n",
    "fields": "---\n" + String(repeating: "a: [\n", count: 2_000) + "---\n",
    "marks": "\u{FEFF}\u{FEFF}---", "null": "```navlab\n\0nav> x\n```", "returns": "\r\r\r",
  ]

  @Test(arguments: files.keys.sorted())
  func `hostile files end with a verdict`(_ name: String) throws {
    let text = try #require(Self.files[name])
    let isSame = Transcript(text).text.utf8.elementsEqual(text.utf8)
    #expect(isSame)
    _ = verdict(of: text)
  }

  @Test func `a line of many matchers against a long line`() {
    let pattern = String(repeating: "[..]a", count: 100) + "[num]"
    #expect(!passes(String(repeating: "a", count: 5_000), expecting: pattern))
    #expect(passes(String(repeating: "a", count: 5_000) + "7", expecting: pattern))
  }
}
