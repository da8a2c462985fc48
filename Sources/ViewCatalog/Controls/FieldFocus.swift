import Interpreter
import ViewTree

/// The focus of one field: the binding of `focused`, and the field that loses it.
struct FieldFocus {
  private let target: FocusTarget?
  private let graph: ViewGraph
  private let onChange: ((Bool) throws -> Void)?
  private weak var node: ViewNode?

  /// - Parameter onChange: runs when the focus comes, and when it goes to another field or to none.
  init(_ build: ViewBuild, onChange: ((Bool) throws -> Void)? = nil) {
    target = build.environment.focusTarget
    graph = build.graph
    node = build.node
    self.onChange = onChange
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
        graph.afterUpdate { try onChange?(true) }
      }
      graph.focusedField = node
    } else if isKnown {
      graph.focusedField = nil
      graph.resignFocus = nil
      graph.afterUpdate { try onChange?(false) }
    }
    if isFocused != isKnown { graph.announceKeyboard() }
    return isFocused
  }

  /// Whether the program's own state says that the field has the focus.
  func isWanted() throws -> Bool { try target?.isFocused() ?? false }

  var gain: () throws -> Void {
    { [self] in
      let isKnown = graph.focusedField != nil && graph.focusedField === node
      if try target?.isFocused() ?? isKnown { return }
      try graph.resignFocus?()
      graph.resignFocus = { try lose() }
      try target?.gain()
      show(node)
      try onChange?(true)
    }
  }

  /// The keyboard goes, where it is this field's.
  func lose() throws {
    let isKnown = graph.focusedField === node
    if isKnown { show(nil) }
    try onChange?(false)
    try target?.lose()
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
