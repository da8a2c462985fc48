import Diagnostics
import Geometry
import Simulation
import ViewTree

/// What two apps must have in common for one to be as good as the other: where the user is, what
/// is on the screen, and perhaps where it stands. How they were written does not matter.
struct Goal {
  private var contexts: [ContextReport] = []
  private var screen: ScreenReport?
  private var layout: LayoutReport?

  init(_ session: Session) {
    guard let app = session.simulator else { return }
    contexts = (try? app.contexts()) ?? []
    screen = try? app.screen()
    layout = try? app.layoutReport()
  }

  /// The first thing in which `other` is not as `self`, in words.
  func difference(to other: Goal, includingLayout: Bool) -> Sentence? {
    guard let screen else { return "the goal shows nothing" }
    guard let yours = other.screen, !other.contexts.isEmpty else {
      return "your app shows nothing"
    }
    let places = other.contexts.map(\.goalLine)
    let (wanted, found) = (screen.controls.map(\.goalLine), yours.controls.map(\.goalLine))
    return Self.difference("place", contexts.map(\.goalLine), places)
      ?? Self.difference("text", screen.texts, yours.texts)
      ?? Self.difference("control", wanted, found)
      ?? (includingLayout ? frameDifference(to: other) : nil)
  }

  private static func difference(
    _ what: Sentence, _ goal: [String], _ yours: [String]
  ) -> Sentence? {
    for (wanted, found) in zip(goal, yours) where wanted != found {
      return "the goal has the \(what) '\(wanted)', yours has '\(found)'"
    }
    if goal.count > yours.count { return "the \(what) '\(goal[yours.count])' is missing" }
    if yours.count > goal.count { return "the \(what) '\(yours[goal.count])' is too much" }
    return nil
  }

  /// Compares the frames of what has a text, a label or an identifier, to half a point.
  private func frameDifference(to other: Goal) -> Sentence? {
    var found = other.layout?.named ?? []
    for (name, wanted) in layout?.named ?? [] {
      guard let index = found.firstIndex(where: { $0.name == name }) else {
        return "'\(name)' is missing"
      }
      let frame = found.remove(at: index).frame
      if let difference = frame.difference(from: wanted, of: name) { return difference }
    }
    return nil
  }
}

extension ContextReport {
  /// The context without the values that its app chose for itself: how deep a stack is, not what
  /// lies on it.
  fileprivate var goalLine: String {
    var report = self
    report.selection = nil
    report.path = nil
    guard let path else { return report.line }
    return report.line + (path.isEmpty ? " at its root" : ", \(path.count) deep")
  }
}

extension LayoutReport {
  /// The frames of what can be named, outermost first; a text once, where its frame is smallest.
  fileprivate var named: [(name: String, frame: Rect)] {
    let own = (identifier ?? label).map { [($0, frame)] } ?? []
    return own + children.flatMap(\.named)
  }
}

extension Rect {
  /// In what it is another frame by more than half a point: `at x 155.833; it should be at x 16`.
  fileprivate func difference(from goal: Rect, of name: String) -> Sentence? {
    typealias Measure = (value: Double, goal: Double, words: (String) -> Sentence)
    let measures: [Measure] = [
      (minX, goal.minX, { "at x \($0)" }), (minY, goal.minY, { "at y \($0)" }),
      (size.width, goal.size.width, { "\($0) wide" }),
      (size.height, goal.size.height, { "\($0) high" }),
    ]
    let differing = measures.filter {
      $0.value != $0.goal && !(($0.value - $0.goal).magnitude <= 0.5)
    }
    guard !differing.isEmpty else { return nil }
    let found = Sentence.joining(differing.map { $0.words($0.value.points) })
    let wanted = Sentence.joining(differing.map { $0.words($0.goal.points) })
    return "'\(name)' is \(found); it should be \(wanted)"
  }
}

extension ScreenReport.ControlReport {
  /// What a user sees of it.
  fileprivate var goalLine: String {
    [
      role, "\"\(label)\"", value, isSelected == true ? "selected" : nil,
      isEnabled ? nil : "disabled",
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}
