import Diagnostics
import Glibc
import Lessons

/// Where progress is kept: `progress.json` in the state folder, replaced as a whole at every step.
struct ProgressStore {
  /// Nil where there is no home: progress then lives as long as the program.
  let path: String?

  init(_ environment: Environment) {
    path = environment.stateFolder.map { $0 + "/progress.json" }
  }

  /// Progress as it was kept. A file that holds none is kept aside under another name, and said to
  /// `report`.
  func load(report: (Sentence) -> Void) -> Progress {
    guard let path, access(path, F_OK) == 0 else { return Progress() }
    do {
      return try progress(in: path)
    } catch {
      let why =
        (error as? ProgressProblem).map { FileProblem(.read, path, $0.message) }?.message
        ?? (error as? FileProblem)?.message ?? Sentence(verbatim: "\(error)")
      guard let aside = keepAside(path) else {
        report("\(why); it stays, and nothing is kept")
        return Progress()
      }
      report("\(why); it is kept as '\(aside)'")
      return Progress()
    }
  }

  func save(_ progress: Progress) throws(FileProblem) {
    guard let path else { return }
    Folders.makeFolders(above: path, mode: 0o700)
    // Another session may have come further meanwhile.
    let kept = (try? self.progress(in: path)) ?? Progress()
    try TextFiles.write(Array(progress.adding(kept).text.utf8), to: path, mode: 0o600)
  }

  private func progress(in path: String) throws -> Progress {
    // A pipe would be waited for.
    var about = stat()
    if stat(path, &about) == 0, about.st_mode & S_IFMT == S_IFIFO {
      throw FileProblem(.read, path, "it is a pipe")
    }
    return try Progress(text: TextFiles.text(of: path))
  }

  /// Renames a file to a name that none has; nil where that fails.
  private func keepAside(_ path: String) -> String? {
    for number in 1...999 {
      let aside = "\(path).kept-\(number)"
      if access(aside, F_OK) != 0 { return rename(path, aside) == 0 ? aside : nil }
    }
    return nil
  }
}
