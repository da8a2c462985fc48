import Interpreter

/// Asynchronous sequences: what they promise, and their algorithms.
var asyncSequences: [Builtin] {
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
}

/// Algorithms that read a sequence to an end.
private var asyncResults: [Builtin] {
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
}

/// Sequences made of another one: their types, and the methods that make them.
private var asyncTransforms: [Builtin] {
  [
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
  ].map { Builtin(nil, $0) }
    + [
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
    ].map { Builtin("AsyncSequence", $0) }
    + transforms("Async", effects: "async", next: "async rethrows", call: "await")
    + transforms("AsyncThrowing", effects: "async throws", next: "async throws", call: "try await")
}

/// What closures decide about, those that throw and those that do not.
private func transforms(
  _ name: String, effects: String, next: String, call: String
) -> [Builtin] {
  [
    """
    struct \(name)MapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      let _base: Base
      let _transform: (Base.Element) \(effects) -> Transformed
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) \(effects) -> Transformed
        mutating func next() \(next) -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return \(call) _transform(element)
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }
    """,
    """
    struct \(name)FilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _isIncluded: (Base.Element) \(effects) -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _isIncluded: (Base.Element) \(effects) -> Bool
        mutating func next() \(next) -> Base.Element? {
          while let element = try await _base.next() {
            if \(call) _isIncluded(element) { return element }
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
    struct \(name)CompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      typealias Element = ElementOfResult
      let _base: Base
      let _transform: (Base.Element) \(effects) -> ElementOfResult?
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) \(effects) -> ElementOfResult?
        mutating func next() \(next) -> ElementOfResult? {
          while let element = try await _base.next() {
            if let transformed = \(call) _transform(element) { return transformed }
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
    struct \(name)FlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      typealias Element = SegmentOfResult.Element
      let _base: Base
      let _transform: (Base.Element) \(effects) -> SegmentOfResult
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) \(effects) -> SegmentOfResult
        var _segment: SegmentOfResult.AsyncIterator? = nil
        mutating func next() \(next) -> SegmentOfResult.Element? {
          while true {
            if var segment = _segment {
              let element = try await segment.next()
              _segment = segment
              if let element { return element }
              _segment = nil
            }
            guard let element = try await _base.next() else { return nil }
            _segment = \(call) _transform(element).makeAsyncIterator()
          }
        }
      }
      func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(_base: _base.makeAsyncIterator(), _transform: _transform)
      }
    }
    """,
    """
    struct \(name)PrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _predicate: (Base.Element) \(effects) -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) \(effects) -> Bool
        var _isDone = false
        mutating func next() \(next) -> Base.Element? {
          if !_isDone, let element = try await _base.next(), \(call) _predicate(element) {
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
    struct \(name)DropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _predicate: (Base.Element) \(effects) -> Bool
      struct AsyncIterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _predicate: (Base.Element) \(effects) -> Bool
        var _isDropping = true
        mutating func next() \(next) -> Base.Element? {
          while _isDropping {
            guard let element = try await _base.next() else { return nil }
            if \(call) !_predicate(element) {
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
        _ transform: @escaping (Element) \(effects) -> Transformed
      ) -> \(name)MapSequence<Self, Transformed> {
        \(name)MapSequence(_base: self, _transform: transform)
      }
      """,
      """
      func filter(
        _ isIncluded: @escaping (Element) \(effects) -> Bool
      ) -> \(name)FilterSequence<Self> { \(name)FilterSequence(_base: self, _isIncluded: isIncluded) }
      """,
      """
      func compactMap<ElementOfResult>(
        _ transform: @escaping (Element) \(effects) -> ElementOfResult?
      ) -> \(name)CompactMapSequence<Self, ElementOfResult> {
        \(name)CompactMapSequence(_base: self, _transform: transform)
      }
      """,
      """
      func flatMap<SegmentOfResult: AsyncSequence>(
        _ transform: @escaping (Element) \(effects) -> SegmentOfResult
      ) -> \(name)FlatMapSequence<Self, SegmentOfResult> {
        \(name)FlatMapSequence(_base: self, _transform: transform)
      }
      """,
      """
      func prefix(
        while predicate: @escaping (Element) \(effects) -> Bool
      ) -> \(name)PrefixWhileSequence<Self> {
        \(name)PrefixWhileSequence(_base: self, _predicate: predicate)
      }
      """,
      """
      func drop(
        while predicate: @escaping (Element) \(effects) -> Bool
      ) -> \(name)DropWhileSequence<Self> { \(name)DropWhileSequence(_base: self, _predicate: predicate) }
      """,
    ].map { Builtin("AsyncSequence", $0) }
}
