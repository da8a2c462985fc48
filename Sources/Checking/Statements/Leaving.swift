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

  func checkLeave(_ label: Name?, _ word: String, at range: SourceRange) -> BuildOperations? {
    let labels = scope.function.labels
    let found: (name: String?, label: Int, isLoop: Bool)?
    if let label {
      found = labels.last { $0.name == label.text }
      if found == nil {
        error("cannot find label '\(label.text)' in scope", at: label.range)
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
      error(
        word == "break"
          ? scope.function.branchDepth > 0
            ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is "
              + "required to exit an if or do"
            : "'break' is only allowed inside a loop, if, do, or switch"
          : "'continue' is only allowed inside a loop", at: range)
      return nil
    }
    return { _ in word == "break" ? [.leave(label: found.label)] : [.next(label: found.label)] }
  }
}
