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
    if let base = try presentations().last?.content ?? root {
      for container in activeContainers(in: base).reversed() {
        if try container.goBack(in: graph) { return try settle() }
      }
    }
    throw ActionFailure(.nothingToGoBackTo, "there is no screen to go back to")
  }

  /// Closes the topmost presentation as a user would: pulling a sheet down, tapping outside.
  public func dismiss() throws {
    guard let top = try presentations().last else {
      throw ActionFailure(.nothingToDismiss, "nothing is presented")
    }
    guard top.presentation.isDismissible(top.content.screenTraits) else {
      throw ActionFailure(
        .notPossible, "the \(top.presentation.kind.rawValue) cannot be dismissed by the user")
    }
    try top.presentation.dismiss()
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
