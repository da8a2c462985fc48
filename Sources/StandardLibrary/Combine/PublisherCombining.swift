import Interpreter

/// Operators that bring several publishers together, and those that share one.
var publisherCombining: [Builtin] {
  [
    """
    func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
      _publisher { relay in
        var running = 1
        func end(_ end: Subscribers.Completion<Failure>) {
          running -= 1
          if case .finished = end, running > 0 { return }
          relay.finish(end)
        }
        return self._subscribe(
          { value in
            running += 1
            relay.keep(transform(value)._subscribe({ relay.send($0) }, end))
          }, end)
      }
    }
    """,
    """
    func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
      _publisher { relay in
        var current: AnyCancellable?
        var round = 0
        var isOuterDone = false
        var isInnerDone = true
        relay.keep(AnyCancellable { current?.cancel() })
        return self._subscribe(
          { inner in
            current?.cancel()
            round += 1
            let own = round
            isInnerDone = false
            current = inner._subscribe(
              { if own == round { relay.send($0) } },
              { end in
                if own != round { return }
                isInnerDone = true
                if case .finished = end, !isOuterDone { return }
                relay.finish(end)
              })
          },
          { end in
            isOuterDone = true
            if case .finished = end, !isInnerDone { return }
            relay.finish(end)
          })
      }
    }
    """,
    """
    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
      Publishers.MergeMany([AnyPublisher(self), AnyPublisher(other)]).eraseToAnyPublisher()
    }
    """,
    """
    func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
      merge(with: b).merge(with: c)
    }
    """,
    """
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
      _publisher { relay in
        var left: Output?
        var right: P.Output?
        var running = 2
        func end(_ end: Subscribers.Completion<Failure>) {
          running -= 1
          if case .finished = end, running > 0 { return }
          relay.finish(end)
        }
        relay.keep(
          self._subscribe(
            {
              left = $0
              if let value = right { relay.send(($0, value)) }
            }, end))
        return other._subscribe(
          {
            right = $0
            if let value = left { relay.send((value, $0)) }
          }, end)
      }
    }
    """,
    """
    func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
      combineLatest(other).map { transform($0.0, $0.1) }
    }
    """,
    """
    func combineLatest<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }
    """,
    """
    func combineLatest<P: Publisher, Q: Publisher, T>(
      _ publisher1: P, _ publisher2: Q,
      _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    """,
    """
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      combineLatest(publisher1, publisher2).combineLatest(publisher3)
        .map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
    """,
    """
    func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
      _publisher { relay in
        var left: [Output] = []
        var right: [P.Output] = []
        var isLeftDone = false
        var isRightDone = false
        func pair() {
          while !left.isEmpty && !right.isEmpty {
            relay.send((left.removeFirst(), right.removeFirst()))
          }
          if (isLeftDone && left.isEmpty) || (isRightDone && right.isEmpty) {
            relay.finish(.finished)
          }
        }
        relay.keep(
          self._subscribe(
            {
              left.append($0)
              pair()
            },
            { end in
              if case .failure = end { relay.finish(end) }
              isLeftDone = true
              pair()
            }))
        return other._subscribe(
          {
            right.append($0)
            pair()
          },
          { end in
            if case .failure = end { relay.finish(end) }
            isRightDone = true
            pair()
          })
      }
    }
    """,
    """
    func zip<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
      zip(other).map { transform($0.0, $0.1) }
    }
    """,
    """
    func zip<P: Publisher, Q: Publisher>(
      _ publisher1: P, _ publisher2: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure {
      zip(publisher1).zip(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
    }
    """,
    """
    func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
    """,
    """
    func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
    where S.Element == Output {
      _publisher { relay in
        for element in elements { relay.send(element) }
        return self._subscribe({ relay.send($0) }, { relay.finish($0) })
      }
    }
    """,
    """
    func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { publisher.append(self) }
    """,
    """
    func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
    """,
    """
    func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
    where S.Element == Output {
      _atEnd({ value, relay in relay.send(value) }) { relay in
        for element in elements { relay.send(element) }
      }
    }
    """,
    """
    func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            if case .failure = end {
              relay.finish(end)
            } else {
              relay.keep(publisher._subscribe({ relay.send($0) }, { relay.finish($0) }))
            }
          })
      }
    }
    """,
    """
    func multicast<S: Subject>(
      subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
      Publishers.Multicast(upstream: self, subject: subject)
    }
    """,
    """
    func multicast<S: Subject>(
      _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
      Publishers.Multicast(upstream: self, subject: createSubject())
    }
    """,
    """
    func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
    """,
  ].map { Builtin("Publisher", $0) } + publisherNamespace
}

