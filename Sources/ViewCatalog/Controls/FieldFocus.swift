import Interpreter
import ViewTree

/// The focus of one field: the binding of `focused`, and the field that loses it.
struct FieldFocus {
  private let target: FocusTarget?
  private let graph: ViewGraph
  private let onEnd: (() throws -> Void)?
  private weak var node: ViewNode?

  /// - Parameter onEnd: runs when the focus goes to another field, or to none.
  init(_ build: ViewBuild, onEnd: (() throws -> Void)? = nil) {
    target = build.environment.focusTarget
    graph = build.graph
    node = build.node
    self.onEnd = onEnd
  }

  /// Whether the field has the focus; the graph is told of it, as programs may have moved it.
  func isFocused() throws -> Bool {
    let isKnown = graph.focusedField != nil && graph.focusedField === node
    let isFocused = try target?.isFocused() ?? isKnown
    if isFocused {
      if !isKnown {
        // There is one focus: the field that had it loses it.
        if let before = graph.resignFocus { graph.afterUpdate(before) }
        graph.resignFocus = { try lose() }
      }
      graph.focusedField = node
    } else if isKnown {
      graph.focusedField = nil
      graph.resignFocus = nil
    }
    if isFocused != isKnown { graph.announceKeyboard() }
    return isFocused
  }

  /// Whether the program's own state says that the field has the focus.
  func isWanted() throws -> Bool { try target?.isFocused() ?? false }

  var gain: () throws -> Void {
    { [self] in
      let before = graph.resignFocus
      graph.resignFocus = { try lose() }
      if let target, try target.isFocused() { return }
      try before?()
      try target?.gain()
      show(node)
    }
  }

  /// The keyboard goes, where it is this field's.
  func lose() throws {
    try onEnd?()
    try target?.lose()
    guard graph.focusedField === node else { return }
    show(nil)
  }

  /// Notes which field has the keyboard; fields that no program follows are drawn anew.
  private func show(_ field: ViewNode?) {
    let changed = [graph.focusedField, field].compactMap { $0 }
    graph.focusedField = field
    if field == nil { graph.resignFocus = nil }
    for node in changed where node.isMounted { graph.markDirty(node) }
    graph.announceKeyboard()
  }
}

extension ViewGraph {
  /// Tells the program's observers, after the update, that the keyboard has come or gone.
  fileprivate func announceKeyboard() {
    afterUpdate { [unowned self] in
      let isUp = focusedField?.isMounted == true
      guard isUp != isKeyboardUp else { return }
      isKeyboardUp = isUp
      for moment in ["Will", "Did"] {
        try machine.announces?("UIKeyboard\(moment)\(isUp ? "Show" : "Hide")Notification")
      }
    }
  }
}
