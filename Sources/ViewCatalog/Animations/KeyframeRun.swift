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

/// The way of a value along its tracks: each leads a part of it from keyframe to keyframe, all
/// begin together.
struct KeyframeRun {
  private struct Frame {
    var end: Value
    var duration: Double
    var way: Way
  }

  private enum Way {
    /// How far it has come after a part of its time.
    case eased(Value)
    /// Along a cubic curve, which begins and ends at these velocities where they are said.
    case cubic(start: Value?, end: Value?)
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
      let frames = flattened([parts[1]]).compactMap(Self.frame)
      if case .keyPath(let path) = parts[0] {
        tracks.append(Track(path: path, frames: frames))
      } else if let whole = tracks.indices.last, tracks[whole].path == nil {
        tracks[whole].frames += frames
      } else {
        tracks.append(Track(frames: frames))
      }
    }
  }

  private static func frame(_ value: Value) -> Frame? {
    guard case .structure(let frame) = value, frame.fields.count >= 3 else { return nil }
    return Frame(
      end: frame.fields[0], duration: max(0, frame.fields[1].asLength ?? 0),
      way: frame.fields.count == 3
        ? .eased(frame.fields[2])
        : .cubic(start: frame.fields[2].optionalContent, end: frame.fields[3].optionalContent))
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
    for (place, frame) in track.frames.enumerated() {
      guard seconds < begin + frame.duration else {
        (begin, value) = (begin + frame.duration, frame.end)
        continue
      }
      let part = max(0, seconds - begin) / frame.duration
      guard case .eased(let eased) = frame.way else {
        return onCurve(to: frame, at: place, of: track.frames, from: value, start, part)
      }
      let way = try machine.call(eased, [.double(part)]).asLength ?? 1
      return between(value, frame.end, way)
    }
    return value
  }

  /// Where a cubic curve has come after a part of its time.
  ///
  /// - Parameter first: where the track began.
  private func onCurve(
    to frame: Frame, at place: Int, of frames: [Frame], from value: Value, _ first: Value,
    _ part: Double
  ) -> Value {
    let (square, cube) = (part * part, part * part * part)
    var terms = [(value, 2 * cube - 3 * square + 1), (frame.end, 3 * square - 2 * cube)]
    if let velocity = velocity(before: place, of: frames, from: first) {
      terms.append((velocity, (cube - 2 * square + part) * frame.duration))
    }
    if let velocity = velocity(before: place + 1, of: frames, from: first) {
      terms.append((velocity, (cube - square) * frame.duration))
    }
    return sum(terms)
  }

  /// How fast a value moves where a cubic curve meets another: as one of them says, or else as fast
  /// as from the one's start to the other's end; nil where it rests.
  private func velocity(before place: Int, of frames: [Frame], from first: Value) -> Value? {
    func curve(_ place: Int) -> (start: Value?, end: Value?)? {
      guard frames.indices.contains(place), case .cubic(let start, let end) = frames[place].way
      else { return nil }
      return (start, end)
    }
    let (before, after) = (curve(place - 1), curve(place))
    if let said = after?.start ?? before?.end { return said }
    guard before != nil, after != nil else { return nil }
    let time = frames[place - 1].duration + frames[place].duration
    guard time > 0 else { return nil }
    let start = place > 1 ? frames[place - 2].end : first
    return sum([(frames[place].end, 1 / time), (start, -1 / time)])
  }

  /// The sum of values, each times its weight; what is no number is the first one's.
  private func sum(_ terms: [(value: Value, weight: Double)]) -> Value {
    func parts(_ fields: (Value) -> [Value]?) -> [Value] {
      let all = terms.compactMap { term in fields(term.value).map { ($0, term.weight) } }
      return (all.first?.0 ?? []).indices.map { index in
        sum(all.compactMap { $0.0.indices.contains(index) ? ($0.0[index], $0.1) : nil })
      }
    }
    switch terms[0].value {
    case .double:
      return .double(terms.reduce(0) { $0 + ($1.value.asLength ?? 0) * $1.weight })
    case .structure(let first):
      let fields = parts { if case .structure(let one) = $0 { one.fields } else { nil } }
      return .structure(
        StructValue(type: first.type, arguments: first.arguments, fields: fields))
    case .tuple:
      return .tuple(parts { if case .tuple(let one) = $0 { one } else { nil } })
    case let first: return first
    }
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
