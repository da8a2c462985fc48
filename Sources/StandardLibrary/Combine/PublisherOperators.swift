import Interpreter

/// The operators of publishers.
let publisherOperators: [Builtin] = [
  Builtin(
    "Publisher",
    "func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }"),
  Builtin(
    "Publisher",
    """
    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }
    """),
  Builtin(
    "Publisher where Failure == Never",
    """
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      _subscribe(receiveValue, { _ in })
    }
    """),
  Builtin(
    "Publisher where Failure == Never",
    """
    func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { _subscribe({ object[keyPath: keyPath] = $0 }, { _ in }) }
    """),
  Builtin(
    "Publisher where Failure == Never",
    """
    func assign(to published: inout Published<Output>.Publisher) {
      let storage = published._storage
      let cancellable = _subscribe({ storage.wrappedValue = $0 }, { _ in })
      storage._keep.append(cancellable)
    }
    """),
  Builtin(
    "Publisher",
    """
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe({ receive(transform($0)) }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
      map { $0[keyPath: keyPath] }
    }
    """),
  Builtin(
    "Publisher",
    """
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe({ if let value = transform($0) { receive(value) } }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe({ if isIncluded($0) { receive($0) } }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
      AnyPublisher(_start: { receive, complete in
        var result = initialResult
        return self._subscribe(
          {
            result = nextPartialResult(result, $0)
            receive(result)
          }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        var left = count
        return self._subscribe({ if left > 0 { left -= 1 } else { receive($0) } }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        var left = maxLength
        return self._subscribe(
          {
            if left <= 0 { return }
            left -= 1
            receive($0)
            if left == 0 { complete(.finished) }
          }, complete)
      })
    }
    """),
  Builtin("Publisher", "func first() -> AnyPublisher<Output, Failure> { prefix(1) }"),
  Builtin(
    "Publisher where Output: Equatable",
    """
    func removeDuplicates() -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        var last: Output?
        return self._subscribe(
          {
            if let old = last, old == $0 { return }
            last = $0
            receive($0)
          }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func receive(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> { _later(0) }
    """),
  Builtin(
    "Publisher",
    "func receive(on scheduler: RunLoop) -> AnyPublisher<Output, Failure> { _later(0) }"),
  Builtin(
    "Publisher",
    "func subscribe(on scheduler: DispatchQueue) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }"
  ),
  Builtin(
    "Publisher",
    """
    func delay(for interval: _SchedulerStride, scheduler: DispatchQueue)
      -> AnyPublisher<Output, Failure> { _later(interval._seconds) }
    """),
  Builtin(
    "Publisher",
    """
    func delay(for interval: _SchedulerStride, scheduler: RunLoop)
      -> AnyPublisher<Output, Failure> { _later(interval._seconds) }
    """),
  Builtin(
    nil,
    """
    struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      var _seconds: Double
      init(_seconds: Double) { self._seconds = _seconds }
      init(floatLiteral value: Double) { _seconds = value }
      init(integerLiteral value: Int) { _seconds = Double(value) }
      static func seconds(_ s: Double) -> _SchedulerStride { _SchedulerStride(_seconds: s) }
      static func seconds(_ s: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(s)) }
      static func milliseconds(_ ms: Int) -> _SchedulerStride {
        _SchedulerStride(_seconds: Double(ms) / 1000)
      }
    }
    """),
  Builtin(
    "Publisher",
    """
    func _later(_ seconds: Double) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe(
          { value in _ = _schedule(seconds, { receive(value) }) },
          { end in _ = _schedule(seconds, { complete(end) }) })
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func _debounce(_ seconds: Double) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        var waiting: _Timeout?
        return self._subscribe(
          { value in
            if let timeout = waiting { _unschedule(timeout) }
            waiting = _schedule(seconds, { receive(value) })
          }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func debounce(for dueTime: _SchedulerStride, scheduler: DispatchQueue)
      -> AnyPublisher<Output, Failure> { _debounce(dueTime._seconds) }
    """),
  Builtin(
    "Publisher",
    """
    func debounce(for dueTime: _SchedulerStride, scheduler: RunLoop)
      -> AnyPublisher<Output, Failure> { _debounce(dueTime._seconds) }
    """),
  Builtin(
    "Publisher",
    """
    func handleEvents(
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe(
          { receiveOutput?($0); receive($0) }, { receiveCompletion?($0); complete($0) })
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P)
      -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
      AnyPublisher(_start: { receive, complete in
        var inner: [AnyCancellable] = []
        return self._subscribe({ inner.append(transform($0)._subscribe(receive, { _ in })) }, complete)
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
      AnyPublisher(_start: { receive, complete in
        self._subscribe(
          receive,
          { end in
            if case .failure = end { receive(output) }
            complete(.finished)
          })
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
      AnyPublisher(_start: { receive, complete in
        let first = self._subscribe(receive, { _ in })
        let second = other._subscribe(receive, { _ in })
        return AnyCancellable({
          first.cancel()
          second.cancel()
        })
      })
    }
    """),
  Builtin(
    "Publisher",
    """
    func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
      AnyPublisher(_start: { receive, complete in
        var left: Output?
        var right: P.Output?
        let first = self._subscribe(
          {
            left = $0
            if let value = right { receive(($0, value)) }
          }, { _ in })
        let second = other._subscribe(
          {
            right = $0
            if let value = left { receive((value, $0)) }
          }, { _ in })
        return AnyCancellable({
          first.cancel()
          second.cancel()
        })
      })
    }
    """),
  Builtin(
    nil,
    """
    enum Publishers {
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        var a: A
        var b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        func _subscribe(
          _ receive: @escaping ((A.Output, B.Output)) -> Void,
          _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void
        ) -> AnyCancellable { a.combineLatest(b)._subscribe(receive, complete) }
      }
    }
    """),
]
