import Interpreter

/// Operators that let time pass, on any scheduler: all of them are the machine's.
var publisherTiming: [Builtin] {
  [
    Builtin(nil, "protocol Scheduler {}"),
    Builtin("DispatchQueue: Scheduler", "struct SchedulerOptions {}"),
    Builtin("RunLoop: Scheduler", "struct SchedulerOptions {}"),
    Builtin("OperationQueue: Scheduler", "struct SchedulerOptions {}"),
    Builtin(
      nil,
      """
      struct ImmediateScheduler: Scheduler {
        static let shared = ImmediateScheduler()
      }
      """),
    Builtin(
      nil,
      """
      struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        var _seconds: Double
        init(_seconds: Double) { self._seconds = _seconds }
        init(floatLiteral value: Double) { _seconds = value }
        init(integerLiteral value: Int) { _seconds = Double(value) }
        init(_ seconds: Double) { _seconds = seconds }
        static func seconds(_ s: Double) -> _SchedulerStride { _SchedulerStride(_seconds: s) }
        static func seconds(_ s: Int) -> _SchedulerStride { _SchedulerStride(_seconds: Double(s)) }
        static func milliseconds(_ ms: Int) -> _SchedulerStride {
          _SchedulerStride(_seconds: Double(ms) / 1000)
        }
        static func microseconds(_ us: Int) -> _SchedulerStride {
          _SchedulerStride(_seconds: Double(us) / 1000000)
        }
        static func nanoseconds(_ ns: Int) -> _SchedulerStride {
          _SchedulerStride(_seconds: Double(ns) / 1000000000)
        }
      }
      """),
  ]
    + [
      """
      func _later(_ seconds: Double) -> AnyPublisher<Output, Failure> {
        _publisher { relay in
          self._subscribe(
            { value in _ = _schedule(seconds, { relay.send(value) }) },
            { end in _ = _schedule(seconds, { relay.finish(end) }) })
        }
      }
      """,
      """
      func receive<S: Scheduler>(
        on scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        scheduler is ImmediateScheduler ? AnyPublisher(self) : _later(0)
      }
      """,
      """
      func subscribe<S: Scheduler>(
        on scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        if scheduler is ImmediateScheduler { return AnyPublisher(self) }
        return _publisher { relay in
          _ = _schedule(0, {
            if !relay.isDone {
              relay.keep(self._subscribe({ relay.send($0) }, { relay.finish($0) }))
            }
          })
          return AnyCancellable({})
        }
      }
      """,
      """
      func delay<S: Scheduler>(
        for interval: _SchedulerStride, tolerance: _SchedulerStride? = nil, scheduler: S,
        options: Never? = nil
      ) -> AnyPublisher<Output, Failure> { _later(interval._seconds) }
      """,
      """
      func debounce<S: Scheduler>(
        for dueTime: _SchedulerStride, scheduler: S, options: Never? = nil
      ) -> AnyPublisher<Output, Failure> {
        _publisher { relay in
          var waiting: _Timeout?
          return self._subscribe(
            { value in
              if let timeout = waiting { _unschedule(timeout) }
              waiting = _schedule(dueTime._seconds, { relay.send(value) })
            },
            { end in
              if let timeout = waiting { _unschedule(timeout) }
              relay.finish(end)
            })
        }
      }
      """,
      // The first value at once; then one for each interval, the latest or the first of it.
      """
      func throttle<S: Scheduler>(
        for interval: _SchedulerStride, scheduler: S, latest: Bool
      ) -> AnyPublisher<Output, Failure> {
        _publisher { relay in
          var next = -Double.infinity
          var kept: Output?
          return self._subscribe(
            { value in
              if _now() >= next && kept == nil {
                next = _now() + interval._seconds
                relay.send(value)
                return
              }
              let isFirst = kept == nil
              if isFirst || latest { kept = value }
              if isFirst {
                _ = _schedule(next - _now(), {
                  guard let value = kept else { return }
                  kept = nil
                  next = _now() + interval._seconds
                  relay.send(value)
                })
              }
            },
            { end in
              if case .finished = end, let value = kept { relay.send(value) }
              kept = nil
              relay.finish(end)
            })
        }
      }
      """,
      """
      func timeout<S: Scheduler>(
        _ interval: _SchedulerStride, scheduler: S, options: Never? = nil,
        customError: (() -> Failure)? = nil
      ) -> AnyPublisher<Output, Failure> {
        _publisher { relay in
          var waiting: _Timeout?
          func restart() {
            if let timeout = waiting { _unschedule(timeout) }
            waiting = _schedule(interval._seconds, {
              if let error = customError?() {
                relay.finish(.failure(error))
              } else {
                relay.finish(.finished)
              }
            })
          }
          restart()
          return self._subscribe(
            { value in
              restart()
              relay.send(value)
            },
            { end in
              if let timeout = waiting { _unschedule(timeout) }
              relay.finish(end)
            })
        }
      }
      """,
      """
      func collect<S: Scheduler>(_ strategy: _TimeGrouping<S>) -> AnyPublisher<[Output], Failure> {
        _publisher { relay in
          var values: [Output] = []
          func send() {
            let all = values
            values = []
            if !all.isEmpty { relay.send(all) }
          }
          func restart() {
            _ = _schedule(strategy.seconds, {
              send()
              if !relay.isDone { restart() }
            })
          }
          restart()
          return self._subscribe(
            { value in
              values.append(value)
              if values.count == strategy.count { send() }
            },
            { end in
              send()
              relay.finish(end)
            })
        }
      }
      """,
    ].map { Builtin("Publisher", $0) }
    + [
      Builtin(
        nil,
        """
        struct _TimeGrouping<Context: Scheduler> {
          var seconds: Double
          var count: Int = Int.max
          static func byTime(_ context: Context, _ time: _SchedulerStride) -> _TimeGrouping<Context> {
            _TimeGrouping(seconds: time._seconds)
          }
          static func byTimeOrCount(
            _ context: Context, _ time: _SchedulerStride, _ count: Int
          ) -> _TimeGrouping<Context> { _TimeGrouping(seconds: time._seconds, count: count) }
        }
        """)
    ]
}
