import Checking
import Geometry
import Interpreter
import ViewTree

/// A gesture with its closures.
final class GestureValue: NativeValue {
  /// What one gesture recognises.
  enum Leaf {
    case tap(count: Int)
    case spatialTap(count: Int, CoordinateSpaceName)
    case longPress
    /// A finger that moves so many points at least.
    case drag(CoordinateSpaceName, minimum: Double)
    /// One that no act of the simulator makes.
    case other(String)
  }

  enum Join: String {
    case simultaneous = "SimultaneousGesture"
    case sequence = "SequenceGesture"
    case exclusive = "ExclusiveGesture"
  }

  enum Source {
    case leaf(Leaf)
    case joined(Join, GestureValue, GestureValue)
    case mapped(GestureValue, Value)
  }

  private let source: Source
  var onChanged: [Value] = []
  var onEnded: [Value] = []
  var updating: [(StateValue, Value)] = []

  init(_ source: Source) { self.source = source }

  func copy() -> GestureValue {
    let copy = GestureValue(source)
    copy.onChanged = onChanged
    copy.onEnded = onEnded
    copy.updating = updating
    return copy
  }

  func dynamicType(in machine: Machine) -> Type {
    switch source {
    case .leaf(.tap): machine.types.type("TapGesture")
    case .leaf(.spatialTap): machine.types.type("SpatialTapGesture")
    case .leaf(.longPress): machine.types.type("LongPressGesture")
    case .leaf(.drag): machine.types.type("DragGesture")
    case .leaf(.other(let name)): machine.types.type(name)
    case .joined(let join, _, _): machine.types.type(join.rawValue)
    case .mapped: machine.types.type("_MapGesture")
    }
  }

  func describe(in machine: Machine) throws -> String { "Gesture" }

  /// The gesture changed to `value`.
  private func change(_ value: Value, in machine: Machine) throws {
    for (state, body) in updating {
      let transaction = machine.structure("Transaction", [.none, .bool(false), .bool(false)])
      var arguments = [value, state.read(), transaction]
      _ = try machine.call(body, updating: &arguments)
      state.write(arguments[1])
    }
    for action in onChanged { _ = try machine.call(action, [value]) }
  }

  /// The gesture ended with `value`; its states are as before it began.
  private func end(_ value: Value, in machine: Machine) throws {
    for (state, _) in updating { state.reset() }
    for action in onEnded { _ = try machine.call(action, [value]) }
  }
}

/// One gesture of those that others are made of: telling it tells all around it.
private struct Recognizer {
  let leaf: GestureValue.Leaf
  let change: (Value) throws -> Void
  let end: (Value) throws -> Void

  /// The same, which also tells a gesture around it.
  func telling(
    change outerChange: @escaping (Value) throws -> Void,
    end outerEnd: @escaping (Value) throws -> Void
  ) -> Recognizer {
    Recognizer(
      leaf: leaf,
      change: {
        try change($0)
        try outerChange($0)
      },
      end: {
        try end($0)
        try outerEnd($0)
      })
  }
}

extension GestureValue {
  private func recognizers(at touch: Touch) -> [Recognizer] {
    let machine = touch.machine
    let changed = { (value: Value) in try self.change(value, in: machine) }
    let ended = { (value: Value) in try self.end(value, in: machine) }
    switch source {
    case .leaf(let leaf): return [Recognizer(leaf: leaf, change: changed, end: ended)]
    case .mapped(let inner, let body):
      return inner.recognizers(at: touch).map { recognizer in
        recognizer.telling(
          change: { try changed(machine.call(body, [$0])) },
          end: { try ended(machine.call(body, [$0])) })
      }
    case .joined(.simultaneous, let first, let second):
      return first.recognizers(at: touch).map { recognizer in
        let both = { machine.joint("SimultaneousGesture.Value", [$0, .none]) }
        return recognizer.telling(change: { try changed(both($0)) }, end: { try ended(both($0)) })
      }
        + second.recognizers(at: touch).map { recognizer in
          let both = { machine.joint("SimultaneousGesture.Value", [.none, $0]) }
          return recognizer.telling(change: { try changed(both($0)) }, end: { try ended(both($0)) })
        }
    case .joined(.exclusive, let first, let second):
      return [first, second].enumerated().flatMap { index, gesture in
        gesture.recognizers(at: touch).map { recognizer in
          let one = { machine.joint("ExclusiveGesture.Value", case: index, [$0]) }
          return recognizer.telling(change: { try changed(one($0)) }, end: { try ended(one($0)) })
        }
      }
    case .joined(.sequence, let first, let second):
      return second.recognizers(at: touch).map { recognizer in
        let both = {
          machine.joint("SequenceGesture.Value", case: 1, [first.standard(touch), $0])
        }
        let inner = recognizer.telling(
          change: { try changed(both($0)) }, end: { try ended(both($0)) })
        return Recognizer(
          leaf: inner.leaf,
          change: { value in
            try first.perform(at: touch) {
              try changed(machine.joint("SequenceGesture.Value", case: 0, [$0]))
            }
            try inner.change(value)
          }, end: inner.end)
      }
    }
  }

