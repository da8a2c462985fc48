import Diagnostics
import Lessons

/// Reading a course from its folders.
enum CourseFolder {
  /// The course that came with the program.
  static func shared(_ environment: Environment) throws(FileProblem) -> Course {
    guard let shared = SharedFolder(environment) else { return .empty }
    return try course(lessons: shared.lessons, transcripts: shared.transcripts)
  }

  /// - Parameter transcripts: a folder that may be missing.
  static func course(lessons: String, transcripts: String) throws(FileProblem) -> Course {
    Course(
      lessons: try files(in: lessons),
      transcripts: Folders.isFolder(transcripts) ? try files(in: transcripts) : [])
  }

  /// The files of a folder. Pictures are there by name only.
  private static func files(in folder: String) throws(FileProblem) -> [CourseFile] {
    var files: [CourseFile] = []
    for path in try Folders.files(below: folder) {
      let isText = path.hasSuffix(".md") || path.hasSuffix(".swift")
      let text = isText ? try TextFiles.text(of: "\(folder)/\(path)") : ""
      files.append(CourseFile(path: path, text: text))
    }
    return files
  }
}
