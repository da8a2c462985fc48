import Foundation
import Testing

/// Compares `text` with the golden file `Tests/Goldens/<test target>/<name>.txt`.
///
/// With `NAVLAB_BLESS=1` in the environment the file is rewritten where it differs, and the test
/// still fails, so that no blessed run is ever taken for a passing one. A missing golden fails.
/// Where `CI` is set nothing is ever blessed.
public func expectGolden(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name: name, filePath: filePath)
  if let complaint = golden.complaint(about: text, environment: ProcessInfo.processInfo.environment)
  {
    Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
  }
}

/// Compares two texts as text, and shows a readable difference where they are not equal.
public func expectText(
  _ actual: String, equals expected: String, _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let difference = textDifference(expected: expected, actual: actual) else { return }
  let title = comment()
  let lead = title.isEmpty ? "" : title + "\n"
  let complaint = "\(lead)the text differs (- expected, + actual):\n\(difference)"
  Issue.record(Comment(rawValue: complaint), sourceLocation: sourceLocation)
}

/// One golden file and what is wrong with a text that should equal it.
struct Golden {
  let file: URL
  let shownPath: String

  init(name: String, filePath: String, folder: URL = repositoryRoot) {
    let parts = filePath.split(separator: "/")
    let tests = parts.lastIndex(of: "Tests") ?? parts.startIndex
    let target = parts.dropFirst(tests + 1).first.map(String.init) ?? "Unknown"
    shownPath = "Tests/Goldens/\(target)/\(name).txt"
    file = folder.appending(path: shownPath)
  }

  /// Nil where the golden file holds exactly `text` with one line break at its end.
  func complaint(about text: String, environment: [String: String]) -> String? {
    let wanted = text.hasSuffix("\n") ? text : text + "\n"
    let found = try? String(contentsOf: file, encoding: .utf8)
    if let found, textDifference(expected: found, actual: wanted) == nil { return nil }
    let blesses = environment["NAVLAB_BLESS"] == "1" && environment["CI", default: ""].isEmpty
    let advice = blesses ? bless(wanted) : "bless it with 'make bless' once it is right"
    guard let found else { return "\(shownPath) is missing; \(advice); it would hold:\n\(wanted)" }
    let difference = textDifference(expected: found, actual: wanted) ?? ""
    return "\(shownPath) differs (- golden, + now); \(advice):\n\(difference)"
  }

  private func bless(_ text: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return "it is blessed now: read the change, then run the tests again"
    } catch {
      return "it could not be blessed: \(error)"
    }
  }
}
