import Diagnostics
import SwiftSource

// `defer`, `break` and `continue`.
extension Checker {
  /// Nothing but an end of its own leaves the body of a `defer`.
  func checkDefer(_ body: CodeBlock) -> BuildOperations {
    let function = scope.function
    let outer = function.labelsOutsideDefer
    function.labelsOutsideDefer = function.labels.count
    defer { function.labelsOutsideDefer = outer }
    let inner = checkBlock(body)
    return { builder in [.defer(inner(builder))] }
  }

  func reportLeavingDefer(_ word: String, at range: SourceRange) {
    error("'\(word)' cannot transfer control out of a defer statement", at: range)
  }

  private func reportUnknown(label: Name) {
    let near = scope.function.labels.compactMap(\.name).filter {
      $0.text.typos(of: label.text) != nil
    }
    let meant = near.min {
      ($0.text.typos(of: label.text) ?? 0) < ($1.text.typos(of: label.text) ?? 0)
    }
    apart {
      error(
        "cannot find label '\(label.text)' in scope"
          + (meant.map { "; did you mean '\($0.text)'?" } ?? ""), at: label.range,
        notes: meant.map { [Diagnostic(.note, "'\($0.text)' declared here", at: $0.range)] } ?? [])
    }
  }

  func checkLeave(_ label: Name?, _ word: String, at range: SourceRange) -> BuildOperations? {
    let labels = scope.function.labels
    let found: (name: Name?, label: Int, isLoop: Bool)?
    if let label {
      found = labels.last { $0.name?.text == label.text }
      if found == nil {
        reportUnknown(label: label)
        return nil
      }
    } else {
      found = labels.last { $0.isLoop || (word == "break" && $0.name == nil) }
    }
    if let found, let outside = scope.function.labelsOutsideDefer,
      scope.function.labels.prefix(outside).contains(where: { $0.label == found.label })
    {
      reportLeavingDefer(word, at: range)
      return nil
    }
    guard let found else {
      apart {
        error(
          word == "break"
            ? scope.function.branchDepth > 0
              ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is "
                + "required to exit an if or do"
              : "'break' is only allowed inside a loop, if, do, or switch"
            : "'continue' is only allowed inside a loop", at: range)
      }
      return nil
    }
    return { _ in word == "break" ? [.leave(label: found.label)] : [.next(label: found.label)] }
  }
}