private var publisherNamespace: [Builtin] {
  [
    Builtin(nil, "enum Publishers {}"),
    Builtin(
      "Publishers",
      """
      struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
          publishers = Array(upstream)
        }
        func _subscribe(
          _ receive: @escaping (Upstream.Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
        ) -> AnyCancellable {
          let relay = _Relay<Upstream.Output, Upstream.Failure>(receive, complete)
          var running = publishers.count
          for publisher in publishers {
            relay.keep(
              publisher._subscribe(
                { relay.send($0) },
                { end in
                  running -= 1
                  if case .finished = end, running > 0 { return }
                  relay.finish(end)
                }))
          }
          if publishers.isEmpty { relay.finish(.finished) }
          return AnyCancellable { relay.cancel() }
        }
      }
      """),
    Builtin(
      "Publishers",
      """
      final class Share<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        var _subject: PassthroughSubject<Upstream.Output, Upstream.Failure> = PassthroughSubject()
        var _feed: AnyCancellable?
        var _count: Int = 0
        init(upstream: Upstream) { self.upstream = upstream }
        func _subscribe(
          _ receive: @escaping (Upstream.Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
        ) -> AnyCancellable {
          let relay = _Relay<Upstream.Output, Upstream.Failure>(receive, complete)
          relay.keep(_subject._subscribe({ relay.send($0) }, { relay.finish($0) }))
          _count += 1
          if _count == 1 {
            _feed = upstream._subscribe(
              { self._subject.send($0) }, { self._subject.send(completion: $0) })
          }
          return AnyCancellable {
            if !relay.isDone {
              self._count -= 1
              if self._count == 0 { self._feed?.cancel() }
            }
            relay.cancel()
          }
        }
      }
      """),
    Builtin(
      "Publishers",
      """
      final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
      where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let _subject: SubjectType
        init(upstream: Upstream, subject: SubjectType) {
          self.upstream = upstream
          _subject = subject
        }
        func connect() -> any Cancellable {
          let upstream = upstream._subscribe(
            { self._subject.send($0) }, { self._subject.send(completion: $0) })
          return _Connection { upstream.cancel() }
        }
        func _subscribe(
          _ receive: @escaping (Upstream.Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
        ) -> AnyCancellable { _subject._subscribe(receive, complete) }
      }
      """),
    Builtin(
      "Publishers",
      """
      final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        var _count: Int = 0
        var _connection: (any Cancellable)?
        init(upstream: Upstream) { self.upstream = upstream }
        func _subscribe(
          _ receive: @escaping (Upstream.Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
        ) -> AnyCancellable {
          let inner = upstream._subscribe(receive, complete)
          _count += 1
          if _count == 1 { _connection = upstream.connect() }
          return AnyCancellable {
            inner.cancel()
            self._count -= 1
            if self._count == 0 { self._connection?.cancel() }
          }
        }
      }
      """),
    // Goes on when nobody keeps it.
    Builtin(
      nil,
      """
      final class _Connection: Cancellable {
        let _cancel: () -> Void
        init(_ cancel: @escaping () -> Void) { _cancel = cancel }
        func cancel() { _cancel() }
      }
      """),
    Builtin(
      nil,
      "protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }"
    ),
    Builtin(
      "ConnectablePublisher",
      """
      func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
      """),
  ]
    + [
      ("CombineLatest", ["A", "B"], "a.combineLatest(b)"),
      ("CombineLatest3", ["A", "B", "C"], "a.combineLatest(b, c)"),
      ("CombineLatest4", ["A", "B", "C", "D"], "a.combineLatest(b, c, d)"),
      ("Zip", ["A", "B"], "a.zip(b)"),
      ("Zip3", ["A", "B", "C"], "a.zip(b, c)"),
      ("Merge", ["A", "B"], "a.merge(with: b)"),
      ("Merge3", ["A", "B", "C"], "a.merge(with: b, c)"),
    ].map { name, parts, combined in namedCombination(name, parts, combined) }
}

/// `Publishers.Zip(a, b)`: the type that an operator has in Combine.
private func namedCombination(_ name: String, _ parts: [String], _ combined: String) -> Builtin {
  let isMerge = name.hasPrefix("Merge")
  let output =
    isMerge ? "A.Output" : "(" + parts.map { "\($0).Output" }.joined(separator: ", ") + ")"
  let rest = parts.dropFirst()
  let failures = rest.map { "A.Failure == \($0).Failure" }
  let outputs = isMerge ? rest.map { "A.Output == \($0).Output" } : []
  let names = parts.map { ($0, $0.lowercased()) }
  return Builtin(
    "Publishers",
    """
    struct \(name)<\(parts.map { "\($0): Publisher" }.joined(separator: ", "))>: Publisher
    where \((failures + outputs).joined(separator: ", ")) {
      typealias Output = \(output)
      typealias Failure = A.Failure
      \(names.map { "let \($0.1): \($0.0)" }.joined(separator: "\n  "))
      init(\(names.map { "_ \($0.1): \($0.0)" }.joined(separator: ", "))) {
        \(names.map { "self.\($0.1) = \($0.1)" }.joined(separator: "\n    "))
      }
      func _subscribe(
        _ receive: @escaping (\(output)) -> Void,
        _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void
      ) -> AnyCancellable { \(combined)._subscribe(receive, complete) }
    }
    """)
}
