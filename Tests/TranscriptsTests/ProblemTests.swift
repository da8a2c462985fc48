import Testing

@testable import Transcripts

@Suite struct ProblemTests {
  static func fence(_ lines: String..., info: String = "") -> String {
    "```navlab\(info.isEmpty ? "" : " " + info)\n" + lines.map { $0 + "\n" }.joined() + "```\n"
  }

  @Test(arguments: [
    ("---\nid: x\n", ["1: error: the front matter is not closed; end it with a line '---'"]),
    ("---\nnonsense\n---\n", ["2: error: front matter has lines 'key: value'; this is none"]),
    ("---\nid: a\nid: b\n---\n", ["3: error: 'id' is given twice; keep one"]),
    (
      "---\nid: a b\n---\n",
      ["2: error: the id 'a b' is no name; use letters, digits, '-', '_' and '.'"]
    ),
    ("---\npoints: many\n---\n", ["2: error: the points 'many' are not a number, 0 or more"]),
    ("---\npoints: -1\n---\n", ["2: error: the points '-1' are not a number, 0 or more"]),
    (
      "---\nrequires: navlab 1\n---\n",
      ["2: error: 'requires: navlab 1' is not understood; write 'requires: navlab >= 1'"]
    ),
    ("---\ntitle: \"x\n---\n", ["2: error: the value has no closing quote \""]),
    (
      "---\ntitel: x\n---\n",
      ["2: warning: 'titel' is kept but means nothing here; did you mean 'title'?"]
    ),
  ])
  func `front matter`(_ text: String, _ expected: [String]) {
    #expect(Transcript(text).problems == expected)
  }

  @Test(arguments: [
    ("ponits=2", "a navlab block has no attribute 'ponits'; did you mean 'points'?"),
    ("points", "'points' needs a value: 'points=…'"),
    ("points=two", "'points=two' is not a number; write a finite number, 0 or more"),
    ("points=nan", "'points=nan' is not a number; write a finite number, 0 or more"),
    ("hidden=yes", "'hidden' takes no value: write 'hidden' alone"),
    ("par=-1", "'par=-1' is not a whole number; write one, 0 or more"),
    ("timeout=2", "'timeout=2' is no duration; write '2s' or '500ms'"),
    ("ws=some", "'ws=some' is not known; write 'ws=loose' or 'ws=exact'"),
    ("step=a step=b", "'step' is given twice; keep one"),
    ("step=\"a b\"", "'step=a b' is no name; use letters, digits, '-', '_' and '.'"),
    ("label=\"open", "the value of 'label' has no closing quote"),
    ("label=", "'label=' has no value"),
    ("needs=x", "no step 'x' comes before this block"),
  ])
  func `attributes`(_ info: String, _ message: String) {
    #expect(Transcript(Self.fence("nav> x", info: info)).problems == ["1: error: " + message])
  }

  @Test(arguments: [
    ("```navlab\nnav> x\n", ["1: error: the block is not closed; end it with a line '```'"]),
    ("~~~~navlab\nnav> x\n~~~\n", ["1: error: the block is not closed; end it with a line '~~~~'"]),
    ("```swift file=a.swift\n", ["1: error: the block is not closed; end it with a line '```'"]),
    (
      "```swift file=../a.swift\n```\n",
      ["1: error: 'file=../a.swift' is not the plain name of a Swift file"]
    ),
    (
      "```swift flie=a.swift\n```\n",
      ["1: warning: the block is not loaded, for 'flie' is not known; did you mean 'file'?"]
    ),
    (
      "```swift carry file=a.swift cary\n```\n",
      ["1: error: a swift block has no attribute 'cary'; did you mean 'carry'?"]
    ),
    (
      "```swift carry\n```\n```swift carry\n```\n",
      ["3: error: the file 'App.swift' is given twice (line 1); use another 'file=' name"]
    ),
    (
      "```navlib\nnav> x\n```\n",
      ["1: warning: a block of 'navlib' is not run; did you mean 'navlab'?"]
    ),
    ("```navlab\n```\n", ["1: warning: the block has no command; write 'nav> …'"]),
    ("> [!HINT] one\n> x\n", ["1: error: 'one' is not the number of a hint; write '> [!HINT] 1'"]),
    ("> [!HINT] 1\n\n> [!HINT] 1\n", ["3: error: hint 1 is given twice"]),
    (
      "---\npoints: 3\n---\n" + fence("nav> x", info: "points=2"),
      [
        "1: warning: the blocks give 2 points, the front matter says 3"
      ]
    ),
    (
      fence("nav> x", info: "step=a") + fence("nav> x", info: "step=a"),
      [
        "4: error: the step 'a' is given twice (line 1); use another name"
      ]
    ),
    (
      fence("nav> x", info: "step=open") + fence("nav> x", info: "needs=opne"),
      [
        "4: error: no step 'opne' comes before this block; did you mean 'open'?"
      ]
    ),
    (
      fence("nav> x", info: "step=a hidden") + fence("nav> x", info: "needs=a"),
      [
        "4: error: the step 'a' is hidden, and this block is not; hide both or neither"
      ]
    ),
    (
      fence("nav> x", "[d:int]", info: "hidden") + fence("nav> x", "[=d]"),
      [
        "7: error: 'd' is captured in a hidden block, and this block is not hidden"
      ]
    ),
  ])
  func `blocks`(_ text: String, _ expected: [String]) {
    #expect(Transcript(text).problems == expected)
  }

