import Interpreter

/// The operators of publishers that change, choose and count values.
var publisherOperators: [Builtin] {
  [
    // One subscription on its way through an operator: it ends once, and lets go of what feeds it.
    Builtin(
      nil,
      """
      final class _Relay<Output, Failure: Error> {
        let receive: (Output) -> Void
        let complete: (Subscribers.Completion<Failure>) -> Void
        var isDone: Bool = false
        var feeds: [AnyCancellable] = []
        init(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
          self.receive = receive
          self.complete = complete
        }
        func send(_ value: Output) { if !isDone { receive(value) } }
        func finish(_ end: Subscribers.Completion<Failure>) {
          if isDone { return }
          isDone = true
          complete(end)
          release()
        }
        func keep(_ feed: AnyCancellable) {
          if isDone { feed.cancel() } else { feeds.append(feed) }
        }
        func cancel() {
          isDone = true
          release()
        }
        func release() {
          let all = feeds
          feeds = []
          for feed in all { feed.cancel() }
        }
      }
      """),
    Builtin(
      nil,
      """
      func _publisher<T, F: Error>(
        _ start: @escaping (_Relay<T, F>) -> AnyCancellable
      ) -> AnyPublisher<T, F> {
        AnyPublisher(_start: { receive, complete in
          let relay = _Relay<T, F>(receive, complete)
          relay.keep(start(relay))
          return AnyCancellable { relay.cancel() }
        })
      }
      """),
    // Each value becomes none, one or several; a throwing `handle` ends it.
    Builtin(
      "Publisher",
      """
      func _each<T>(
        _ handle: @escaping (Output, _Relay<T, Failure>) -> Void
      ) -> AnyPublisher<T, Failure> {
        _publisher { relay in
          self._subscribe({ if !relay.isDone { handle($0, relay) } }, { relay.finish($0) })
        }
      }
      """),
    Builtin(
      "Publisher",
      """
      func _tryEach<T>(
        _ handle: @escaping (Output, _Relay<T, any Error>) throws -> Void
      ) -> AnyPublisher<T, any Error> {
        _publisher { relay in
          self._subscribe(
            { value in
              if relay.isDone { return }
              do { try handle(value, relay) } catch { relay.finish(.failure(error)) }
            },
            { end in
              switch end {
              case .finished: relay.finish(.finished)
              case .failure(let error): relay.finish(.failure(error))
              }
            })
        }
      }
      """),
    // What is known only at the end.
    Builtin(
      "Publisher",
      """
      func _atEnd<T>(
        _ handle: @escaping (Output, _Relay<T, Failure>) -> Void,
        _ finish: @escaping (_Relay<T, Failure>) -> Void
      ) -> AnyPublisher<T, Failure> {
        _publisher { relay in
          self._subscribe(
            { if !relay.isDone { handle($0, relay) } },
            { end in
              if case .finished = end, !relay.isDone { finish(relay) }
              relay.finish(end)
            })
        }
      }
      """),
  ] + mappingOperators + choosingOperators + gatheringOperators
}

private func operators(_ texts: [String], where condition: String = "") -> [Builtin] {
  texts.map { Builtin("Publisher" + condition, $0) }
}

private var mappingOperators: [Builtin] {
  operators([
    "func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }",
    """
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
      _each { value, relay in relay.send(transform(value)) }
    }
    """,
    """
    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
      _each { value, relay in relay.send(value[keyPath: keyPath]) }
    }
    """,
    """
    func map<T0, T1>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> AnyPublisher<(T0, T1), Failure> {
      _each { value, relay in relay.send((value[keyPath: keyPath0], value[keyPath: keyPath1])) }
    }
    """,
    """
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
      _tryEach { value, relay in relay.send(try transform(value)) }
    }
    """,
    """
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
      _each { value, relay in if let result = transform(value) { relay.send(result) } }
    }
    """,
    """
    func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> AnyPublisher<T, any Error> {
      _tryEach { value, relay in if let result = try transform(value) { relay.send(result) } }
    }
    """,
    """
    func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      _publisher { relay in
        var result = initialResult
        return self._subscribe(
          {
            result = nextPartialResult(result, $0)
            relay.send(result)
          }, { relay.finish($0) })
      }
    }
    """,
    """
    func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
      _each { value, relay in relay.send(value ?? output) }
    }
    """,
  ])
}

