import Glibc

/// Where the lessons and transcripts are that came with the program.
struct SharedFolder: Equatable, Sendable {
  let path: String

  var lessons: String { path + "/Lessons" }
  var transcripts: String { path + "/Transcripts" }

  /// `$NAVLAB_SHARE`; or `../share/navlab` from the program's own folder; or the checkout that it
  /// was built in. Nil where none of them has lessons.
  init?(_ environment: Environment) {
    let places = [environment.variables["NAVLAB_SHARE"]].compactMap(\.self) + environment.places
    guard let path = places.first(where: { isFolder($0 + "/Lessons") }) else { return nil }
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

private func isFolder(_ path: String) -> Bool {
  var about = stat()
  return stat(path, &about) == 0 && about.st_mode & S_IFMT == S_IFDIR
}