  @Test(arguments: [
    (
      ["out", "nav> x"],
      [
        "2: error: there is no command before this line; write 'nav> …' first, or '# …' for a comment"
      ]
    ),
    (
      ["nav>x"],
      [
        "2: error: write a blank after 'nav>'; where it is output, write '\\' before it",
        "1: warning: the block has no command; write 'nav> …'",
      ]
    ),
    (
      ["nav> x", "? eror"],
      [
        "3: error: '? eror' is no status; known are ok, error, error(code), timeout, skipped;"
          + " did you mean 'error'?"
      ]
    ),
    (["nav> x", "? ok", "? ok"], ["4: error: the status is given twice"]),
    (
      ["nav> x", "out", "? ok"],
      [
        "4: error: this line stands directly after its command; where it is output, write '\\'"
          + " before it"
      ]
    ),
    (
      ["nav> x", "out", "...> y"],
      [
        "4: error: this line stands directly after its command; where it is output, write '\\'"
          + " before it"
      ]
    ),
    (["nav> x", "out", "? is it"], []),
    (
      ["nav> x", "[=d]"],
      [
        "3: error: '[=d]' is used before 'd' is captured; write '[d:any]' before it"
      ]
    ),
    (
      ["nav> x", "[date:int]", "[=dat]"],
      [
        "4: error: '[=dat]' is used before 'dat' is captured; did you mean 'date'?"
      ]
    ),
    (
      ["nav> x", "[=d] [d:int]"],
      [
        "3: error: '[=d]' is used before 'd' is captured; write '[d:any]' before it"
      ]
    ),
    (
      ["nav> x", "[d:int]", "[d:int]"],
      [
        "4: error: 'd' is captured twice (line 3); write '[=d]' to compare"
      ]
    ),
    (
      ["nav> x", "y [nmu]"],
      [
        "3: warning: '[nmu]' is text; did you mean '[num]'? For this text, start the line with '\\'"
      ]
    ),
    (
      ["nav> x", "y [d:itn]"],
      [
        "3: warning: '[d:itn]' is text; did you mean '[d:int]'? For this text, start the line with"
          + " '\\'"
      ]
    ),
    (["nav> x", "y [...]"], ["3: warning: '[...]' is text; did you mean '[..]'?"]),
    (
      ["nav> x", "…"],
      [
        "3: warning: '…' is text; did you mean '...'? For this text, write '\\…'"
      ]
    ),
    (["nav> x", "(any-order)", "a"], ["3: error: '(any-order)' is not ended; write '(end)'"]),
    (["nav> x", "(end)"], ["3: error: '(end)' without '(any-order)' before it"]),
    (
      ["nav> x", "(any-order)", "...", "(end)"],
      [
        "4: error: '...' cannot stand inside '(any-order)'"
      ]
    ),
    (["nav> x", "a", "! b"], ["4: warning: '! …' forbids nothing here; write '...' before it"]),
    (
      ["nav> x", "(re) (a)\\1"],
      [
        "3: error: in '(re)': '\\1' refers back, which is not possible; use '[name:type]'"
      ]
    ),
    (["nav> x", "(re) (a"], ["3: error: in '(re)': '(' without ')' after it"]),
    (["nav> x", "(re) [a"], ["3: error: in '(re)': '[' without ']' after it"]),
    (["nav> x", "(re) *"], ["3: error: in '(re)': '*' has nothing to repeat; write '\\*'"]),
    (
      ["nav> x", "(re) (?=a)"],
      [
        "3: error: in '(re)': only '(…)' and '(?:…)' are known, and '(?i)' at the start"
      ]
    ),
    (
      ["nav> x", "(re) ((a{1000}){1000}){1000}"],
      [
        "3: error: in '(re)': it is too large; repeat fewer times"
      ]
    ),
    (
      ["nav> x", "(re) a{3,2}"],
      [
        "3: error: in '(re)': a repetition is written '{2}', '{2,}' or '{2,5}'"
      ]
    ),
  ])
  func `lines`(_ lines: [String], _ expected: [String]) {
    let text = "```navlab\n" + lines.map { $0 + "\n" }.joined() + "```\n"
    #expect(Set(Transcript(text).problems) == Set(expected))
  }

  @Test func `a malformed transcript is not run`() {
    let verdict = verdict(of: "\n```navlab\nnav> x\n")
    #expect(verdict.obstacle == "line 2: the block is not closed; end it with a line '```'")
    #expect(!verdict.passed)
  }
}
