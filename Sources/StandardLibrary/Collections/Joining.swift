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

/// `sequence(first:next:)` and `sequence(state:next:)`.
var functionsOfSequences: [Builtin] {
  [
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
