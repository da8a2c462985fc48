import Interpreter

/// Parts of a collection. A collection that says nothing of its own gives `Slice`s of itself.
var slices: [Builtin] {
  sliceType + partsOfCollections + lettingGo + searchedCollections
}

/// The part of a collection between two of its indices; it keeps the whole.
private var sliceType: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Slice<Base: Collection>: Collection {
        typealias Element = Base.Element
        typealias Index = Base.Index
        typealias SubSequence = Slice<Base>
        typealias Iterator = IndexingIterator<Slice<Base>>
        var _startIndex: Base.Index
        var _endIndex: Base.Index
        var _base: Base
        init(base: Base, bounds: Range<Base.Index>) {
          _startIndex = bounds.lowerBound
          _endIndex = bounds.upperBound
          _base = base
        }
        var base: Base { _base }
        var startIndex: Base.Index { _startIndex }
        var endIndex: Base.Index { _endIndex }
        func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
        subscript(position: Base.Index) -> Base.Element {
          _precondition(position >= _startIndex && position < _endIndex, "Index out of bounds")
          return _base[position]
        }
        subscript(bounds: Range<Base.Index>) -> Slice<Base> {
          _precondition(
            bounds.lowerBound >= _startIndex && bounds.upperBound <= _endIndex,
            "Range out of bounds")
          return Slice(base: _base, bounds: bounds)
        }
      }
      """),
    Builtin(
      "Slice: BidirectionalCollection where Base: BidirectionalCollection",
      "func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }"),
    Builtin(
      "Slice: RandomAccessCollection where Base: RandomAccessCollection",
      """
      func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
        _base.index(i, offsetBy: distance)
      }
      """),
    Builtin(
      "Slice where Base: RandomAccessCollection",
      """
      func distance(from start: Base.Index, to end: Base.Index) -> Int {
        _base.distance(from: start, to: end)
      }
      """),
    Builtin(
      "Slice: MutableCollection where Base: MutableCollection",
      """
      subscript(position: Base.Index) -> Base.Element {
        get {
          _precondition(position >= _startIndex && position < _endIndex, "Index out of bounds")
          return _base[position]
        }
        set {
          _precondition(position >= _startIndex && position < _endIndex, "Index out of bounds")
          _base[position] = newValue
        }
      }
      """),
    Builtin(
      "Slice where Base: MutableCollection",
      """
      subscript(bounds: Range<Base.Index>) -> Slice<Base> {
        get { Slice(base: _base, bounds: bounds) }
        set {
          var position = bounds.lowerBound
          for element in newValue {
            _base[position] = element
            position = _base.index(after: position)
          }
        }
      }
      """),
    Builtin(
      "Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection",
      """
      init() {
        let base = Base()
        self.init(base: base, bounds: base.startIndex..<base.endIndex)
      }
      """),
    Builtin(
      "Slice where Base: RangeReplaceableCollection",
      """
      mutating func replaceSubrange<C: Collection>(
        _ subrange: Range<Base.Index>, with newElements: C
      ) where C.Element == Base.Element {
        let before = _base.distance(from: _base.startIndex, to: _startIndex)
        let kept = distance(from: _startIndex, to: subrange.lowerBound)
          + distance(from: subrange.upperBound, to: _endIndex)
        let count = kept + newElements.count
        _base.replaceSubrange(subrange, with: newElements)
        _startIndex = _base.index(_base.startIndex, offsetBy: before)
        _endIndex = _base.index(_startIndex, offsetBy: count)
      }
      """),
  ]
}

/// What every collection gives of itself by its indices.
private var partsOfCollections: [Builtin] {
  [
    "subscript(bounds: Range<Index>) -> SubSequence { Slice(base: self, bounds: bounds) as! SubSequence }",
    """
    subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
      self[r.relative(to: self)]
    }
    """,
    "subscript(x: (UnboundedRange_) -> ()) -> SubSequence { self[startIndex..<endIndex] }",
    """
    func prefix(_ maxLength: Int) -> SubSequence {
      _precondition(maxLength >= 0, "Can't take a prefix of negative length from a collection")
      let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
      return self[startIndex..<end]
    }
    """,
    """
    func suffix(_ maxLength: Int) -> SubSequence {
      _precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
      return self[index(startIndex, offsetBy: Swift.max(0, count - maxLength))..<endIndex]
    }
    """,
    """
    func dropFirst(_ k: Int = 1) -> SubSequence {
      _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
      let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
      return self[start..<endIndex]
    }
    """,
    """
    func dropLast(_ k: Int = 1) -> SubSequence {
      _precondition(k >= 0, "Can't drop a negative number of elements from a collection")
      return self[startIndex..<index(startIndex, offsetBy: Swift.max(0, count - k))]
    }
    """,
    """
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
      self[startIndex..<(try firstIndex(where: { try !predicate($0) }) ?? endIndex)]
    }
    """,
    """
    func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
      self[(try firstIndex(where: { try !predicate($0) }) ?? endIndex)..<endIndex]
    }
    """,
    "func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }",
    "func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }",
    "func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }",
    """
    func split(
      maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
      whereSeparator isSeparator: (Element) throws -> Bool
    ) rethrows -> [SubSequence] {
      var parts: [SubSequence] = []
      var start = startIndex
      var position = startIndex
      while position != endIndex && parts.count < maxSplits {
        let next = index(after: position)
        if try isSeparator(self[position]) {
          if start != position || !omittingEmptySubsequences { parts.append(self[start..<position]) }
          start = next
        }
        position = next
      }
      if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
      return parts
    }
    """,
  ].map { Builtin("Collection", $0) } + [
    Builtin(
      "Collection where Element: Equatable",
      """
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
      ) -> [SubSequence] {
        split(
          maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
          whereSeparator: { $0 == separator })
      }
      """),
    Builtin(
      "MutableCollection",
      """
      subscript(bounds: Range<Index>) -> SubSequence {
        get { Slice(base: self, bounds: bounds) as! SubSequence }
        set {
          var position = bounds.lowerBound
          for element in newValue {
            self[position] = element
            position = index(after: position)
          }
        }
      }
      """),
    Builtin(
      "MutableCollection",
      """
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
        get { self[r.relative(to: self)] }
        set { self[r.relative(to: self)] = newValue }
      }
      """),
    Builtin(
      "MutableCollection",
      """
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence {
        get { self[startIndex..<endIndex] }
        set { self[startIndex..<endIndex] = newValue }
      }
      """),
  ]
}

/// What is its own part gives up its ends without changing what it is part of.
private var lettingGo: [Builtin] {
  [
    """
    @discardableResult mutating func removeFirst() -> Element {
      _precondition(!isEmpty, "Can't remove items from an empty collection")
      let element = self[startIndex]
      self = self[index(after: startIndex)..<endIndex]
      return element
    }
    """,
    """
    mutating func removeFirst(_ k: Int) {
      self = self[index(startIndex, offsetBy: k)..<endIndex]
    }
    """,
    "mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }",
  ].flatMap { text in
    // One that can also lose its elements lets go of them by moving its start.
    ["Collection", "RangeReplaceableCollection"].map {
      Builtin("\($0) where SubSequence == Self", text)
    }
  }
    + [
      """
      @discardableResult mutating func removeLast() -> Element {
        _precondition(!isEmpty, "Can't remove last element from an empty collection")
        let last = index(before: endIndex)
        let element = self[last]
        self = self[startIndex..<last]
        return element
      }
      """,
      """
      mutating func removeLast(_ k: Int) {
        self = self[startIndex..<index(endIndex, offsetBy: -k)]
      }
      """,
      "mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }",
    ].map { Builtin("BidirectionalCollection where SubSequence == Self", $0) }
}

/// Looking for a run of elements.
private var searchedCollections: [Builtin] {
  [
    """
    func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
      _nextRange(of: Array(other), from: startIndex)
    }
    """,
    """
    func _nextRange(of wanted: [Element], from start: Index) -> Range<Index>? {
      var lower = start
      while true {
        var upper = lower
        var matched = 0
        while matched < wanted.count && upper != endIndex && self[upper] == wanted[matched] {
          upper = index(after: upper)
          matched += 1
        }
        if matched == wanted.count { return lower..<upper }
        if lower == endIndex { return nil }
        lower = index(after: lower)
      }
    }
    """,
    """
    func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
      firstRange(of: other) != nil
    }
    """,
    """
    func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
      let wanted = Array(other)
      var result: [Range<Index>] = []
      var start = startIndex
      while let found = _nextRange(of: wanted, from: start) {
        result.append(found)
        if !found.isEmpty {
          start = found.upperBound
        } else if found.upperBound == endIndex {
          break
        } else {
          start = index(after: found.upperBound)
        }
      }
      return result
    }
    """,
    """
    @_disfavoredOverload
    func split<C: Collection>(
      separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
    ) -> [SubSequence] where C.Element == Element {
      var parts: [SubSequence] = []
      var start = startIndex
      for range in ranges(of: separator) {
        if parts.count == maxSplits { break }
        if start != range.lowerBound || !omittingEmptySubsequences {
          parts.append(self[start..<range.lowerBound])
        }
        start = range.upperBound
      }
      if start != endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
      return parts
    }
    """,
    """
    func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence
    where Prefix.Element == Element {
      var position = startIndex
      for element in prefix {
        if position == endIndex || self[position] != element { return self[startIndex..<endIndex] }
        position = index(after: position)
      }
      return self[position..<endIndex]
    }
    """,
    "func indices(of element: Element) -> RangeSet<Index> { indices(where: { $0 == element }) }",
  ].map { Builtin("Collection where Element: Equatable", $0) }
    + [
      Builtin(
        "Collection",
        """
        func trimmingPrefix(
          while predicate: (Element) throws -> Bool
        ) rethrows -> SubSequence { try drop(while: predicate) }
        """),
      Builtin(
        "RangeReplaceableCollection where Element: Equatable",
        """
        func replacing<C: Collection, Replacement: Collection>(
          _ other: C, with replacement: Replacement, maxReplacements: Int = .max
        ) -> Self where C.Element == Element, Replacement.Element == Element {
          var result = Self()
          var start = startIndex
          for range in ranges(of: other).prefix(maxReplacements) {
            result.append(contentsOf: self[start..<range.lowerBound])
            result.append(contentsOf: replacement)
            start = range.upperBound
          }
          result.append(contentsOf: self[start..<endIndex])
          return result
        }
        """),
      Builtin(
        "RangeReplaceableCollection where Element: Equatable",
        """
        mutating func replace<C: Collection, Replacement: Collection>(
          _ other: C, with replacement: Replacement, maxReplacements: Int = .max
        ) where C.Element == Element, Replacement.Element == Element {
          self = replacing(other, with: replacement, maxReplacements: maxReplacements)
        }
        """),
      Builtin(
        "RangeReplaceableCollection where Element: Equatable",
        """
        mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix)
        where Prefix.Element == Element { self = Self(trimmingPrefix(prefix)) }
        """),
      Builtin(
        "RangeReplaceableCollection",
        """
        mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
          self = Self(try trimmingPrefix(while: predicate))
        }
        """),
    ]
}
