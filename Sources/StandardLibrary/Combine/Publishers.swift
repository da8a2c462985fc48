import Interpreter

/// Combine in Swift itself, over closures: demand is unlimited and every scheduler is the
/// machine's. Operators give an `AnyPublisher`, where Combine names a type for each.
var publisherTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable
      }
      """),
    Builtin(nil, "typealias _Publisher = Publisher"),
    Builtin(
      nil,
      """
      enum Subscribers {
        enum Completion<Failure: Error> {
          case finished
          case failure(Failure)
        }
        struct Demand: Hashable, CustomStringConvertible {
          var _count: Int
          static let unlimited = Demand(_count: .max)
          static let none = Demand(_count: 0)
          static func max(_ value: Int) -> Demand { Demand(_count: value) }
          var description: String { self == .unlimited ? "unlimited" : "max: (\\(_count))" }
        }
      }
      """),
    Builtin(
      "Subscribers.Completion: Equatable where Failure: Equatable",
      "var _isEquatable: Bool { true }"),
    Builtin(nil, "protocol Cancellable { func cancel() }"),
    Builtin(
      nil, "protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }"),
    Builtin(
      "Cancellable",
      "func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }"),
    Builtin(
      "Cancellable",
      "func store(in collection: inout [AnyCancellable]) { collection.append(AnyCancellable(self)) }"
    ),
    Builtin(
      nil,
      """
      final class AnyCancellable: Subscription, Hashable {
        var _cancel: (() -> Void)?
        init(_ cancel: @escaping () -> Void) { _cancel = cancel }
        init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
        func request(_ demand: Subscribers.Demand) {}
        deinit { _cancel?() }
        func cancel() {
          let cancel = _cancel
          _cancel = nil
          cancel?()
        }
        func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        func store(in collection: inout [AnyCancellable]) { collection.append(self) }
        static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      """),
    Builtin(
      nil,
      """
      struct AnyPublisher<Output, Failure: Error>: Publisher {
        var _start: (
          @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable
        /// What `print` says of a subscription, where that is not the publisher's name.
        var _shown: (() -> String)?
        init(
          _start: @escaping (
            @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
          ) -> AnyCancellable
        ) { self._start = _start }
        init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
          _start = { publisher._subscribe($0, $1) }
          _shown = (publisher as? AnyPublisher<Output, Failure>)?._shown ?? { P._label }
        }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { _start(receive, complete) }
      }
      """),
    Builtin(
      nil,
      """
      protocol Subject<Output, Failure>: AnyObject, Publisher {
        func send(_ value: Output)
        func send(completion: Subscribers.Completion<Failure>)
      }
      """),
    Builtin("Subject where Output == Void", "func send() { send(()) }"),
    Builtin(
      nil,
      """
      final class _Subscription<Output, Failure: Error> {
        var receive: (Output) -> Void
        var complete: (Subscribers.Completion<Failure>) -> Void
        init(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
          self.receive = receive
          self.complete = complete
        }
      }
      """),
    Builtin(
      nil,
      """
      final class PassthroughSubject<Output, Failure: Error>: Subject {
        var _subscriptions: [_Subscription<Output, Failure>] = []
        var _end: Subscribers.Completion<Failure>?
        init() {}
        func send(_ value: Output) {
          if _end != nil { return }
          _willChange(self)
          for subscription in _subscriptions { subscription.receive(value) }
        }
        func send(completion: Subscribers.Completion<Failure>) {
          if _end != nil { return }
          _end = completion
          let subscriptions = _subscriptions
          _subscriptions = []
          for subscription in subscriptions { subscription.complete(completion) }
        }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          if let end = _end {
            complete(end)
            return AnyCancellable({})
          }
          let subscription = _Subscription<Output, Failure>(receive, complete)
          _subscriptions.append(subscription)
          return AnyCancellable({ [weak self] in
            guard let subject = self else { return }
            subject._subscriptions = subject._subscriptions.filter { $0 !== subscription }
          })
        }
      }
      """),
    Builtin(
      nil,
      """
      final class CurrentValueSubject<Output, Failure: Error>: Subject {
        var _value: Output
        var _subject: PassthroughSubject<Output, Failure> = PassthroughSubject<Output, Failure>()
        init(_ value: Output) { _value = value }
        var value: Output {
          get { _value }
          set { send(newValue) }
        }
        func send(_ value: Output) {
          _value = value
          _subject.send(value)
        }
        func send(completion: Subscribers.Completion<Failure>) {
          _subject.send(completion: completion)
        }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          if _subject._end == nil { receive(_value) }
          return _subject._subscribe(receive, complete)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Just<Output>: Publisher {
        typealias Failure = Never
        var output: Output
        init(_ output: Output) { self.output = output }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
          receive(output)
          complete(.finished)
          return AnyCancellable({})
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Empty<Output, Failure: Error>: Publisher {
        let completeImmediately: Bool
        init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
        init(
          completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
        ) { self.completeImmediately = completeImmediately }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          if completeImmediately { complete(.finished) }
          return AnyCancellable({})
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Deferred<DeferredPublisher: Publisher>: Publisher {
        typealias Output = DeferredPublisher.Output
        typealias Failure = DeferredPublisher.Failure
        let createPublisher: () -> DeferredPublisher
        init(createPublisher: @escaping () -> DeferredPublisher) {
          self.createPublisher = createPublisher
        }
        func _subscribe(
          _ receive: @escaping (DeferredPublisher.Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<DeferredPublisher.Failure>) -> Void
        ) -> AnyCancellable { createPublisher()._subscribe(receive, complete) }
      }
      """),
    Builtin(
      "Optional",
      """
      var publisher: AnyPublisher<Wrapped, Never> {
        _publisher { relay in
          if let value = self { relay.send(value) }
          relay.finish(.finished)
          return AnyCancellable({})
        }
      }
      """),
    Builtin(
      "Result",
      """
      var publisher: AnyPublisher<Success, Failure> {
        _publisher { relay in
          switch self {
          case .success(let value):
            relay.send(value)
            relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(error))
          }
          return AnyCancellable({})
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Fail<Output, Failure: Error>: Publisher {
        var error: Failure
        init(error: Failure) { self.error = error }
        init(outputType: Output.Type, failure: Failure) { error = failure }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          complete(.failure(error))
          return AnyCancellable({})
        }
      }
      """),
    Builtin(
      nil,
      """
      final class Future<Output, Failure: Error>: Publisher {
        typealias Promise = (Result<Output, Failure>) -> Void
        var _result: Result<Output, Failure>?
        var _waiting: [_Subscription<Output, Failure>] = []
        init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
          attemptToFulfill { self._fulfil($0) }
        }
        func _outcome() async -> Result<Output, Failure> {
          var held: AnyCancellable?
          let outcome = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<Output, Failure>, Never>) in
            held = sink(
              receiveCompletion: { end in
                if case .failure(let error) = end { continuation.resume(returning: .failure(error)) }
              }, receiveValue: { continuation.resume(returning: .success($0)) })
          }
          held?.cancel()
          return outcome
        }
        func _fulfil(_ result: Result<Output, Failure>) {
          if _result != nil { return }
          _result = result
          for subscription in _waiting { _deliver(result, to: subscription) }
          _waiting = []
        }
        func _deliver(
          _ result: Result<Output, Failure>, to subscription: _Subscription<Output, Failure>
        ) {
          switch result {
          case .success(let value):
            subscription.receive(value)
            subscription.complete(.finished)
          case .failure(let error): subscription.complete(.failure(error))
          }
        }
        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
          let subscription = _Subscription<Output, Failure>(receive, complete)
          if let result = _result {
            _deliver(result, to: subscription)
          } else {
            _waiting.append(subscription)
          }
          return AnyCancellable({ subscription.receive = { _ in } })
        }
      }
      """),
    Builtin(
      "Future where Failure == Never",
      """
      var value: Output {
        get async {
          switch await _outcome() {
          case .success(let value): return value
          case .failure: fatalError()
          }
        }
      }
      """),
    Builtin(
      "Future where Failure == any Error",
      "var value: Output { get async throws { try await _outcome().get() } }"),
    Builtin(
      "Sequence",
      """
      var publisher: AnyPublisher<Element, Never> {
        var result: AnyPublisher<Element, Never> = _publisher { relay in
          for element in self { relay.send(element) }
          relay.finish(.finished)
          return AnyCancellable({})
        }
        result._shown = { "\\(self)" }
        return result
      }
      """),
    Builtin(
      "Timer",
      """
      static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
      ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }
      """),
    Builtin(
      "Timer",
      """
      final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        var interval: TimeInterval
        var _subject: PassthroughSubject<Date, Never> = PassthroughSubject<Date, Never>()
        var _timer: Timer?
        init(
          interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
          mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
        ) { self.interval = interval }
        func connect() -> any Cancellable {
          if _timer == nil {
            _timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
              self._subject.send(Date())
            }
          }
          return _Connection { self._stop() }
        }
        func _stop() {
          _timer?.invalidate()
          _timer = nil
        }
        func _subscribe(
          _ receive: @escaping (Date) -> Void,
          _ complete: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { _subject._subscribe(receive, complete) }
      }
      """),
    Builtin("NotificationCenter", "typealias Publisher = AnyPublisher<Notification, Never>"),
    Builtin(
      "NotificationCenter",
      """
      func publisher(
        for name: Notification.Name, object: AnyObject? = nil
      ) -> AnyPublisher<Notification, Never> {
        AnyPublisher(_start: { receive, complete in
          let observer = self.addObserver(forName: name, object: nil, queue: nil) { receive($0) }
          return AnyCancellable({ self.removeObserver(observer) })
        })
      }
      """),
  ]
}
