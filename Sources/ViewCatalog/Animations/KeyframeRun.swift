import Interpreter
import ViewTree

/// Lists inside lists of keyframes, or of their tracks, as one.
func flattened(_ parts: some Sequence<Value>) -> [Value] {
  parts.flatMap { part -> [Value] in
    switch part.withoutExistential {
    case .array(let inner): flattened(inner)
    case .none, .void: []
    case let one: [one]
    }
  }
}

/// The way of a value along its tracks: each leads a part of it from keyframe to keyframe, all begin
/// together.
struct KeyframeRun {
  private struct Frame {
    var end: Value
    var duration: Double
    /// How far it has come after a part of its time.
    var eased: Value
  }

  private struct Track {
    /// The part it leads; nil leads all of the value.
    var path: KeyPathValue?
    var frames: [Frame]

    var duration: Double { frames.reduce(0) { $0 + $1.duration } }
  }

  private var tracks: [Track] = []

  /// - Parameter keyframes: what a builder of keyframes made: tracks are pairs of a key path and
  ///   frames.
  init(_ keyframes: Value) {
    for case .tuple(let parts) in flattened([keyframes]) where parts.count == 2 {
      let frames = flattened([parts[1]]).compactMap { frame -> Frame? in
        guard case .structure(let frame) = frame, frame.fields.count == 3 else { return nil }
        return Frame(
          end: frame.fields[0], duration: max(0, frame.fields[1].asLength ?? 0),
          eased: frame.fields[2])
      }
      if case .keyPath(let path) = parts[0] {
        tracks.append(Track(path: path, frames: frames))
      } else if let whole = tracks.indices.last, tracks[whole].path == nil {
        tracks[whole].frames += frames
      } else {
        tracks.append(Track(frames: frames))
      }
    }
  }

  var duration: Double { tracks.reduce(0) { max($0, $1.duration) } }

  /// What the value is so many seconds after it was `start`; at last it stays at each track's end.
  func value(from start: Value, at seconds: Double, in machine: Machine) throws -> Value {
    var value = start
    for track in tracks {
      let before = try track.path.map { try machine.value(at: $0, of: start) } ?? start
      let reached = try reached(on: track, from: before, at: seconds, in: machine)
      if let path = track.path {
        try machine.set(reached, at: path, of: &value)
      } else {
        value = reached
      }
    }
    return value
  }

  private func reached(
    on track: Track, from start: Value, at seconds: Double, in machine: Machine
  ) throws -> Value {
    var (begin, value) = (0.0, start)
    for frame in track.frames {
      guard seconds < begin + frame.duration else {
        (begin, value) = (begin + frame.duration, frame.end)
        continue
      }
      let part = max(0, seconds - begin) / frame.duration
      let way = try machine.call(frame.eased, [.double(part)]).asLength ?? 1
      return between(value, frame.end, way)
    }
    return value
  }

  /// Numbers, and what is made of them, lie between; the rest is what it was until it is reached.
  private func between(_ start: Value, _ end: Value, _ way: Double) -> Value {
    switch (start, end) {
    case (.double(let start), .double(let end)): .double(start + (end - start) * way)
    case (.structure(let start), .structure(let end)) where start.type === end.type:
      .structure(
        StructValue(
          type: end.type, arguments: end.arguments,
          fields: zip(start.fields, end.fields).map { between($0, $1, way) }))
    case (.tuple(let start), .tuple(let end)):
      .tuple(zip(start, end).map { between($0, $1, way) })
    default: start
    }
  }
}

/// A view that follows its keyframes, over and over or whenever the trigger changes; then it starts
/// from where it is.
/// - Parameter view: what the modifier is on; the other arguments stand behind it.
func animator(_ call: Invocation, repeats: Bool, of view: Value? = nil) -> Value {
  let machine = call.machine
  let arguments = Array(call.arguments.dropFirst(view == nil ? 0 : 1))
  let (initial, trigger, content, keyframes) = (
    arguments[0], arguments[1], arguments[2], arguments[3]
  )
  return .view("KeyframeAnimator") { build in
    let now = machine.scheduler.now
    // What started it last, when that was, and from which value.
    let slot = build.slot(
      initially: .array([trigger, .double(repeats ? now : -.infinity), initial]))
    guard case .array(var run) = slot.read(), run.count == 3 else { return }
    func reached() throws -> (value: Value, rest: Double?) {
      guard let start = run[1].asLength, start.isFinite else { return (initial, nil) }
      let frames = KeyframeRun(try machine.call(keyframes, [run[2]]))
      let length = frames.duration
      let passed = now - start
      let isOver = passed >= length - 0.000_01
      let seconds = repeats && isOver && length > 0 ? passed.remainder(in: length) : passed
      return (
        try frames.value(from: run[2], at: isOver && !repeats ? length : seconds, in: machine),
        repeats || !isOver ? length - seconds : nil
      )
    }
    if !repeats, try !machine.areEqual(run[0], trigger) {
      run = [trigger, .double(now), try reached().value]
      slot.write(.array(run))
    }
    let (value, rest) = try reached()
    if let rest { build.graph.wake(build.node, after: rest, everyMoment: true) }
    build.child(try machine.call(content, view.map { [$0, value] } ?? [value]))
  }
}

extension Double {
  /// What is left after as many whole lengths as fit.
  fileprivate func remainder(in length: Double) -> Double {
    max(0, truncatingRemainder(dividingBy: length))
  }
}
