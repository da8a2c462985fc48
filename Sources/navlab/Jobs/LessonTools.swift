import Commands
import Diagnostics
import Glibc
import Lessons
import Transcripts
import ViewCatalog

/// `navlab lessons list|lint|new`: for the people who write lessons.
struct LessonTools {
  let program: Program
  let parsed: ParsedOptions

  func list() throws -> ExitStatus {
    let found = try folders()
    let course = try course(in: found) { problem in
      program.errors.writeLine("navlab: warning: \(program.say(problem.message))")
    }
    for lesson in course.lessons {
      let exercises = lesson.exercises.map(\.id).joined(separator: ", ")
      let title = lesson.title(in: program.language.rawValue)
      let pages: Sentence = lesson.pages.count == 1 ? "1 page" : "\(lesson.pages.count) pages"
      let line: Sentence = "\(lesson.folder)  \(title) (\(pages))"
      program.output.writeLine(program.say(line).showingControls())
      if !exercises.isEmpty { program.output.writeLine("    \(exercises)".showingControls()) }
    }
    return .fine
  }

  func lint() throws -> ExitStatus {
    let found = try folders()
    let course = try course(in: found)
    let findings = Audit(course).run { reference in
      var session = PromptSession(library: wholeLibrary, course: course)
      session.reference = reference?.firstFiles ?? []
      return session
    }
    for finding in findings {
      program.output.writeLine(found.naming(finding.text).showingControls())
    }
    let lessons: Sentence =
      course.lessons.count == 1 ? "1 lesson" : "\(course.lessons.count) lessons"
    let exercises: Sentence =
      course.exercises.count == 1 ? "1 exercise" : "\(course.exercises.count) exercises"
    let count: Sentence = findings.isEmpty ? "nothing to mend" : "\(findings.count) to mend"
    program.output.writeLine(program.say("\(Sentence.list([lessons, exercises])): \(count)"))
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
    // Beside the folder Lessons; a lesson of its own has it beside itself.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let above = parts.dropLast(parts.dropLast().last == "Lessons" ? 2 : 1)
    let root = above.isEmpty ? "" : above.joined(separator: "/") + "/"
    let lesson = "\(path)/lesson.md"
    let goal = "\(root)Transcripts/exercises/\(name)-first.md"
    for file in [lesson, goal] where access(file, F_OK) == 0 {
      throw FileProblem(.write, file, "it is there already")
    }
    let template = LessonTemplate(name: String(name))
    for (file, text) in [(lesson, template.lesson), (goal, template.goal)] {
      Folders.makeFolders(above: file)
      try TextFiles.write(text, to: file)
      program.output.writeLine(file.showingControls())
    }
    return .fine
  }

  /// Where the lessons are: in the folder that is named, or beside the program.
  private func folders() throws -> LessonFolders {
    // A teacher's own lessons, where they stand in them.
    let here = Folders.isFolder("Lessons") ? "Lessons" : nil
    guard let folder = parsed.operands.first ?? here else {
      guard let shared = try SharedFolder(program.environment) else {
        throw FileProblem(
          .find, "Lessons", "no lessons beside the program; name their folder, or NAVLAB_SHARE")
      }
      return LessonFolders(lessons: shared.lessons, transcripts: shared.transcripts)
    }
    return LessonFolders(at: folder)
  }

  private func course(
    in folders: LessonFolders, skipping: ((FileProblem) -> Void)? = nil
  ) throws -> Course {
    let course = try CourseFolder.course(
      lessons: folders.lessons, transcripts: folders.transcripts, only: folders.only,
      skipping: skipping)
    guard course.lessons.isEmpty else { return course }
    throw FileProblem(.find, folders.lessons, "it holds no folder with a lesson.md")
  }
}

/// Where lessons are, and the transcripts of their exercises.
struct LessonFolders {
  var lessons: String
  var transcripts: String
  /// The only lesson that was asked for, by its folder.
  var only: String?
  /// What a finding calls the two folders.
  private var shown = (lessons: "Lessons", transcripts: "Transcripts")

  init(lessons: String, transcripts: String) {
    self.lessons = lessons
    self.transcripts = transcripts
  }

  /// - Parameter path: a folder of lessons, the folder that `Lessons` is in, or one lesson. The
  ///   transcripts lie in it or beside it.
  init(at path: String) {
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if Folders.isFolder(folder + "/Lessons") {
      folder = folder == "." ? "Lessons" : folder + "/Lessons"
    }
    lessons = folder
    if access(folder + "/lesson.md", F_OK) == 0 {
      let absolute = realpath(folder, nil).map { String(cString: $0) } ?? folder
      only = absolute.split(separator: "/").last.map(String.init)
      lessons = folder + "/.."
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      if parts.last != ".", parts.last != ".." {
        lessons = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
      }
    }
    let within = lessons + "/Transcripts"
    transcripts = Folders.isFolder(within) ? within : lessons + "/../Transcripts"
    let isNamed = lessons.split(separator: "/").last.map(String.init)
    if isNamed == "Lessons" {
      transcripts = String(lessons.dropLast("Lessons".count)) + "Transcripts"
    }
    let lead = lessons == "." ? "" : lessons + "/"
    shown = (
      lessons: String(lead.dropLast()),
      transcripts: transcripts == "./Transcripts" ? "Transcripts" : transcripts
    )
  }

  /// A finding with the places as the user knows them.
  func naming(_ finding: String) -> String {
    finding.replacing("Lessons/", with: shown.lessons.isEmpty ? "" : shown.lessons + "/")
      .replacing("Transcripts/", with: shown.transcripts + "/")
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
