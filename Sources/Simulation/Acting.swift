import Diagnostics
import Drawing
import Geometry
import LayoutEngine
import ViewTree

/// What a user does. Each act runs what it sets off, and whatever is ready after it.
extension Simulator {
  public func tap(_ name: ControlName) throws {
    let found = try control(name, to: "tap") { $0.tap != nil || $0.isOn != nil }
    for container in topContainers where try container.takesTap(on: found.view.node, in: graph) {
      return try settle()
    }
    touch(found)
    if found.interaction.answersForRow {
      let views = try reachableStages().flatMap(\.views)
      let row = views.lazy.map { $0.rowButtons(with: found.view) }.first { !$0.isEmpty }
      for button in row ?? [found.interaction] where button.isEnabled { try button.tap?() }
    } else if let tap = found.interaction.tap {
      try tap()
    } else if let isOn = found.interaction.isOn {
      try isOn.set(!isOn.get())
    }
    try settle()
  }

  /// Puts the finger on the middle of a control, where it is seen.
  func touch(_ control: FoundControl) {
    let seen = graph.transform(around: control.view.node).apply(control.report.frame)
    graph.finger = seen.center
  }

  public func longPress(_ name: ControlName) throws {
    let found = try control(name, to: "press") { $0.longPress != nil }
    touch(found)
    try found.interaction.longPress?()
    try settle()
  }

  /// Replaces a field's text, or adds to it. A line's end, or `submitting`, is the return key.
  /// - Returns: whether the value that the field edits has been told.
  @discardableResult public func type(
    _ text: String, into name: ControlName, appending: Bool = false, submitting: Bool = false
  ) throws -> Bool {
    try type(
      text, into: control(name, to: "type into") { $0.text != nil }.interaction,
      appending: appending, submitting: submitting)
  }

  @discardableResult private func type(
    _ text: String, into interaction: Interaction, appending: Bool = false, submitting: Bool = false
  ) throws -> Bool {
    guard let field = interaction.text else { return false }
    let returns = interaction.role != .textEditor && text.hasSuffix("\n")
    let typed = returns ? String(text.dropLast()) : text
    try field.set(appending ? field.get() + typed : typed)
    try settle()
    guard returns || submitting else { return !interaction.readsAtEnd }
    try interaction.submit?()
    try settle()
    return true
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
    guard let choice = options.first(where: { $0.label.reads(as: option) }) else {
      throw ActionFailure(
        .noSuchOption,
        "\(name) has no option \"\(option)\"; there are \(Sentence.quoting(options.map(\.label)))",
        candidates: options.map(\.label))
    }
    try choice.choose()
    try settle()
  }

  /// What can be picked from a control; nothing where there is none of that name.
  public func options(of name: ControlName) -> [String] {
    let found = try? control(name, to: "pick from") { !$0.options.isEmpty }
    return found?.interaction.options.map(\.label) ?? []
  }

  /// Steps a stepper or slider up or down.
  public func adjust(_ name: ControlName, up: Bool) throws {
    try control(name, to: "adjust", where: { $0.step != nil }).interaction.step?(up ? 1 : -1)
    try settle()
  }

  /// Sets a slider, stepper or date picker to a value as typed.
  public func adjust(_ name: ControlName, to value: String) throws {
    let found = try control(name, to: "adjust") { $0.adjust != nil }
    do {
      try found.interaction.adjust?(value)
    } catch let wrong as InvalidControlValue {
      throw ActionFailure(.badValue, "cannot adjust \(name): \(wrong.sentence)")
    }
    try settle()
  }

  /// The containers of the topmost stage, outermost first.
  private var topContainers: [any ScreenContainer] {
    guard let base = presentations.last?.content ?? root else { return [] }
    return activeContainers(in: base)
  }