  /// Makes the first gesture of a sequence as a user does before the second.
  private func perform(at touch: Touch, _ then: (Value) throws -> Void) throws {
    let value = standard(touch)
    for recognizer in recognizers(at: touch).prefix(1) {
      try recognizer.change(value)
      try recognizer.end(value)
    }
    try then(value)
  }

  /// What the gesture tells where nothing is known but that it was made.
  private func standard(_ touch: Touch) -> Value {
    switch source {
    case .leaf(let leaf): leaf.standard(touch)
    case .joined(_, let first, _): first.standard(touch)
    case .mapped(let inner, _): inner.standard(touch)
    }
  }

  /// Lets a user make it. Of taps told apart by their count, one tap makes the shortest.
  func attach(to interaction: inout Interaction, at touch: Touch) {
    let recognizers = recognizers(at: touch)
    let taps = recognizers.filter { $0.leaf.tapCount != nil }
    let least = taps.compactMap(\.leaf.tapCount).min()
    let chosen = taps.filter { $0.leaf.tapCount == least }
    if let least {
      interaction.tapCount = least
      interaction.tap = {
        for recognizer in chosen {
          let value = recognizer.leaf.standard(touch)
          try recognizer.change(value)
          try recognizer.end(value)
        }
      }
    }
    let presses = recognizers.filter { $0.leaf.isLongPress }
    if !presses.isEmpty {
      interaction.longPress = {
        for press in presses { try press.change(.bool(true)) }
        try touch.stay()
        for press in presses { try press.end(.bool(true)) }
      }
    }
    let drags = recognizers.compactMap { recognizer in
      recognizer.leaf.drag.map { (recognizer, space: $0.space, minimum: $0.minimum) }
    }
    guard !drags.isEmpty else { return }
    interaction.drag = { x, y in
      // The way counts from where the finger was put down, which a drag without a least way hears
      // of.
      let moved = drags.filter { $0.minimum <= distance(x, y) }
      let starts = moved.map { touch.place(in: $0.space) }
      for step in 0...dragSteps {
        let (x, y) = (x * Double(step) / Double(dragSteps), y * Double(step) / Double(dragSteps))
        for (drag, start) in zip(moved, starts) where drag.minimum <= distance(x, y) {
          try drag.0.change(touch.machine.dragValue(from: start, x, y))
        }
        try touch.stay()
      }
      for (drag, start) in zip(moved, starts) {
        try drag.0.end(touch.machine.dragValue(from: start, x, y))
      }
    }
    let touched = drags.filter { $0.minimum <= 0 }.map(\.0)
    guard taps.isEmpty, !touched.isEmpty else { return }
    interaction.tap = {
      for drag in touched { try drag.change(drag.leaf.standard(touch)) }
      try touch.stay()
      for drag in touched { try drag.end(drag.leaf.standard(touch)) }
    }
  }
}

private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// How often a drag is told on its way.
private let dragSteps = 4

extension GestureValue.Leaf {
  fileprivate var tapCount: Int? {
    switch self {
    case .tap(let count), .spatialTap(let count, _): count
    case .longPress, .drag, .other: nil
    }
  }

  fileprivate var isLongPress: Bool {
    if case .longPress = self { true } else { false }
  }

  /// In which coordinate space a drag is told, and from which distance on; nil for any other.
  fileprivate var drag: (space: CoordinateSpaceName, minimum: Double)? {
    if case .drag(let space, let minimum) = self { (space, minimum) } else { nil }
  }

  /// What it tells of a finger that does not move.
  fileprivate func standard(_ touch: Touch) -> Value {
    let machine = touch.machine
    return switch self {
    case .tap, .other: .void
    case .spatialTap(_, let space):
      machine.joint("SpatialTapGesture.Value", [machine.point(touch.place(in: space))])
    case .longPress: .bool(true)
    case .drag(let space, _): machine.dragValue(from: touch.place(in: space), 0, 0)
    }
  }
}

extension Machine {
  /// The value of gestures put together.
  fileprivate func joint(_ type: String, _ fields: [Value]) -> Value {
    guard let nominal = types.nominal(type) else { return .void }
    return .structure(StructValue(type: nominal, fields: fields))
  }

  fileprivate func joint(_ type: String, case index: Int, _ payload: [Value]) -> Value {
    guard let nominal = types.nominal(type) else { return .void }
    return .enumCase(EnumValue(type: nominal, index: index, payload: payload))
  }

  /// A drag by so many points.
  fileprivate func dragValue(from start: Point, _ x: Double, _ y: Double) -> Value {
    let end = point(Point(x: start.x + x, y: start.y + y))
    return joint(
      "DragGesture.Value",
      [
        structure("Date", [.double(scheduler.now)]), end, point(start),
        size(Size(width: x, height: y)),
      ])
  }
}
