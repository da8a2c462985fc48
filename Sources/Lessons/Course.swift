import Diagnostics
import Transcripts

/// One file of the lessons or of the transcripts, as it was read.
public struct CourseFile: Hashable, Sendable {
  /// Inside the folder `Lessons` or `Transcripts`: `01-layout-steps/lesson.md`.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The parts of the path.
  var components: [String] { path.split(separator: "/").map(String.init) }

  /// The file's name without its folders.
  var name: String { components.last ?? path }
}

/// All lessons in their order, with what their exercises are graded against.
///
/// Reading never fails: what is wrong is found by `Audit`, and the rest is still there.
public struct Course: Sendable {
  public let lessons: [Lesson]
  /// The expected transcripts, by exercise.
  public let expected: [String: Transcript]
  /// Every file that was handed in, sorted by path.
  let lessonFiles: [CourseFile]
  let transcriptFiles: [CourseFile]

  /// A course without lessons.
  public static let empty = Course(lessons: [], transcripts: [])

  /// - Parameters:
  ///   - lessons: the files below `Lessons`.
  ///   - transcripts: the Markdown files below `Transcripts`; the file `ID.md`, in whatever folder,
  ///     or the one whose front matter says `id: ID`, holds what the exercise ID is graded against.
  public init(lessons: [CourseFile], transcripts: [CourseFile]) {
    lessonFiles = lessons.sorted { $0.path < $1.path }
    transcriptFiles = transcripts.sorted { $0.path < $1.path }
    var expected: [String: Transcript] = [:]
    for file in transcriptFiles where file.name.hasSuffix(".md") {
      let transcript = Transcript(name: "Transcripts/" + file.path, text: file.text)
      for id in [String(file.name.dropLast(3)), transcript.frontMatter.id].compactMap(\.self)
      where expected[id] == nil {
        expected[id] = transcript
      }
    }
    self.expected = expected
    let folders = Set(lessonFiles.compactMap { $0.components.count > 1 ? $0.components[0] : nil })
    self.lessons = folders.sorted().compactMap { [lessonFiles] folder in
      Lesson(
        folder: folder, files: lessonFiles.filter { $0.components.first == folder },
        expected: expected)
    }
  }

  /// The exercises of all lessons, in order.
  public var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// The exercise of that name.
  public func exercise(_ id: String) -> Exercise? { exercises.first { $0.id == id } }

  /// The lesson that a learner means: by its name, its folder, or its number.
  public func lesson(_ name: String) -> Lesson? {
    lessons.first { $0.id == name || $0.folder == name }
      ?? Int(name).flatMap { number in lessons.first { $0.number == number } }
  }

  /// What an exercise of that name is graded against, also where no lesson holds it.
  public func goal(of id: String) -> Transcript? { expected[id] }

  /// The hash of what an exercise is graded against, which `navlab lessons build` wrote; nil where
  /// the lessons were not built.
  public func hash(of id: String) -> String? {
    let lesson = lessons.first { $0.exercises.contains { $0.id == id } }
    return (goal(of: id) ?? lesson?.transcript)?.frontMatter[Transcript.hashField]
  }

  /// The names that Tab may offer for a lesson.
  public var lessonNames: [String] { lessons.map(\.id) }
}