private var choosingOperators: [Builtin] {
  operators([
    """
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      _each { value, relay in if isIncluded(value) { relay.send(value) } }
    }
    """,
    """
    func tryFilter(
      _ isIncluded: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      _tryEach { value, relay in if try isIncluded(value) { relay.send(value) } }
    }
    """,
    """
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        var left = count
        return self._subscribe(
          { if left > 0 { left -= 1 } else { relay.send($0) } }, { relay.finish($0) })
      }
    }
    """,
    """
    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        var isDropping = true
        return self._subscribe(
          {
            if isDropping { isDropping = predicate($0) }
            if !isDropping { relay.send($0) }
          }, { relay.finish($0) })
      }
    }
    """,
    """
    func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
      _publisher { relay in
        var isOpen = false
        relay.keep(publisher._subscribe({ _ in isOpen = true }, { _ in }))
        return self._subscribe({ if isOpen { relay.send($0) } }, { relay.finish($0) })
      }
    }
    """,
    """
    func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        var left = maxLength
        if left <= 0 {
          relay.finish(.finished)
          return AnyCancellable({})
        }
        return self._subscribe(
          {
            if left <= 0 { return }
            left -= 1
            relay.send($0)
            if left == 0 { relay.finish(.finished) }
          }, { relay.finish($0) })
      }
    }
    """,
    """
    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      _each { value, relay in
        if predicate(value) { relay.send(value) } else { relay.finish(.finished) }
      }
    }
    """,
    """
    func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        relay.keep(publisher._subscribe({ _ in relay.finish(.finished) }, { _ in }))
        return self._subscribe({ relay.send($0) }, { relay.finish($0) })
      }
    }
    """,
    "func first() -> AnyPublisher<Output, Failure> { prefix(1) }",
    """
    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      filter(predicate).prefix(1)
    }
    """,
    "func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }",
    """
    func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
      dropFirst(range.lowerBound).prefix(range.count)
    }
    """,
    """
    func removeDuplicates(
      by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        var last: Output?
        return self._subscribe(
          {
            if let old = last, predicate(old, $0) { return }
            last = $0
            relay.send($0)
          }, { relay.finish($0) })
      }
    }
    """,
    "func ignoreOutput() -> AnyPublisher<Never, Failure> { _each { _, _ in } }",
  ])
    + operators(
      ["func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }"],
      where: " where Output: Equatable")
}

private var gatheringOperators: [Builtin] {
  operators([
    """
    func reduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      _publisher { relay in
        var result = initialResult
        return self._atEnd({ value, _ in result = nextPartialResult(result, value) }) {
          (last: _Relay<T, Failure>) in last.send(result)
        }._subscribe({ relay.send($0) }, { relay.finish($0) })
      }
    }
    """,
    "func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }",
    """
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
      _publisher { relay in
        var values: [Output] = []
        return self._subscribe(
          {
            values.append($0)
            if values.count == count {
              let all = values
              values = []
              relay.send(all)
            }
          },
          { end in
            if case .finished = end, !values.isEmpty { relay.send(values) }
            relay.finish(end)
          })
      }
    }
    """,
    """
    func last() -> AnyPublisher<Output, Failure> {
      reduce(Output?.none) { $1 }.compactMap { $0 }
    }
    """,
    """
    func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      filter(predicate).last()
    }
    """,
    "func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }",
    """
    func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
      _atEnd({ value, relay in
        if predicate(value) {
          relay.send(true)
          relay.finish(.finished)
        }
      }) { $0.send(false) }
    }
    """,
    """
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
      contains { !predicate($0) }.map { !$0 }
    }
    """,
    """
    func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
      _publisher { relay in
        var isEmpty = true
        return self._subscribe(
          {
            isEmpty = false
            relay.send($0)
          },
          { end in
            if case .finished = end, isEmpty { relay.send(output) }
            relay.finish(end)
          })
      }
    }
    """,
    """
    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
      -> AnyPublisher<Output, Failure> {
      collect().compactMap { $0.min(by: areInIncreasingOrder) }
    }
    """,
    """
    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
      -> AnyPublisher<Output, Failure> {
      collect().compactMap { $0.max(by: areInIncreasingOrder) }
    }
    """,
  ])
    + operators(
      [
        "func min() -> AnyPublisher<Output, Failure> { min(by: <) }",
        "func max() -> AnyPublisher<Output, Failure> { max(by: <) }",
      ], where: " where Output: Comparable")
    + operators(
      [
        """
        func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
          contains(where: { $0 == output })
        }
        """
      ], where: " where Output: Equatable")
}
