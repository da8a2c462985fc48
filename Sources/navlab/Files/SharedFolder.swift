import Diagnostics

/// Where the lessons and transcripts are that came with the program.
struct SharedFolder: Equatable, Sendable {
  let path: String

  var lessons: String { path + "/Lessons" }
  var transcripts: String { path + "/Transcripts" }

  /// `$NAVLAB_SHARE`; or `../share/navlab` from the program's own folder; or the checkout that it
  /// was built in. Nil where none of them has lessons.
  /// - Throws: where the variable names a folder without lessons.
  init?(_ environment: Environment) throws(FileProblem) {
    if let named = environment.variables["NAVLAB_SHARE"], !named.isEmpty {
      guard Folders.isFolder(named + "/Lessons") else {
        throw FileProblem(.find, named + "/Lessons", "NAVLAB_SHARE names no folder with lessons")
      }
      path = named
      return
    }
    guard let path = environment.places.first(where: { Folders.isFolder($0 + "/Lessons") }) else {
      return nil
    }
    self.path = path
  }
}

extension Environment {
  /// The folders that may hold lessons, judged by where the program is, the likeliest first.
  fileprivate var places: [String] {
    guard let executable else { return [] }
    var folders = executable.split(separator: "/").dropLast().map(String.init)
    var places = [path(folders.dropLast() + ["share", "navlab"])]
    while let last = folders.popLast() {
      if last == ".build" { places.append(path(folders)) }
    }
    return places
  }

  private func path(_ parts: [String]) -> String {
    "/" + parts.joined(separator: "/")
  }
}
