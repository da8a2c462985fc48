import Interpreter

var joinedTexts: [Builtin] {
  [
    Builtin(
      "Sequence where Element: StringProtocol", "func joined(separator: String = \"\") -> String"
    ) { call in
      let texts = try call.elements(0).map { $0.asText ?? "" }
      return .string(texts.joined(separator: try call.string(1)))
    }
  ]
}

/// Free functions that make sequences. Eager: an infinite `sequence` is an iterator.
var functionsOfSequences: [Builtin] {
  [
    Builtin(
      nil,
      """
      func zip<Sequence1: Sequence, Sequence2: Sequence>(
        _ sequence1: Sequence1, _ sequence2: Sequence2
      ) -> [(Sequence1.Element, Sequence2.Element)]
      """
    ) { call in
      // One may be without an end.
      let first = try call.machine.makeIterator(over: call.arguments[0])
      let second = try call.machine.makeIterator(over: call.arguments[1])
      var pairs: [Value] = []
      while let a = try first.next(in: call.machine), let b = try second.next(in: call.machine) {
        pairs.append(.tuple([a, b]))
      }
      try call.machine.charge(steps: pairs.count)
      return .array(pairs)
    },
    Builtin(
      nil,
      """
      func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> [T] {
        if let numbers = _strideNumbers(start, end, stride, false) { return numbers }
        var elements: [T] = []
        var current = start
        while stride > 0 ? current < end : current > end {
          elements.append(current)
          current = current.advanced(by: stride)
        }
        return elements
      }
      """),
    Builtin(
      nil,
      """
      func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> [T] {
        if let numbers = _strideNumbers(start, end, stride, true) { return numbers }
        var elements: [T] = []
        var current = start
        while stride > 0 ? current <= end : current >= end {
          elements.append(current)
          current = current.advanced(by: stride)
        }
        return elements
      }
      """),
    // nil for what is no number.
    Builtin(
      nil,
      """
      func _strideNumbers<T, Stride>(
        _ start: T, _ end: T, _ stride: Stride, _ includesEnd: Bool
      ) -> [T]?
      """
    ) { call in
      switch call.arguments[0] {
      case .int, .double: return try strideElements(call, includesEnd: try call.bool(3))
      default: return .none
      }
    },
    Builtin(
      nil,
      "func repeatElement<T>(_ element: T, count n: Int) -> [T] { [T](repeating: element, count: n) }"
    ),
    Builtin(
      nil,
      """
      struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
        var _state: State
        let _next: (inout State) -> Element?
        var _isDone: Bool = false
        init(_state: State, _next: @escaping (inout State) -> Element?) {
          self._state = _state
          self._next = _next
        }
        mutating func next() -> Element? {
          if _isDone { return nil }
          let element = _next(&_state)
          if element == nil { _isDone = true }
          return element
        }
      }
      """),
    Builtin(nil, "typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>"),
    Builtin(
      nil,
      """
      func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
        UnfoldSequence<T, (T?, Bool)>(
          _state: (first, true),
          _next: { state in
            if state.1 { state.1 = false } else if let last = state.0 { state.0 = next(last) }
            return state.0
          })
      }
      """),
    Builtin(
      nil,
      """
      func sequence<T, State>(
        state: State, next: @escaping (inout State) -> T?
      ) -> UnfoldSequence<T, State> { UnfoldSequence(_state: state, _next: next) }
      """),
  ]
}

private func strideElements(_ call: Invocation, includesEnd: Bool) throws -> Value {
  if case .int(let step) = call.arguments[2] {
    let (start, end) = (try call.int(0), try call.int(1))
    if step == 0 { throw call.trap("Stride size must not be zero") }
    try call.machine.charge(steps: max(0, (end &- start) / step))
    return .array(
      includesEnd
        ? stride(from: start, through: end, by: step).map(Value.int)
        : stride(from: start, to: end, by: step).map(Value.int))
  }
  let (start, end, step) = (try call.double(0), try call.double(1), try call.double(2))
  if step == 0 { throw call.trap("Stride size must not be zero") }
  let count = (end - start) / step
  try call.machine.charge(steps: count.isFinite && count > 0 ? Int(min(count, 1e15)) : 0)
  return .array(
    includesEnd
      ? stride(from: start, through: end, by: step).map(Value.double)
      : stride(from: start, to: end, by: step).map(Value.double))
}
