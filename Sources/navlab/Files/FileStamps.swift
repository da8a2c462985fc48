import Diagnostics
import Glibc

/// When files were last changed, and how large they are: two stamps are equal while nothing
/// changes.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// By path; a file that is not there has none.
  private var stamps: [String: Stamp] = [:]

  init(of paths: some Sequence<String>) {
    for path in paths {
      var about = stat()
      guard stat(path, &about) == 0 else { continue }
      stamps[path] = Stamp(
        seconds: about.st_mtim.tv_sec, nanoseconds: about.st_mtim.tv_nsec,
        size: Int(about.st_size))
    }
  }

  /// Takes over what is known of other files, or newer of the same.
  mutating func update(_ newer: FileStamps) {
    stamps.merge(newer.stamps) { _, new in new }
  }

  /// Comes back when they are no longer what `now` says, looking a few times a second.
  func waitForChange(_ now: () -> FileStamps) {
    while now() == self { usleep(200_000) }
  }
}

/// Files that were read, and may have been saved again by an editor.
struct ReadFiles {
  private var stamps: FileStamps?

  /// What is wrong in them has been told, though the app is still made of what they said before.
  mutating func areKnown(_ sources: [SourceFile]) {
    stamps?.update(FileStamps(of: sources.map(\.name)))
  }

  /// The names of those whose text is no longer what was read; each change is told once.
  mutating func changed(of sources: [SourceFile]) -> [String] {
    let now = FileStamps(of: sources.map(\.name))
    guard now != stamps else { return [] }
    stamps = now
    return sources.filter { source in
      guard let text = try? TextFiles.text(of: source.name) else { return false }
      return text != source.text
    }.map(\.name)
  }
}
