import Geometry
import LayoutEngine
import ViewTree

/// What a user does. Each act runs what it sets off, and whatever is ready after it.
extension Simulator {
  public func tap(_ name: ControlName) throws {
    let found = try control(name, to: "tap") { $0.tap != nil || $0.isOn != nil }
    if let tap = found.interaction.tap {
      try tap()
    } else if let isOn = found.interaction.isOn {
      try isOn.set(!isOn.get())
    }
    try settle()
  }

  public func longPress(_ name: ControlName) throws {
    try control(name, to: "press", where: { $0.longPress != nil }).interaction.longPress?()
    try settle()
  }

  /// Replaces a field's text, or adds to it, and leaves the field.
  public func type(_ text: String, into name: ControlName, appending: Bool = false) throws {
    let found = try control(name, to: "type into") { $0.text != nil }
    guard let field = found.interaction.text else { return }
    try field.set(appending ? field.get() + text : text)
    try settle()
  }

  /// Turns a toggle, or sets it.
  public func toggle(_ name: ControlName, to value: Bool? = nil) throws {
    let found = try control(name, to: "toggle") { $0.isOn != nil }
    guard let isOn = found.interaction.isOn else { return }
    try isOn.set(value ?? !isOn.get())
    try settle()
  }

  /// Chooses an option of a picker, menu or segmented control.
  public func pick(_ option: String, in name: ControlName) throws {
    let found = try control(name, to: "pick from") { !$0.options.isEmpty }
    let options = found.interaction.options
    guard let choice = options.first(where: { $0.label == option }) else {
      throw ActionFailure(
        .noSuchOption,
        "\(name) has no option \"\(option)\"; there are "
          + options.map { "\"\($0.label)\"" }.joined(separator: ", "),
        candidates: options.map(\.label))
    }
    try choice.choose()
    try settle()
  }

  /// Steps a stepper or slider up or down.
  public func adjust(_ name: ControlName, up: Bool) throws {
    try control(name, to: "adjust", where: { $0.step != nil }).interaction.step?(up ? 1 : -1)
    try settle()
  }

  /// Sets a slider, stepper or date picker to a value as typed.
  public func adjust(_ name: ControlName, to value: String) throws {
    try control(name, to: "adjust", where: { $0.adjust != nil }).interaction.adjust?(value)
    try settle()
  }

  public func drag(_ name: ControlName, x: Double, y: Double) throws {
    try control(name, to: "drag", where: { $0.drag != nil }).interaction.drag?(x, y)
    try settle()
  }

  /// Uses the back button of the innermost screen that has one to go back to, or the edge swipe.
  public func back() throws {
    if let base = presentations.last?.content ?? root {
      for container in activeContainers(in: base).reversed() {
        if try container.goBack(in: graph) { return try settle() }
      }
    }
    throw ActionFailure(.nothingToGoBackTo, "there is no screen to go back to")
  }

  /// Closes the topmost presentation as a user would: pulling a sheet down, tapping outside.
  public func dismiss() throws {
    guard let top = presentations.last else {
      throw ActionFailure(.nothingToDismiss, "nothing is presented")
    }
    guard top.presentation.isDismissible(top.content.screenTraits) else {
      throw ActionFailure(
        .notPossible, "the \(top.presentation.kind.rawValue) cannot be dismissed by the user")
    }
    try top.presentation.dismiss()
    graph.needsRendering(top.content)
    try settle()
  }

  /// Chooses a row, an option or a tab that can be selected.
  public func select(_ name: ControlName) throws {
    let found = try control(name, to: "select") {
      $0.tap != nil && ($0.isSelected != nil || [.row, .link, .option].contains($0.role))
    }
    try found.interaction.tap?()
    try settle()
  }

  /// Swipes across the screen: turns pages, pulls a sheet up or down a detent or away.
  public func swipe(_ direction: SwipeDirection) throws {
    if let top = presentations.last, direction == .up || direction == .down {
      return try pull(top, direction)
    }
    if let base = presentations.last?.content ?? root {
      for container in activeContainers(in: base).reversed() {
        if try container.swipe(direction, in: graph) { return try settle() }
      }
    }
    throw ActionFailure(.notPossible, "nothing on the screen can be swiped \(direction.rawValue)")
  }

  /// Down from the lowest detent closes the sheet (navigation rule 5.8.10).
  private func pull(_ top: ShownPresentation, _ direction: SwipeDirection) throws {
    let traits = top.content.screenTraits
    let detents = traits.sheet.orderedDetents
    let now = try top.presentation.detent(traits)
    if let position = detents.firstIndex(where: { $0.name == now }) {
      let next = direction == .up ? position + 1 : position - 1
      if detents.indices.contains(next) { return try setDetent(detents[next]) }
    }
    guard direction == .down else {
      throw ActionFailure(.notPossible, "the sheet cannot be pulled further up")
    }
    try dismiss()
  }

  /// Drags the topmost sheet to one of its detents.
  public func setDetent(_ detent: SheetTraits.Detent) throws {
    guard let top = presentations.last else {
      throw ActionFailure(.notPossible, "no sheet is presented")
    }
    let traits = top.content.screenTraits
    guard try top.presentation.setDetent(detent, traits) else {
      let names = traits.sheet.orderedDetents.map(\.name)
      throw ActionFailure(
        .notPossible,
        "the sheet has no detent \(detent.name); it has \(names.joined(separator: ", "))",
        candidates: names)
    }
    try settle()
  }

  /// Types into the screen's search field.
  public func search(_ text: String) throws {
    guard let field = try controls().first(where: { $0.interaction.role == .searchField }) else {
      throw ActionFailure(.noSuchControl, "there is no search field on the screen")
    }
    try field.interaction.text?.set(text)
    try settle()
  }

  /// Chooses a tab by its label.
  public func selectTab(_ label: String) throws {
    let tabs = try controls().filter { $0.interaction.role == .tab }
    guard let tab = tabs.first(where: { $0.matches(.label(label, position: nil)) }) else {
      let labels = tabs.map(\.report.label)
      throw ActionFailure(
        .noSuchTab,
        labels.isEmpty
          ? "there are no tabs on the screen"
          : "there is no tab \"\(label)\"; there are "
            + labels.map { "\"\($0)\"" }.joined(separator: ", "),
        candidates: labels)
    }
    try tab.interaction.tap?()
    try settle()
  }
}
