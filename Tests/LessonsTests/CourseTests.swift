import Diagnostics
import TestSupport
import Testing
import Transcripts

@testable import Lessons

/// A lesson with two pages of one app, and an exercise of each kind.
let sampleLesson = """
  ---
  title: Counting
  summary: One number
  ---
  # Counting

  First words.

  ```swift file=App.swift
  one
  ```

  ```navlab
  nav> add 2
  nav> value
  2
  ```

  ## Going on

  ```navlab
  nav> value
  2
  ```

  ```navlab try step=count-five
  nav> add 3
  nav> assert 5
  ```

  > [!HINT] 1
  > Add.

  ## Another start

  Words, and code that is only read:

  ```text
  # no heading
  ```

  ```swift file=App.swift exercise=count-start
  two
  ```

  > [!HINT] 2
  > The second.

  > [!HINT] 1
  > The first.

  """

let sampleGoal = """
  ---
  id: count-start
  points: 2
  ---
  ```swift file=App.swift hide
  ten
  ```

  ```navlab step=ten points=2
  nav> assert 10
  ```

  """

func sampleCourse(
  _ lesson: String = sampleLesson, goal: String = sampleGoal, others: [CourseFile] = []
) -> Course {
  Course(
    lessons: [CourseFile(path: "03-counting/lesson.md", text: lesson)] + others,
    transcripts: [CourseFile(path: "exercises/count-start.md", text: goal)])
}

@Suite struct CourseTests {
  @Test func aLessonIsItsFolder() throws {
    let lesson = try #require(sampleCourse().lesson("counting"))
    #expect(lesson.folder == "03-counting")
    #expect(lesson.number == 3)
    #expect(lesson.title == "Counting")
    #expect(lesson.summary == "One number")
    #expect(lesson.pages.map(\.title) == ["Counting", "Going on", "Another start"])
    #expect(lesson.exercises.map(\.id) == ["count-five", "count-start"])
  }

  @Test(arguments: ["counting", "03-counting", "3", "03"])
  func aLessonHasSeveralNames(name: String) {
    #expect(sampleCourse().lesson(name)?.id == "counting")
  }

  @Test(arguments: ["", "count", "4", "-3", "../counting"])
  func otherNamesAreNone(name: String) {
    #expect(sampleCourse().lesson(name) == nil)
  }

  @Test func lessonsFollowTheirFolders() {
    let names = ["10-b", "02-z", "01-c"]
    let files = names.map { CourseFile(path: "\($0)/lesson.md", text: "# T\n") }
    let course = Course(lessons: files, transcripts: [])
    #expect(course.lessons.map(\.folder) == ["01-c", "02-z", "10-b"])
  }

  @Test func aPageFindsTheAppAsThePagesBeforeLeftIt() throws {
    let pages = try #require(sampleCourse().lesson("counting")).pages
    let app = TranscriptFile(name: "App.swift", source: "one\n")
    #expect(pages[0].stage == Stage(files: [app]))
    #expect(pages[1].stage == Stage(files: [app], commands: ["add 2", "value"]))
  }

  @Test func exercisesKnowTheirStartHintsAndSolution() throws {
    let course = sampleCourse()
    let source = try #require(course.exercise("count-start"))
    #expect(source.start == [TranscriptFile(name: "App.swift", source: "two\n")])
    #expect(source.hints.map(\.text) == ["The first.", "The second."])
    #expect(source.solutionFiles == [TranscriptFile(name: "App.swift", source: "ten\n")])
    let prompt = try #require(course.exercise("count-five"))
    #expect(prompt.hints.map(\.text) == ["Add."])
    #expect(prompt.solutionCommands == ["add 3"])
    guard case .prompt(let stage, _) = prompt.kind else {
      Issue.record("it is no exercise at the prompt")
      return
    }
    #expect(stage.commands == ["add 2", "value", "value"])
  }

  @Test func aPageIsShownWithoutWhatIsHidden() throws {
    let lesson = try #require(sampleCourse().lesson("counting"))
    expectText(
      lesson.lines(ofPage: 1).joined(separator: "\n"),
      equals: """
        Going on
        --------

            nav> value
            2
        """)
    expectText(
      lesson.lines(ofPage: 2).joined(separator: "\n"),
      equals: """
        Another start
        -------------

        Words, and code that is only read:

        ```text
        # no heading
        ```

            two
        """)
    #expect(lesson.lines(ofPage: 9) == [])
  }

  @Test func aTranslationKeepsTheCode() throws {
    let japanese = """
      ---
      title: かぞえる
      ---
      # かぞえる

      はじめに。

      <!-- code -->
      <!-- code -->

      おわり。

      ## つづき

      <!-- code -->

      > [!HINT] 1
      > たす。

      """
    let file = CourseFile(path: "03-counting/lesson.ja.md", text: japanese)
    let lesson = try #require(sampleCourse(others: [file]).lesson("counting"))
    #expect(lesson.title(in: "ja") == "かぞえる")
    #expect(lesson.title(in: "fr") == "Counting")
    #expect(lesson.summary(in: "ja") == "One number")
    #expect(lesson.title(ofPage: 2, language: "ja") == "Another start")
    expectText(
      lesson.lines(ofPage: 0, language: "ja").joined(separator: "\n"),
      equals: """
        かぞえる
        ========

        はじめに。

            one

            nav> add 2
            nav> value
            2

        おわり。
        """)
    let exercise = try #require(lesson.exercises.first)
    #expect(lesson.hints(for: exercise, language: "ja") == ["たす。"])
    #expect(lesson.hints(for: exercise) == ["Add."])
  }

  @Test(arguments: ["", "\u{0}", "# \n## \n#\n", "```navlab", "```swift exercise=", "---\n---\n"])
  func anythingIsRead(text: String) {
    let course = sampleCourse(text, goal: text)
    #expect(course.lessons.count == 1)
    #expect(!Audit(course).read().isEmpty)
  }
}
