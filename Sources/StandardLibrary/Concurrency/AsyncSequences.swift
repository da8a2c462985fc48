import Interpreter

/// Asynchronous sequences: what they promise, and their algorithms.
let asyncSequences: [Builtin] =
  [
    Builtin(
      nil,
      """
      @rethrows protocol AsyncIteratorProtocol<Element, Failure> {
        associatedtype Element
        associatedtype Failure: Error = any Error
        mutating func next() async throws -> Element?
      }
      """),
    Builtin(
      nil,
      """
      @rethrows protocol AsyncSequence<Element, Failure> {
        associatedtype AsyncIterator: AsyncIteratorProtocol
        associatedtype Element where Element == AsyncIterator.Element
        associatedtype Failure: Error = AsyncIterator.Failure
        func makeAsyncIterator() -> AsyncIterator
      }
      """),
    Builtin(
      "AsyncSequence where Self: AsyncIteratorProtocol",
      "func makeAsyncIterator() -> Self { self }"),
  ] + asyncResults + asyncTransforms

/// Algorithms that read a sequence to an end.
private let asyncResults: [Builtin] =
  [
    """
    func reduce<Result>(
      _ initialResult: Result,
      _ nextPartialResult: (_ partialResult: Result, Element) async throws -> Result
    ) async rethrows -> Result {
      var result = initialResult
      for try await element in self { result = try await nextPartialResult(result, element) }
      return result
    }
    """,
    """
    func reduce<Result>(
      into initialResult: Result,
      _ updateAccumulatingResult: (_ partialResult: inout Result, Element) async throws -> Void
    ) async rethrows -> Result {
      var result = initialResult
      for try await element in self { try await updateAccumulatingResult(&result, element) }
      return result
    }
    """,
    """
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
      for try await element in self { if try await predicate(element) { return true } }
      return false
    }
    """,
    """
    func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
      for try await element in self { if try await !predicate(element) { return false } }
      return true
    }
    """,
    """
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
      for try await element in self { if try await predicate(element) { return element } }
      return nil
    }
    """,
    """
    func min(
      by areInIncreasingOrder: (Element, Element) async throws -> Bool
    ) async rethrows -> Element? {
      var least: Element?
      for try await element in self {
        if let best = least, try await !areInIncreasingOrder(element, best) { continue }
        least = element
      }
      return least
    }
    """,
    """
    func max(
      by areInIncreasingOrder: (Element, Element) async throws -> Bool
    ) async rethrows -> Element? {
      var greatest: Element?
      for try await element in self {
        if let best = greatest, try await !areInIncreasingOrder(best, element) { continue }
        greatest = element
      }
      return greatest
    }
    """,
  ].map { Builtin("AsyncSequence", $0) } + [
    Builtin(
      "AsyncSequence where Element: Equatable",
      """
      func contains(_ search: Element) async rethrows -> Bool {
        for try await element in self { if element == search { return true } }
        return false
      }
      """),
    Builtin(
      "AsyncSequence where Element: Comparable",
      "func min() async rethrows -> Element? { try await self.min(by: <) }"),
    Builtin(
      "AsyncSequence where Element: Comparable",
      "func max() async rethrows -> Element? { try await self.max(by: <) }"),
  ]

/// Sequences made of another one: their types, and the methods that make them.
private let asyncTransforms: [Builtin] =
  [
    """
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      let _base: Base
      let _transform: (Base.Element) async throws -> Transformed
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> Transformed
        mutating func next() async rethrows -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return try await _transform(element)
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }
    """,
    """
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _isIncluded: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _isIncluded: (Base.Element) async throws -> Bool
        mutating func next() async rethrows -> Base.Element? {
          while let element = try await _base.next() {
            if try await _isIncluded(element) { return element }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded)
      }
    }
    """,
    """
    struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      typealias Element = ElementOfResult
      let _base: Base
      let _transform: (Base.Element) async throws -> ElementOfResult?
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> ElementOfResult?
        mutating func next() async rethrows -> ElementOfResult? {
          while let element = try await _base.next() {
            if let transformed = try await _transform(element) { return transformed }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }
    """,
    """
    struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      typealias Element = SegmentOfResult.Element
      let _base: Base
      let _transform: (Base.Element) async throws -> SegmentOfResult
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async throws -> SegmentOfResult
        var _segment: SegmentOfResult.AsyncIterator? = nil
        mutating func next() async rethrows -> SegmentOfResult.Element? {
          while true {
            if var segment = _segment {
              let element = try await segment.next()
              _segment = segment
              if let element { return element }
              _segment = nil
            }
            guard let element = try await _base.next() else { return nil }
            _segment = try await _transform(element).makeAsyncIterator()
          }
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }
    """,
    """
    struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _count: Int
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _remaining: Int
        mutating func next() async rethrows -> Base.Element? {
          if _remaining <= 0 { return nil }
          _remaining -= 1
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _remaining: _count)
      }
    }
    """,
    """
    struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _count: Int
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _left: Int
        mutating func next() async rethrows -> Base.Element? {
          while _left > 0 {
            _left -= 1
            if try await _base.next() == nil { return nil }
          }
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _left: _count)
      }
    }
    """,
    """
    struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _predicate: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) async throws -> Bool
        var _isDone = false
        mutating func next() async rethrows -> Base.Element? {
          if !_isDone, let element = try await _base.next(), try await _predicate(element) {
            return element
          }
          _isDone = true
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
      }
    }
    """,
    """
    struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _predicate: (Base.Element) async throws -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) async throws -> Bool
        var _isDropping = true
        mutating func next() async rethrows -> Base.Element? {
          while _isDropping {
            guard let element = try await _base.next() else { return nil }
            if try await !_predicate(element) {
              _isDropping = false
              return element
            }
          }
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _predicate: _predicate)
      }
    }
    """,
  ].map { Builtin(nil, $0) }
  + [
    """
    func map<Transformed>(
      _ transform: @escaping (Element) async throws -> Transformed
    ) -> AsyncMapSequence<Self, Transformed> {
      AsyncMapSequence(_base: self, _transform: transform)
    }
    """,
    """
    func filter(
      _ isIncluded: @escaping (Element) async throws -> Bool
    ) -> AsyncFilterSequence<Self> { AsyncFilterSequence(_base: self, _isIncluded: isIncluded) }
    """,
    """
    func compactMap<ElementOfResult>(
      _ transform: @escaping (Element) async throws -> ElementOfResult?
    ) -> AsyncCompactMapSequence<Self, ElementOfResult> {
      AsyncCompactMapSequence(_base: self, _transform: transform)
    }
    """,
    """
    func flatMap<SegmentOfResult: AsyncSequence>(
      _ transform: @escaping (Element) async throws -> SegmentOfResult
    ) -> AsyncFlatMapSequence<Self, SegmentOfResult> {
      AsyncFlatMapSequence(_base: self, _transform: transform)
    }
    """,
    """
    func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
      AsyncPrefixSequence(_base: self, _count: count)
    }
    """,
    """
    func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
      AsyncDropFirstSequence(_base: self, _count: count)
    }
    """,
    """
    func prefix(
      while predicate: @escaping (Element) async throws -> Bool
    ) rethrows -> AsyncPrefixWhileSequence<Self> {
      AsyncPrefixWhileSequence(_base: self, _predicate: predicate)
    }
    """,
    """
    func drop(
      while predicate: @escaping (Element) async throws -> Bool
    ) -> AsyncDropWhileSequence<Self> { AsyncDropWhileSequence(_base: self, _predicate: predicate) }
    """,
  ].map { Builtin("AsyncSequence", $0) }
