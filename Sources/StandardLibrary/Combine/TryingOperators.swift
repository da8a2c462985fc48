import Interpreter

/// The operators whose closures may throw, over those that `tryMap` and `tryFilter` make of them,
/// and what waits for a connection or changes nothing. Each subscriber has a state of its own.
var tryingOperators: [Builtin] {
  [
    """
    func _fresh<P: Publisher>(_ make: @escaping () -> P) -> AnyPublisher<P.Output, P.Failure> {
      AnyPublisher(Deferred(createPublisher: make))
    }
    """,
    """
    func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
      _fresh {
        var result = initialResult
        return self.tryMap { value in
          result = try nextPartialResult(result, value)
          return result
        }
      }
    }
    """,
    """
    func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
      tryScan(initialResult, nextPartialResult).prepend(initialResult).last()
    }
    """,
    """
    func tryDrop(
      while predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      _fresh {
        var isDropping = true
        return self.tryFilter { value in
          if isDropping { isDropping = try predicate(value) }
          return !isDropping
        }
      }
    }
    """,
    """
    func tryPrefix(
      while predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      _tryEach { value, relay in
        if try predicate(value) { relay.send(value) } else { relay.finish(.finished) }
      }
    }
    """,
    """
    func tryFirst(
      where predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).first() }
    """,
    """
    func tryLast(
      where predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).last() }
    """,
    """
    func tryContains(
      where predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Bool, any Error> {
      tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }
    """,
    """
    func tryAllSatisfy(
      _ predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Bool, any Error> { tryMap(predicate).allSatisfy { $0 } }
    """,
    """
    func tryMax(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      let first: Output? = nil
      return tryScan(first) { best, value in
        guard let best else { return value }
        return try areInIncreasingOrder(best, value) ? value : best
      }.compactMap { $0 }.last()
    }
    """,
    """
    func tryMin(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      tryMax { try areInIncreasingOrder($1, $0) }
    }
    """,
    """
    func tryRemoveDuplicates(
      by predicate: @escaping (Output, Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
      _fresh {
        var last: Output?
        return self.tryFilter { value in
          if let old = last, try predicate(old, value) { return false }
          last = value
          return true
        }
      }
    }
    """,
    """
    func measureInterval<S: Scheduler>(
      using scheduler: S, options: Never? = nil
    ) -> AnyPublisher<_SchedulerStride, Failure> {
      _fresh {
        var last = _now()
        return self.map { _ in
          defer { last = _now() }
          return _SchedulerStride(_now() - last)
        }
      }
    }
    """,
    """
    func buffer(
      size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    """,
    "func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }",
  ].map { Builtin("Publisher", $0) } + [
    Builtin(
      "Publisher where Failure == Never",
      """
      func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject<Output, Never>())
      }
      """),
    Builtin("Publishers", "enum PrefetchStrategy { case keepFull, byRequest }"),
    Builtin(
      "Publishers",
      """
      enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
      }
      """),
  ]
}
