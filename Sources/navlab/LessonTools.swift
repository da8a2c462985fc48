import Commands
import Diagnostics
import Glibc
import Lessons
import StandardLibrary
import Transcripts
import ViewCatalog

/// `navlab lessons list|lint|new`: for the people who write lessons.
struct LessonTools {
  let program: Program
  let parsed: ParsedOptions

  func list() throws -> ExitStatus {
    for lesson in try course().lessons {
      let exercises = lesson.exercises.map(\.id).joined(separator: ", ")
      let pages = lesson.pages.count == 1 ? "1 page" : "\(lesson.pages.count) pages"
      program.output.writeLine("\(lesson.folder)  \(lesson.title) (\(pages))".showingControls())
      if !exercises.isEmpty { program.output.writeLine("    \(exercises)".showingControls()) }
    }
    return .fine
  }

  func lint() throws -> ExitStatus {
    let course = try course()
    let findings = Audit(course).run { reference in
      var session = PromptSession(library: standardLibrary + viewCatalog, course: course)
      session.reference = reference?.firstFiles ?? []
      return session
    }
    for finding in findings { program.output.writeLine(finding.text.showingControls()) }
    let lessons = course.lessons.count == 1 ? "1 lesson" : "\(course.lessons.count) lessons"
    let exercises = course.exercises.count
    let count = findings.isEmpty ? "nothing to mend" : "\(findings.count) to mend"
    program.output.writeLine("\(lessons), \(exercises) exercises: \(count)")
    return findings.isEmpty ? .fine : .failed
  }

  /// Writes a lesson to start from, and the transcript of its exercise.
  func new() throws -> ExitStatus {
    var path = parsed.operands[0]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let folder = path.split(separator: "/").last.map(String.init) ?? ""
    let name = folder.drop { $0.isNumber }.dropFirst()
    let isNamed = folder.first?.isNumber == true && !name.isEmpty
    guard isNamed, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else {
      throw UsageProblem(
        "a lesson's folder is called NN-name, as in Lessons/20-badges, not "
          + "'\(folder.showingControls())'")
    }
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let root = above.isEmpty ? "" : above.joined(separator: "/") + "/"
    let lesson = "\(path)/lesson.md"
    let goal = "\(root)Transcripts/exercises/\(name)-first.md"
    for file in [lesson, goal] where access(file, F_OK) == 0 {
      throw FileProblem("write", file, "it is there already")
    }
    let template = LessonTemplate(name: String(name))
    for (file, text) in [(lesson, template.lesson), (goal, template.goal)] {
      Folders.makeFolders(above: file)
      try TextFiles.write(text, to: file)
      program.output.writeLine(file.showingControls())
    }
    return .fine
  }

  /// The lessons in the folder that is named, or those that came with the program.
  private func course() throws -> Course {
    guard let folder = parsed.operands.first else {
      return try CourseFolder.shared(program.environment)
    }
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    let trimmed = folder.hasSuffix("/") ? parts.dropLast() : parts[...]
    let beside = (trimmed.dropLast() + ["Transcripts"]).joined(separator: "/")
    return try CourseFolder.course(lessons: folder, transcripts: beside)
  }
}

/// The files of a new lesson: it passes its own audit, and each part of it shows what it is for.
struct LessonTemplate {
  let name: String

  private func app(_ text: String) -> String {
    """
    struct ContentView: View {
      var body: some View {
        Text("\(text)")
      }
    }
    """
  }

  var lesson: String {
    """
    ---
    title: \(name.prefix(1).uppercased() + name.dropFirst())
    summary: What there is to learn, in one line
    ---
    # \(name.prefix(1).uppercased() + name.dropFirst())

    What this lesson is about, and why.

    ```swift file=ContentView.swift
    \(app("Hello"))
    ```

    ```navlab
    nav> contexts
    window
    ```

    ## Exercise: say more

    What to do.

    ```swift file=ContentView.swift exercise=\(name)-first
    \(app("Hello"))
    ```

    > [!HINT] 1
    > A question that leads the way.

    """
  }

  var goal: String {
    """
    ---
    id: \(name)-first
    title: Say more
    points: 1
    ---
    ```swift file=ContentView.swift hide
    \(app("Hello, world"))
    ```

    ```navlab step=greets points=1 label="Greets the world"
    nav> goal
    ```

    """
  }
}
