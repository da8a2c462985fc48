import Diagnostics
import Lessons

/// Reading a course from its folders.
enum CourseFolder {
  /// The course that came with the program.
  static func shared(_ environment: Environment) throws(FileProblem) -> Course {
    guard let shared = try SharedFolder(environment) else { return .empty }
    return try course(lessons: shared.lessons, transcripts: shared.transcripts)
  }

  /// - Parameters:
  ///   - transcripts: a folder that may be missing.
  ///   - only: the folder of the only lesson to read.
  ///   - skipping: hears of files that cannot be read; where it is nil, the first of them ends all.
  static func course(
    lessons: String, transcripts: String, only: String? = nil,
    skipping: ((FileProblem) -> Void)? = nil
  ) throws(FileProblem) -> Course {
    var found = try files(in: lessons, skipping) { path in
      let parts = path.split(separator: "/")
      return parts.first.map { only == nil || parts.count > 1 && $0 == only ?? "" } ?? false
    }
    // Transcripts may lie in the same folder as the lessons.
    if transcripts == lessons + "/Transcripts" {
      found.removeAll { $0.path.hasPrefix("Transcripts/") }
    }
    return Course(
      lessons: found,
      transcripts: Folders.isFolder(transcripts) ? try files(in: transcripts, skipping) : [])
  }

  /// The files of a folder. All but Markdown is there by name only.
  private static func files(
    in folder: String, _ skipping: ((FileProblem) -> Void)?,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws(FileProblem) -> [CourseFile] {
    var files: [CourseFile] = []
    for path in try Folders.files(below: folder) where isWanted(path) {
      do {
        let text = path.hasSuffix(".md") ? try TextFiles.text(of: "\(folder)/\(path)") : ""
        files.append(CourseFile(path: path, text: text))
      } catch {
        guard let skipping else { throw error }
        skipping(error)
      }
    }
    return files
  }
}
