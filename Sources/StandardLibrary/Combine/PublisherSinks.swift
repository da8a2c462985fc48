import Interpreter

/// What receives: sinks and assignments; errors on their way; looking at what passes.
var publisherSinks: [Builtin] {
  [
    """
    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let relay = _Relay<Output, Failure>(receiveValue, receiveCompletion)
      relay.keep(_subscribe({ relay.send($0) }, { relay.finish($0) }))
      return AnyCancellable { relay.cancel() }
    }
    """,
    """
    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            switch end {
            case .finished: relay.finish(.finished)
            case .failure(let error): relay.finish(.failure(transform(error)))
            }
          })
      }
    }
    """,
    """
    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            if case .failure = end { relay.send(output) }
            relay.finish(.finished)
          })
      }
    }
    """,
    """
    func `catch`<P: Publisher>(
      _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            switch end {
            case .finished: relay.finish(.finished)
            case .failure(let error):
              relay.keep(handler(error)._subscribe({ relay.send($0) }, { relay.finish($0) }))
            }
          })
      }
    }
    """,
    """
    func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            switch end {
            case .finished: relay.finish(.finished)
            case .failure(let error):
              do {
                let next = try handler(error).mapError { $0 as any Error }
                relay.keep(next._subscribe({ relay.send($0) }, { relay.finish($0) }))
              } catch { relay.finish(.failure(error)) }
            }
          })
      }
    }
    """,
    """
    func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
      if retries <= 0 { return AnyPublisher(self) }
      return self.catch { _ in self.retry(retries - 1) }
    }
    """,
    """
    func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
      _publisher { relay in
        self._subscribe(
          { relay.send($0) },
          { end in
            if case .failure(let error) = end { fatalError("\\(prefix)\\(error)") }
            relay.finish(.finished)
          })
      }
    }
    """,
    """
    func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        let relay = _Relay<Output, Failure>(
          { receiveOutput?($0); receive($0) }, { receiveCompletion?($0); complete($0) })
        let cancellable = AnyCancellable {
          if !relay.isDone { receiveCancel?() }
          relay.cancel()
        }
        receiveSubscription?(cancellable)
        receiveRequest?(.unlimited)
        relay.keep(self._subscribe({ relay.send($0) }, { relay.finish($0) }))
        return cancellable
      })
    }
    """,
    """
    func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
      let lead = prefix.isEmpty ? "" : prefix + ": "
      let label = (self as? AnyPublisher<Output, Failure>)?._shown?() ?? Self._label
      return handleEvents(
        receiveSubscription: { _ in Swift.print("\\(lead)receive subscription: (\\(label))") },
        receiveOutput: { Swift.print("\\(lead)receive value: (\\($0))") },
        receiveCompletion: { end in
          switch end {
          case .finished: Swift.print("\\(lead)receive finished")
          case .failure(let error): Swift.print("\\(lead)receive error: (\\(error))")
          }
        },
        receiveCancel: { Swift.print("\\(lead)receive cancel") },
        receiveRequest: { Swift.print("\\(lead)request \\($0)") })
    }
    """,
    """
    static var _label: String {
      let name = String(describing: Self.self)
      if let end = name.firstIndex(of: "<") { return String(name[..<end]) }
      return name
    }
    """,
  ].map { Builtin("Publisher", $0) }
    + [
      """
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
      }
      """,
      """
      func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
      """,
      """
      func assign(to published: inout Published<Output>.Publisher) {
        let storage = published._storage
        storage._keep.append(sink { [weak storage] in storage?.wrappedValue = $0 })
      }
      """,
      """
      func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        _publisher { relay in
          self._subscribe({ relay.send($0) }, { _ in relay.finish(.finished) })
        }
      }
      """,
      """
      var values: AsyncPublisher<Self> { AsyncPublisher(self) }
      """,
    ].map { Builtin("Publisher where Failure == Never", $0) }
    + [
      """
      protocol TopLevelDecoder<Input> {
        associatedtype Input
        func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
      }
      """,
      """
      protocol TopLevelEncoder<Output> {
        associatedtype Output
        func encode<T: Encodable>(_ value: T) throws -> Output
      }
      """,
    ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "Publisher",
        """
        func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
          -> AnyPublisher<Item, any Error>
        where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
        """),
      Builtin(
        "Publisher where Output: Encodable",
        """
        func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
        { tryMap { try encoder.encode($0) } }
        """),
      Builtin(
        nil,
        """
        struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
          typealias Element = P.Output
          typealias AsyncIterator = AsyncStream<P.Output>.Iterator
          let _publisher: P
          init(_ publisher: P) { _publisher = publisher }
          func makeAsyncIterator() -> AsyncStream<P.Output>.Iterator {
            AsyncStream<P.Output> { continuation in
              let subscription = _publisher.sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { continuation.yield($0) })
              continuation.onTermination = { _ in subscription.cancel() }
            }.makeAsyncIterator()
          }
        }
        """),
      Builtin(
        "Publisher where Failure == any Error",
        """
        var values: AsyncThrowingStream<Output, any Error> {
          AsyncThrowingStream { continuation in
            let subscription = sink(
              receiveCompletion: { end in
                switch end {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
              },
              receiveValue: { continuation.yield($0) })
            continuation.onTermination = { _ in subscription.cancel() }
          }
        }
        """),
    ]
}
