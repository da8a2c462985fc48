import Diagnostics
import Testing

@testable import Transcripts

/// What other tools' files become.
struct ImportingTests {
  @Test(
    "a line of cram's output is expected in our grammar",
    arguments: [
      ("plain", "plain"),
      ("x 16 y \\d+ (re)", "(re) x 16 y \\d+"),
      ("row * (glob)", "row [..]"),
      ("row \\* of ? (glob)", "(re) row \\* of ."),
      ("[num] of * (glob)", "(re) \\[num\\] of .*"),
      ("a\\tb \\xe3\\x81\\x82 (esc)", "a\tb あ"),
      ("last (no-eol)", "last"),
      ("[num]", "\\[num]"),
      ("nav> x", "\\nav> x"),
      ("... ", "\\... "),
    ])
  func cramOutput(_ line: String, _ expected: String) {
    let imported = ImportedTranscript("  $ look\n  \(line)\n", format: .cram, name: "a.md")
    #expect(imported.transcript.text == "```navlab\nnav> look\n\(expected)\n```\n")
    #expect(imported.problems.isEmpty && imported.transcript.diagnostics.isEmpty)
  }

  @Test("a session of cram: prose, commands over several lines, exit status")
  func cram() {
    let source = """
      Go on,
      and look.

        $ tap "Next" \\
        >   --hard
        pushed
        $ tap "Nowhere"
        unknown
        [2]
      Then:
        $ later
        [80]
      """
    let imported = ImportedTranscript(source, format: .cram, name: "a.md")
    #expect(
      imported.transcript.text == """
        Go on,
        and look.

        ```navlab
        nav> tap "Next" \\
        ...>   --hard
        pushed
        nav> tap "Nowhere"
        ? error
        unknown
        ```

        Then:

        ```navlab
        nav> later
        ? skipped
        ```

        """)
    #expect(imported.problems.isEmpty)
  }

  @Test("the fences of trycmd become sessions, everything else stays")
  func trycmd() {
    let source = """
      # Title
      ~~~console
      $ push Detail
      depth 2

      $ pop[..]
      > --hard
      ? failed
      in [CWD]/x[EXE]
      ...

      ~~~
      ```console,ignore
      $ no
      ```
      """
    let imported = ImportedTranscript(source, format: .trycmd, name: "a.md")
    #expect(
      imported.transcript.text == """
        # Title

        ```navlab
        nav> push Detail
        depth 2
        nav> pop[..]
        ...> --hard
        ? error
        in [path]/x[..]
        ...
        ```

        ```console,ignore
        $ no
        ```

        """)
    #expect(imported.problems.isEmpty)
  }

  @Test("a tutorial of DocC becomes a lesson that loads the code of its steps")
  func tutorial() {
    let source = """
      @Tutorial(time: 20) {
        @Intro(title: "A \\"view\\": one") {
          Say *hello*.
          @Image(source: "a.png", alt: "A (small) view")
        }
        @Section(title: "Text") {
          @Steps {
            @Step {
              Write this.

              ```
              }
              ```
              @Code(name: "ContentView.swift",
                    file: "01.swift") { @Image(source: "b.png", alt: "") }
            }
          }
        }
        @Assessments {
          @MultipleChoice {
            What is it?
            @Choice(isCorrect: false) { A string
              @Justification { Look above. }
            }
            @Choice(isCorrect: true) {
              A view
              @Justification(reaction: "Right!") { It is. }
            }
          }
        }
      }
      """.replacing("\\\"", with: "'")
    let imported = ImportedTranscript(source, format: .tutorial, name: "a.md") {
      $0 == "01.swift" ? "Text(1)\n" : nil
    }
    #expect(
      imported.transcript.text == """
        ---
        title: 'A ''view'': one'
        ---

        # A 'view': one

        Say *hello*.
        ![A (small) view](a.png)

        ## Text

        Write this.

        ```
        }
        ```

        ```swift file=ContentView.swift carry
        Text(1)
        ```

        ```navlab
        nav> screen
        ...
        ```

        ## Check Your Understanding

        What is it?

        - A string
        - A view

        > A view
        > It is.

        """)
    #expect(imported.problems.isEmpty)
  }

  @Test(
    "what cannot be taken over is said",
    arguments: [
      ("text\n", .cram, "there is no command in it"),
      ("```navlab\nnav> x\n```\n", .trycmd, "there is no command in it"),
      (
        "~~~\n  $ x\n", .cram,
        "its text has lines that are grammar here, such as a fence that stays open"
      ),
      (
        "@Code(name: \"A.swift\", file: \"1.swift\")\n@Code(file: \"2.swift\")", .tutorial,
        "cannot find '1.swift', the code of a step"
      ),
    ] as [(String, ImportedTranscript.Format, Sentence)])
  func problems(_ source: String, _ format: ImportedTranscript.Format, _ problem: Sentence) {
    let imported = ImportedTranscript(source, format: format, name: "a.md")
    #expect(imported.problems.first == problem)
  }

  @Test("any text of directives ends, and loses no line of prose")
  func hostile() {
    for source in ["@A(", "@A {", "@A(\"", "}\n}\nx", "@A { x", "@\n@a\n@A", "```\n@A {", "@A(a:)"]
    {
      _ = ImportedTranscript(source, format: .tutorial, name: "a.md")
      _ = ImportedTranscript(source, format: .trycmd, name: "a.md")
    }
    let deep = String(repeating: "@A {\n", count: 1_000) + "x"
    #expect(ImportedTranscript(deep, format: .tutorial, name: "a.md").transcript.text == "x\n")
  }
}
