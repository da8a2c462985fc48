import Diagnostics
import Testing

@testable import Transcripts

/// One grade of every kind, with names that try to be something else.
let sharedGrades = [
  Grade(
    submission: "alice/App.swift", exercise: "nav.push-pop",
    checks: [
      .init(name: "Opens Detail", points: 2, max: 2, passed: true),
      .init(
        name: "Back #1 <returns>", points: 0, max: 1.5, passed: false,
        message: "expected 'x, y: 1', got '100%'\n::error::it's \u{1B}[31mred"),
      .init(
        name: "hidden check 1", points: 0, max: 1, passed: false,
        message: "what this check expects is not shown", isHidden: true),
    ]),
  Grade(
    submission: "bob\n1..1\nok 1", exercise: "nav.push-pop", status: .timeout, checks: [],
    message: "the time was used up"),
]

@Suite struct ReportTests {
  static let goldens: [String: String] = [
    "text": #"""
    alice/App.swift: nav.push-pop: 2 of 4.5 points
      pass  2/2  Opens Detail
      FAIL  0/1.5  Back #1 <returns>: expected 'x, y: 1', got '100%'\n::error::it's \u{1B}[31mred
      FAIL  0/1  hidden check 1: what this check expects is not shown
      1 of 3 checks passed; 1 of them is hidden

    bob\n1..1\nok 1: nav.push-pop: not graded: timeout (the time was used up)

    2 submissions: 0 passed, 2 did not

    """#,
    "json": #"""
    {"submission": "alice/App.swift", "exercise": "nav.push-pop", "score": 2, "max": 4.5, "passed": false, "status": "graded", "checks": [{"name": "Opens Detail", "points": 2, "max": 2, "passed": true, "message": ""}, {"name": "Back #1 <returns>", "points": 0, "max": 1.5, "passed": false, "message": "expected 'x, y: 1', got '100%'\n::error::it's \u001b[31mred"}, {"name": "hidden check 1", "points": 0, "max": 1, "passed": false, "message": "what this check expects is not shown"}]}
    {"submission": "bob\n1..1\nok 1", "exercise": "nav.push-pop", "score": 0, "max": 0, "passed": false, "status": "timeout", "checks": []}

    """#,
    "junit": #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="navlab" tests="4" failures="2" errors="1" skipped="0" time="0">
      <testsuite name="alice/App.swift" tests="3" failures="2" errors="0" skipped="0" time="0">
        <properties>
          <property name="score" value="2"/>
          <property name="max" value="4.5"/>
        </properties>
        <testcase classname="nav.push-pop" name="Opens Detail" time="0"/>
        <testcase classname="nav.push-pop" name="Back #1 &lt;returns&gt;" time="0">
          <failure message="expected &apos;x, y: 1&apos;, got &apos;100%&apos;&#10;::error::it&apos;s \u{1B}[31mred" type="check"/>
        </testcase>
        <testcase classname="nav.push-pop" name="hidden check 1" time="0">
          <failure message="what this check expects is not shown" type="check"/>
        </testcase>
      </testsuite>
      <testsuite name="bob&#10;1..1&#10;ok 1" tests="1" failures="0" errors="1" skipped="0" time="0">
        <properties>
          <property name="score" value="0"/>
          <property name="max" value="0"/>
        </properties>
        <testcase classname="nav.push-pop" name="nav.push-pop" time="0">
          <error message="the time was used up" type="timeout"/>
        </testcase>
      </testsuite>
    </testsuites>

    """#,
    "tap": ##"""
    TAP version 14
    1..4
    ok 1 - alice/App.swift: Opens Detail
      ---
      points: 2
      max: 2
      ...
    not ok 2 - alice/App.swift: Back \#1 <returns>
      ---
      message: 'expected ''x, y: 1'', got ''100%''\n::error::it''s \u{1B}[31mred'
      severity: fail
      points: 0
      max: 1.5
      ...
    not ok 3 - alice/App.swift: hidden check 1
      ---
      message: 'what this check expects is not shown'
      severity: fail
      points: 0
      max: 1
      ...
    not ok 4 - bob\\n1..1\\nok 1: nav.push-pop
      ---
      message: 'the time was used up'
      severity: timeout
      points: 0
      max: 0
      ...

    """##,
    "gradescope": #"""
    {"output": "1 of 2 shown checks passed; 1 more is not shown", "output_format": "text", "test_output_format": "text", "tests": [{"number": "1", "name": "Opens Detail", "score": 2, "max_score": 2, "status": "passed", "visibility": "visible"}, {"number": "2", "name": "Back #1 <returns>", "score": 0, "max_score": 1.5, "status": "failed", "output": "expected 'x, y: 1', got '100%'\n::error::it's \\u{1B}[31mred", "visibility": "visible"}, {"number": "3", "name": "hidden check 1", "score": 0, "max_score": 1, "status": "failed", "output": "what this check expects is not shown", "visibility": "after_published", "tags": ["hidden"]}]}
    {"score": 0, "output": "The submission used up its time.", "output_format": "text", "tests": [{"name": "details", "output": "the time was used up", "visibility": "hidden"}]}

    """#,
    "github": #"""
    ::error file=alice/App.swift,title=Back #1 <returns>::expected 'x, y: 1', got '100%25'%0A::error::it's \u{1B}[31mred
    ::error file=alice/App.swift,title=hidden check 1::what this check expects is not shown
    ::error file=bob%0A1..1%0Aok 1,title=nav.push-pop::not graded: the time was used up
    points 2/4.5 alice/App.swift: 1 of 3 checks passed; 1 of them is hidden
    points 0/0 bob\n1..1\nok 1: not graded: timeout

    """#,
  ]

  @Test(arguments: GradeReports.all.map(\.name))
  func `one grade in every format`(_ name: String) throws {
    let report = try #require(GradeReports.named(name))
    #expect(report.render(sharedGrades) == Self.goldens[name])
  }

  @Test(arguments: GradeReports.all.map(\.name))
  func `no control character is left alive`(_ name: String) throws {
    let report = try #require(GradeReports.named(name))
    let nasty = (0..<0xA0).compactMap { Unicode.Scalar($0) }.map { String($0) }.joined()
    let check = Grade.Check(
      name: nasty, points: 0, max: 1, passed: false, message: Sentence(verbatim: nasty))
    for status in Grade.Status.allCases {
      let grade = Grade(
        submission: nasty, exercise: nasty, status: status, checks: [check],
        message: Sentence(verbatim: nasty))
      let text = report.render([grade])
      #expect(!text.unicodeScalars.contains { Escaping.isControl($0) && $0 != "\n" && $0 != "\t" })
    }
  }

  @Test func `nothing graded is a valid report`() {
    let texts = GradeReports.all.map { $0.render([]) }
    #expect(texts[3] == "TAP version 14\n1..0 # SKIP nothing to grade\n")
    #expect(texts[1].isEmpty)
  }

  @Test func `a step shows no more than ten annotations`() {
    let checks = (1...30).map {
      Grade.Check(name: "\($0)", points: 0, max: 1, passed: false)
    }
    let text = GitHubReport().render([Grade(submission: "a", exercise: "e", checks: checks)])
    let errors = text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(errors.last == "::error title=navlab::and 21 more did not pass")
    let untried =
      checks.prefix(1)
      + checks.dropFirst().map { check in
        var check = check
        check.wasTried = false
        return check
      }
    let first = GitHubReport().render([
      Grade(submission: "a", exercise: "e", checks: Array(untried))
    ])
    #expect(first.split(separator: "\n").count { $0.hasPrefix("::error") } == 1)
  }

  @Test(arguments: [
    ("class/anna", "it did not load: A.swift:3:9: error: no", "class/anna/A.swift,line=3,col=9"),
    ("class/A.swift", "A.swift:3:9: error: no", "class/A.swift"),
    ("class/A.swift", "not: A.swift:3:9: error: no", "class/A.swift,line=3,col=9"),
    ("class/anna", "no place: error: at all", "class/anna"),
  ])
  func `an annotation is where the compiler says`(
    _ submission: String, _ message: String, _ place: String
  ) {
    let check = Grade.Check(
      name: "c", points: 0, max: 1, passed: false, message: Sentence(verbatim: message))
    let text = GitHubReport().render([Grade(submission: submission, exercise: "e", checks: [check])]
    )
    #expect(text.hasPrefix("::error file=\(place),title=c::"))
  }

  @Test func `who handed in nothing is told so`() {
    let grade = Grade(submission: "s", exercise: "e", unread: "there is no Swift file", worth: 2)
    #expect(grade.status == .error && grade.max == 2 && grade.score == 0 && !grade.passed)
    #expect(
      GradescopeReport().render([grade]).contains(
        "\"output\": \"Your submission could not be graded: there is no Swift file.\""))
  }

  @Test func `the learner reads what does not hold, in the learner's words`() {
    var session = ScriptedSession()
    session.replies = [
      "assert n == 0": Reply(.error(code: "assertFailed"), text: "error: it is not so: n == 0"),
      "goal": Reply(.error(code: "goalDiffers"), text: "error: 'A' is at x 3; it should be at x 1"),
    ]
    let transcript = Transcript(
      """
      ```navlab step=starts label="Starts at zero"
      nav> assert n == 0
      ```
      ```navlab
      nav> goal
      ```
      ```navlab
      nav> fail
      ```
      ```navlab needs=starts
      nav> x
      ```
      """)
    let verdict = Replay().run(transcript, with: &session)
    let grade = Grade(submission: "s", exercise: "e", transcript: transcript, verdict: verdict)
    #expect(
      grade.checks.map(\.message) == [
        "it is not so: n == 0", "'A' is at x 3; it should be at x 1", "after 'fail': no",
        "not tried, for \"Starts at zero\" did not pass",
      ])
    session.openReply = Reply(.error(code: "compileError"), text: "A.swift:1:1: error: no")
    let source = Transcript("```swift file=A.swift\nx\n```\n```navlab\nnav> goal\n```\n")
    let unloaded = Replay().run(source, with: &session)
    let other = Grade(submission: "s", exercise: "e", transcript: source, verdict: unloaded)
    #expect(other.checks.map(\.message) == ["the source did not load: A.swift:1:1: error: no"])
  }

  private func grade(_ text: String) -> Grade {
    let transcript = Transcript(text)
    var session = ScriptedSession()
    let verdict = Replay().run(transcript, with: &session)
    return Grade(submission: "s", exercise: "e", transcript: transcript, verdict: verdict)
  }

  @Test func `a verdict becomes a grade, and hidden checks tell nothing`() {
    let grade = grade(
      """
      ```navlab step=open points=2
      nav> echo a
      a
      ```
      ```navlab points=1 label="Goes back"
      nav> echo b
      c
      nav> fail
      ```
      ```navlab points=1 hidden
      nav> echo topsecret1
      topsecret2
      ```
      ```navlab points=3 hidden label="Last"
      nav> echo d
      d
      ```
      """)
    #expect(grade.score == 5 && grade.max == 7 && !grade.passed && grade.status == .graded)
    #expect(grade.checks.map(\.name) == ["open", "Goes back", "hidden check 1", "Last"])
    #expect(grade.checks[1].message == "after 'echo b': expected 'c', got 'b'; 1 more did not pass")
    #expect(grade.summary == "1 of 2 shown checks passed; 2 more are not shown")
    for report in GradeReports.all { #expect(!report.render([grade]).contains("topsecret")) }
  }

  @Test(arguments: [
    ("```navlab\nnav> break\n```\n", Grade.Status.error),
    ("```navlab\nnav> late\n```\n", .timeout),
    ("```navlab\nnav> loop\n```\n", .timeout),
    ("```navlab\nnav> loop\n? error(stepLimit)\n```\n", .graded),
    ("```navlab\nnav> late\n? timeout\n```\n", .graded),
    ("```navlab\nnav> x\n", .error),
    ("nothing\n", .error),
    ("```navlab skip\nnav> x\n```\n", .error),
  ])
  func `what is not the learner's fault is no grade`(_ text: String, _ status: Grade.Status) {
    let grade = grade(text)
    #expect(grade.status == status)
    #expect(grade.passed == (status == .graded))
  }

  @Test func `what passed counts where the time ran out elsewhere`() {
    let grade = grade("```navlab points=2\nnav> x\n```\n```navlab points=1\nnav> late\n```\n")
    #expect(grade.status == .timeout && grade.score == 2 && grade.max == 3 && !grade.passed)
    #expect(
      TextReport().render([grade]) == """
        s: e: 2 of 3 points (the time was used up)
          pass  2/2  block at line 1
          FAIL  0/1  block at line 4: after 'late': expected ok, got timeout
          1 of 2 checks passed

        """)
    #expect(TAPReport().render([grade]).contains("1..2\nok 1 - s: block at line 1\n"))
    #expect(JUnitReport().render([grade]).contains("tests=\"2\" failures=\"1\" errors=\"0\""))
  }

  @Test func `points of a transcript are shared by its blocks`() {
    let blocks = "```navlab\nnav> x\n```\n```navlab\nnav> fail\n```\n"
    #expect(grade(blocks).max == 2)
    let stated = grade("---\npoints: 5\n---\n" + blocks)
    #expect(stated.max == 5 && stated.score == 2.5)
  }

  @Test func `a run is reported in full`() {
    let verdicts = [
      verdict(of: "```navlab\nnav> echo a\na\n```\n"),
      verdict(
        of: "```navlab step=a\nnav> echo a b\na c\nnav> fail\n```\n```navlab needs=a\nnav> x\n```\n"
      ),
      verdict(of: "```navlab todo\nnav> echo a\na\n```\n```navlab skip=\"later\"\nnav> x\n```\n"),
      verdict(of: "---\nrequires: navlab >= 9\n---\n"),
      verdict(of: "```navlab\nnav> x\n"),
    ]
    #expect(
      RunReport().render(verdicts) == """
        ok    t.md (1 command)
        FAIL  t.md (2 commands)
          t.md:2: nav> echo a b
            expected 'a c', got 'a b'
            - a c
            + a b
            ?   ^
          t.md:4: nav> fail
            expected ok, got error(noSuchControl): error: no
          t.md:6: block at line 6: not tried, for the step 'a' did not pass
        ok    t.md (1 command)
          t.md:1: todo: block at line 1: passes; take 'todo' away
          t.md:5: skipped: block at line 5: later
        skip  t.md: it requires navlab >= 9
        FAIL  t.md: line 1: the block is not closed; end it with a line '```'
        5 transcripts: 2 passed, 2 failed, 1 skipped

        """)
  }
}
