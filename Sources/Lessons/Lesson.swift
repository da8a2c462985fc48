import Diagnostics
import Transcripts

/// One lesson: a folder `NN-name` with `lesson.md`, and perhaps `lesson.ja.md`.
public struct Lesson: Sendable {
  /// As the folder is called: `02-grids`.
  public let folder: String
  /// The folder's name without its number: `grids`.
  public let id: String
  /// The folder's number; nil where it has none.
  public let number: Int?
  public let title: String
  /// One line on what there is to learn; empty where the author wrote none.
  public let summary: String
  public let pages: [Page]
  /// The file itself, in the grammar of transcripts.
  public let transcript: Transcript
  /// The translations, by language.
  public let translations: [String: Translation]

  /// Nil where the folder has no `lesson.md`.
  init?(folder: String, files: [CourseFile], expected: [String: Transcript]) {
    guard let main = files.first(where: { $0.path == "\(folder)/lesson.md" }) else { return nil }
    let digits = folder.prefix { $0.isASCII && $0.isNumber }
    let rest = folder.dropFirst(digits.count)
    self.folder = folder
    number = Int(digits)
    id = rest.hasPrefix("-") && rest.count > 1 ? String(rest.dropFirst()) : folder
    transcript = Transcript(name: "Lessons/" + main.path, text: main.text)
    title = transcript.frontMatter.title ?? id
    summary = transcript.frontMatter["summary"] ?? ""
    var splitter = PageSplitter(expected: expected)
    pages = splitter.pages(of: transcript)
    var translations: [String: Translation] = [:]
    for file in files {
      guard let language = Self.language(of: file.name) else { continue }
      translations[language] = Translation(
        Transcript(name: "Lessons/" + file.path, text: file.text))
    }
    self.translations = translations
  }

  /// `ja` of `lesson.ja.md`; nil for any other file.
  static func language(of name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "lesson", parts[2] == "md", parts[1].count == 2 else {
      return nil
    }
    return String(parts[1])
  }

  public var exercises: [Exercise] { pages.flatMap(\.exercises) }

  /// The title in a language, or as the lesson itself has it.
  public func title(in language: String) -> String { translations[language]?.title ?? title }

  /// The summary in a language, or as the lesson itself has it.
  public func summary(in language: String) -> String {
    translations[language]?.summary ?? summary
  }

  /// The page's place on which an exercise stands, from 0.
  public func page(of exercise: String) -> Int? {
    pages.firstIndex { $0.exercises.contains { $0.id == exercise } }
  }
}