  /// Uses the back button of the innermost screen that has one to go back to, or the edge swipe.
  public func back() throws {
    for container in topContainers.reversed() where try container.goBack(in: graph) {
      return try settle()
    }
    let top = try contexts().reversed().prefix { ![.sheet, .fullScreenCover].contains($0.kind) }
    let levels = top.first { $0.kind == .stack }?.levels ?? 1
    throw ActionFailure(
      .nothingToGoBackTo,
      levels > 1
        ? "the app hides this screen's back button, and with it the swipe; use one of its controls"
        : "there is no screen to go back to")
  }

  /// Closes the topmost presentation as a user would: pulling a sheet down, tapping outside.
  public func dismiss() throws {
    guard let top = presentations.last else {
      for container in topContainers.reversed() where try container.takesTap(on: nil, in: graph) {
        return try settle()
      }
      throw ActionFailure(.nothingToDismiss, "nothing is presented")
    }
    guard top.presentation.isDismissible(top.content.screenTraits) else {
      let buttons = try controls().filter { $0.interaction.role == .button }.map(\.report.label)
      let kind = top.presentation.kind.rawValue
      throw ActionFailure(
        .notPossible,
        ("the \(kind) cannot be dismissed by the user" as Sentence)
          .adding(buttons.first.map { "try: tap \"\($0)\"" }), candidates: buttons)
    }
    try top.presentation.dismiss()
    graph.needsRendering(top.content)
    try settle()
  }

  /// Chooses a row, an option or a tab that can be selected; a row besides others that are, where a
  /// plain click would leave none of those.
  public func select(_ name: ControlName) throws {
    let found = try control(name, to: "select") {
      $0.tap != nil && ($0.isSelected != nil || [.row, .link, .option].contains($0.role))
    }
    try (found.interaction.addToSelection ?? found.interaction.tap)?()
    try settle()
  }

  /// Swipes across the screen: turns pages, pulls a sheet up or down a detent or away.
  public func swipe(_ direction: SwipeDirection) throws {
    if let top = presentations.last, direction == .up || direction == .down {
      if direction == .up, try nextDetent(of: top, direction) == nil, try scrollPage(direction) {
        return
      }
      return try pull(top, direction)
    }
    for container in topContainers.reversed() where try container.swipe(direction, in: graph) {
      return try settle()
    }
    if try scrollPage(direction) { return }
    throw ActionFailure(.notPossible, "nothing on the screen can be swiped \(direction.word)")
  }

  /// Types into the screen's search field.
  public func search(_ text: String, submitting: Bool = false) throws {
    func field() throws -> FoundControl? {
      try controls().first { $0.interaction.role == .searchField }
    }
    // A field that gave way to scrolled content is pulled down again.
    if try field() == nil, topContainers.contains(where: { $0.collapsingRows?.collapsed ?? 0 > 0 })
    {
      // Where nothing can be scrolled, the field is there or it is not.
      try? scroll(nil, to: .top)
    }
    guard let field = try field() else {
      throw ActionFailure(.noSuchControl, "there is no search field on the screen")
    }
    try type(text, into: field.interaction, submitting: submitting)
  }

  /// Chooses a tab by its label.
  public func selectTab(_ label: String) throws {
    let tabs = try controls().filter { $0.interaction.role == .tab }
    if !tabs.contains(where: { $0.matches(.label(label, position: nil)) }),
      try topContainers.reversed().contains(where: { try $0.chooseTab(label, in: graph) })
    {
      return try settle()
    }
    guard let tab = tabs.first(where: { $0.matches(.label(label, position: nil)) }) else {
      let labels = tabs.map(\.report.label)
      throw ActionFailure(
        .noSuchTab,
        labels.isEmpty
          ? "there are no tabs on the screen"
          : "there is no tab \"\(label)\"; there are \(Sentence.quoting(labels))",
        candidates: labels)
    }
    try requireEnabled(tab, .label(label, position: nil))
    try tab.interaction.tap?()
    try settle()
  }
}
