import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Stepper` and `Slider`.
var steppers: [Builtin] {
  [
    Builtin(nil, "struct Stepper<Label: View>: View { typealias Body = Never }"),
    Builtin(
      "Stepper",
      """
      init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { call in
      stepper(
        label: try call.views(3),
        try Steps(call, value: 0, bounds: 1, step: call.arguments[2]))
    },
    Builtin(
      "Stepper",
      """
      init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { call in
      stepper(
        label: try call.views(2),
        try Steps(call, value: 0, bounds: nil, step: call.arguments[1]))
    },
    Builtin(
      "Stepper",
      """
      init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
        where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      """
    ) { call in
      stepper(
        label: try call.views(4),
        try Steps(call, value: 0, bounds: 1, step: call.arguments[2]))
    },
    Builtin(
      "Stepper",
      """
      init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      """
    ) { call in
      stepper(
        label: try call.views(3),
        try Steps(call, value: 0, bounds: nil, step: call.arguments[1]))
    },
    Builtin(
      "Stepper",
      """
      init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { stepper(label: try $0.views(0), Steps($0, up: 1, down: 2)) },
  ]
    + titleForms(
      "Stepper where Label == Text",
      """
      _ title: TITLE, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      """, generics: "V: Strideable"
    ) { call in
      stepper(
        label: try call.titleView(0), try Steps(call, value: 1, bounds: 2, step: call.arguments[3]))
    }
    + titleForms(
      "Stepper where Label == Text",
      """
      _ title: TITLE, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      """, generics: "V: Strideable"
    ) { call in
      stepper(
        label: try call.titleView(0),
        try Steps(call, value: 1, bounds: nil, step: call.arguments[2]))
    }
    + titleForms(
      "Stepper where Label == Text",
      """
      _ title: TITLE, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      """, generics: "F: ParseableFormatStyle",
      where: "F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String"
    ) { call in
      stepper(
        label: try call.titleView(0), try Steps(call, value: 1, bounds: 2, step: call.arguments[3]))
    }
    + titleForms(
      "Stepper where Label == Text",
      """
      _ title: TITLE, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      """, generics: "F: ParseableFormatStyle",
      where: "F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String"
    ) { call in
      stepper(
        label: try call.titleView(0),
        try Steps(call, value: 1, bounds: nil, step: call.arguments[2]))
    }
    + titleForms(
      "Stepper where Label == Text",
      """
      _ title: TITLE, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
      """
    ) { stepper(label: try $0.titleView(0), Steps($0, up: 1, down: 2)) }
}

/// What a stepper's buttons do.
private struct Steps {
  var number: BoundNumber?
  var step = 1.0
  private var up: (() throws -> Void)?
  private var down: (() throws -> Void)?
  /// Told that a step begins, and that it is over: the last argument of every form.
  private let tellEditing: (Bool) throws -> Void

  init(_ call: Invocation, value: Int, bounds: Int?, step: Value) throws {
    number = try BoundNumber(call, value: value, bounds: bounds)
    self.step = step.asLength ?? 1
    tellEditing = call.editingChanged
  }

  init(_ call: Invocation, up: Int, down: Int) {
    let machine = call.machine
    func action(_ value: Value) -> (() throws -> Void)? {
      guard case .closure = value else { return nil }
      return { _ = try machine.call(value, []) }
    }
    self.up = action(call.arguments[up])
    self.down = action(call.arguments[down])
    tellEditing = call.editingChanged
  }

  /// One step up or down; a step beyond the bounds does nothing.
  func take(_ direction: Int) throws {
    try edit {
      if let number { return try number.add(Double(direction) * step) }
      try (direction > 0 ? up : down)?()
    }
  }

  func edit(_ change: () throws -> Void) throws {
    try tellEditing(true)
    try change()
    try tellEditing(false)
  }
}

extension Invocation {
  /// Calls `onEditingChanged`, the last argument.
  fileprivate var editingChanged: (Bool) throws -> Void {
    let (machine, action) = (machine, arguments.last)
    return { isEditing in
      guard let action, case .closure = action else { return }
      _ = try machine.call(action, [.bool(isEditing)])
    }
  }
}

private func stepper(label: Value, _ steps: Steps) -> Value {
  .view("Stepper") { build in
    if build.showInFormColumns(label, .labeled, stepper(label: label, steps)) { return }
    var interaction = build.interaction(.stepper)
    interaction.step = { try steps.take($0) }
    if let number = steps.number {
      interaction.value = try number.text()
      interaction.adjust = { text in
        try steps.edit { try number.set(text, step: steps.step, from: number.get()) }
      }
    }
    build.facets.interaction = interaction
    let isHidden = build.environment.system.labelsHidden
    let size = build.controlMetrics.stepper
    build.labeledControl(size, isHidden: isHidden)
    build.paint(.stepper, trailing: size)
    build.label(label, isHidden: isHidden)
  }
}

/// A bound integer or floating-point number within bounds.
struct BoundNumber {
  private let binding: BindingValue
  let bounds: ClosedRange<Double>?

  init(_ call: Invocation, value: Int, bounds: Int?) throws {
    binding = try call.bound(value)
    self.bounds = bounds.flatMap { call.arguments[$0].asBounds }
  }

  func get() throws -> Double { try binding.get().asLength ?? 0 }

  /// Sets it as the type that it has.
  func set(_ number: Double) throws {
    if case .int = try binding.get() {
      guard let whole = Int(exactly: number.rounded()) else { return }
      return try binding.set(.int(whole))
    }
    try binding.set(.double(number))
  }

  /// Adds to it where the sum stays within the bounds.
  func add(_ amount: Double) throws {
    let sum = try get() + amount
    guard bounds.map({ $0.contains(sum) }) ?? true else { return }
    try set(sum)
  }

  /// Sets it to a number as typed, moved into the bounds, and to the nearest that whole steps from
  /// `start` reach.
  func set(_ text: String, step: Double?, from start: Double) throws {
    guard var number = Double(text), number.isFinite else {
      guard let bounds else {
        throw InvalidControlValue(text: text, wanted: "up, down or a number")
      }
      let (low, high) = (written(bounds.lowerBound), written(bounds.upperBound))
      throw InvalidControlValue(
        text: text, wanted: "up, down or a number from \(low) to \(high)")
    }
    if let bounds { number = min(max(number, bounds.lowerBound), bounds.upperBound) }
    if let step, step > 0 {
      number = start + ((number - start) / step).rounded() * step
      if let bounds, !bounds.contains(number) { number -= (number > start ? step : -step) }
    }
    try set(number)
  }

  private func written(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  func text() throws -> String {
    let value = try binding.get()
    if case .int(let whole) = value { return String(whole) }
    return String(value.asLength ?? 0)
  }
}

extension Value {
  /// The bounds of a closed range of numbers.
  fileprivate var asBounds: ClosedRange<Double>? {
    guard case .structure(let range) = self, range.fields.count == 2,
      let lower = range.fields[0].asLength, let upper = range.fields[1].asLength, lower <= upper
    else { return nil }
    return lower...upper
  }
}
