import Interpreter

/// `AsyncStream` and `AsyncThrowingStream`, in Swift itself.
var asyncStreams: [Builtin] {
  [
    // What the stream, its iterators and its continuation share.
    Builtin(
      nil,
      """
      final class _StreamState<Element> {
        enum Policy {
          case unbounded
          case oldest(Int)
          case newest(Int)
        }
        var policy = Policy.unbounded
        var buffer: [Element] = []
        var waiting: [_Suspension] = []
        var isEnded = false
        var failure: (any Error)?
        var onTermination: ((Bool) -> Void)?
        var produce: (() async throws -> Element?)?
        init() {}
        func next() async throws -> Element? {
          if let produce {
            let element = _isCancelled() ? nil : try await produce()
            if element == nil { self.produce = nil; end(isCancelled: _isCancelled()) }
            return element
          }
          return try await withTaskCancellationHandler { () -> Element? in
            if !buffer.isEmpty { return buffer.removeFirst() }
            if !isEnded && !_isCancelled() {
              let element: Element? = try! await _suspend { self.waiting.append($0) }
              if let element { return element }
            }
            if let error = failure {
              failure = nil
              throw error
            }
            return nil
          } onCancel: { self.end(isCancelled: true) }
        }
        // What is left of the room for elements, or what was dropped.
        func add(_ element: Element) -> (room: Int, dropped: Element?)? {
          if isEnded { return nil }
          if !waiting.isEmpty {
            let handed: Element? = element
            _resume(waiting.removeFirst(), handed)
            return (limit ?? Int.max, nil)
          }
          switch policy {
          case .unbounded:
            buffer.append(element)
            return (Int.max, nil)
          case .oldest(let limit):
            if buffer.count >= limit { return (0, element) }
            buffer.append(element)
            return (limit - buffer.count, nil)
          case .newest(let limit):
            buffer.append(element)
            if buffer.count <= limit { return (limit - buffer.count, nil) }
            return (0, buffer.removeFirst())
          }
        }
        var limit: Int? {
          switch policy {
          case .unbounded: return nil
          case .oldest(let limit), .newest(let limit): return limit
          }
        }
        func end(_ error: (any Error)? = nil, isCancelled: Bool = false) {
          if isEnded { return }
          isEnded = true
          failure = error
          let told = onTermination
          onTermination = nil
          told?(isCancelled)
          let nothing: Element? = nil
          for suspension in waiting { _resume(suspension, nothing) }
          waiting = []
        }
      }
      """)
  ]
    + stream("AsyncStream", generics: "Element", failure: "Never", next: "async", attempt: "try!")
    + stream(
      "AsyncThrowingStream", generics: "Element, Failure: Error", failure: "Failure",
      next: "async throws", attempt: "try")
    + [
      Builtin(
        "AsyncStream",
        """
        init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
          self.init(_state: _StreamState<Element>())
          _state.produce = produce
          if let onCancel { _state.onTermination = { if $0 { onCancel() } } }
        }
        """),
      Builtin("AsyncStream.Continuation", "func finish() { _state.end() }"),
      Builtin(
        "AsyncThrowingStream where Failure == any Error",
        """
        init(unfolding produce: @escaping () async throws -> Element?) {
          self.init(_state: _StreamState<Element>())
          _state.produce = produce
        }
        """),
      Builtin(
        "AsyncThrowingStream.Continuation",
        """
        func finish(throwing error: Failure? = nil) {
          if let error { _state.end(error) } else { _state.end() }
        }
        """),
      Builtin(
        "AsyncThrowingStream.Continuation",
        """
        func yield(with result: Result<Element, Failure>) -> YieldResult {
          switch result {
          case .success(let element): return yield(element)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        """),
    ]
}

/// What the two kinds of streams have in common.
private func stream(
  _ name: String, generics: String, failure: String, next effects: String, attempt: String
) -> [Builtin] {
  let termination =
    failure == "Never"
    ? "enum Termination: Hashable { case finished, cancelled }"
    : "enum Termination { case finished(Failure?); case cancelled }"
  let finished = failure == "Never" ? ".finished" : ".finished(state.failure as? Failure)"
  let own = failure == "Never" ? "Element" : "Element, Failure"
  let condition = failure == "Never" ? "" : " where Failure == any Error"
  return [
    Builtin(
      nil,
      """
      struct \(name)<\(generics)>: AsyncSequence, Sendable {
        \(failure == "Never" ? "typealias Failure = Never" : "")
        let _state: _StreamState<Element>
        let _end: _End
        // Ends the stream when nobody can read it any more.
        final class _End {
          let state: _StreamState<Element>
          init(_ state: _StreamState<Element>) { self.state = state }
          deinit { state.end(isCancelled: true) }
        }
        init(_state: _StreamState<Element>) {
          self._state = _state
          _end = _End(_state)
        }
        struct Continuation: Sendable {
          let _state: _StreamState<Element>
          \(termination)
          enum YieldResult {
            case enqueued(remaining: Int)
            case dropped(Element)
            case terminated
          }
          enum BufferingPolicy {
            case unbounded
            case bufferingOldest(Int)
            case bufferingNewest(Int)
          }
          @discardableResult
          func yield(_ value: sending Element) -> YieldResult {
            guard let (room, dropped) = _state.add(value) else { return .terminated }
            if let dropped { return .dropped(dropped) }
            return .enqueued(remaining: room)
          }
          var onTermination: (@Sendable (Termination) -> Void)? {
            get { nil }
            nonmutating set {
              let state = _state
              guard let newValue else {
                state.onTermination = nil
                return
              }
              state.onTermination = { newValue($0 ? .cancelled : \(finished)) }
            }
          }
        }
        struct Iterator: AsyncIteratorProtocol {
          let _stream: \(name)<\(own)>
          mutating func next() \(effects) -> Element? { \(attempt) await _stream._state.next() }
        }
        func makeAsyncIterator() -> Iterator { Iterator(_stream: self) }
      }
      """),
    Builtin(
      "\(name).Continuation where Element == Void",
      "@discardableResult func yield() -> YieldResult { yield(()) }"),
    Builtin(
      "\(name)\(condition)",
      """
      init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
        _ build: (Continuation) -> Void
      ) {
        self.init(_state: _StreamState<Element>())
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let count): _state.policy = .oldest(count)
        case .bufferingNewest(let count): _state.policy = .newest(count)
        }
        build(Continuation(_state: _state))
      }
      """),
    Builtin(
      "\(name)\(condition)",
      """
      static func makeStream(
        of elementType: Element.Type = Element.self,
        \(failure == "Never" ? "" : "throwing failureType: Failure.Type = Failure.self,")
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: \(name)<\(own)>, continuation: \(name)<\(own)>.Continuation) {
        var made: Continuation?
        let stream = \(name)<\(own)>(Element.self, bufferingPolicy: limit) { made = $0 }
        return (stream, made!)
      }
      """),
  ]
}
