import Checking
import Interpreter

/// A sequence whose elements are made when they are asked for.
final class LazyValue: NativeValue, SequenceValue {
  enum Kind {
    case whole
    case map(Value)
    case filter(Value)
    case flatten
    case enumerated
    /// Walked together with a second sequence.
    case zip(Value)
    /// Elements that a stride meets, and whose text is the type's name.
    case stride
    case prefix(Int)
    case dropFirst(Int)
    case prefixWhile(Value)
    case dropWhile(Value)
    /// A function that makes the iterator.
    case made(Value)
  }

  let type: Type
  let base: Value
  let kind: Kind

  init(_ type: Type, of base: Value, _ kind: Kind) {
    self.type = type
    self.base = base
    self.kind = kind
  }

  func dynamicType(in machine: Machine) -> Type { type }

  func makeIterator(in machine: Machine) throws -> any IteratorValue {
    if case .made(let make) = kind {
      return try machine.makeIterator(over: try machine.call(make))
    }
    let iterator = try machine.makeIterator(over: base)
    switch kind {
    case .whole, .stride: return iterator
    case .zip(let second):
      return PairIterator(iterator, try machine.makeIterator(over: second))
    default: return LazyIterator(iterator, kind)
    }
  }

  func describe(in machine: Machine) throws -> String { try text(in: machine, isDebug: false) }

  func debugDescribe(in machine: Machine) throws -> String { try text(in: machine, isDebug: true) }

  /// As Swift prints the struct that it is there.
  private func text(in machine: Machine, isDebug: Bool) throws -> String {
    let own =
      switch kind {
      case .map: ", _transform: (Function)"
      case .filter, .prefixWhile, .dropWhile: ", _predicate: (Function)"
      case .prefix(let length): ", _maxLength: \(length)"
      case .dropFirst(let length): ", _limit: \(length)"
      default: ""
      }
    if case .stride = kind { return machine.name(of: type, isQualified: true) }
    let name = machine.name(of: type, isQualified: isDebug)
    let first = try machine.debugDescription(of: base)
    if case .zip(let second) = kind {
      return
        "\(name)(_sequence1: \(first), _sequence2: \(try machine.debugDescription(of: second)))"
    }
    return "\(name)(_base: \(first)\(own))"
  }

  func forEachChild(_ visit: (Value) -> Void) {
    visit(base)
    switch kind {
    case .map(let body), .filter(let body), .prefixWhile(let body),
      .dropWhile(let body), .made(let body), .zip(let body):
      visit(body)
    case .whole, .flatten, .enumerated, .stride, .prefix, .dropFirst: break
    }
  }
}

/// Asks another iterator, and does one thing to what it gives.
private final class LazyIterator: IteratorValue {
  private let base: any IteratorValue
  private let kind: LazyValue.Kind
  private var inner: (any IteratorValue)?
  private var count = 0
  private var isStarted = false
  private var isOver = false

  init(_ base: any IteratorValue, _ kind: LazyValue.Kind) {
    self.base = base
    self.kind = kind
  }

  func next(in machine: Machine) throws -> Value? {
    if isOver { return nil }
    switch kind {
    case .whole, .made, .zip, .stride: return try base.next(in: machine)
    case .enumerated:
      guard let element = try base.next(in: machine) else { return nil }
      count += 1
      return .tuple([.int(count - 1), element])
    case .map(let body):
      return try base.next(in: machine).map { try machine.call(body, $0) }
    case .filter(let body):
      return try first(in: machine) { try isTrue(body, $0, machine) ? $0 : nil }
    case .flatten: return try flattened(machine)
    case .prefix(let limit):
      guard count < limit else { return nil }
      count += 1
      return try base.next(in: machine)
    case .dropFirst(let limit):
      while count < limit {
        count += 1
        guard try base.next(in: machine) != nil else { return nil }
      }
      return try base.next(in: machine)
    case .prefixWhile(let body):
      guard let element = try base.next(in: machine), try isTrue(body, element, machine) else {
        isOver = true
        return nil
      }
      return element
    case .dropWhile(let body):
      if isStarted { return try base.next(in: machine) }
      isStarted = true
      return try first(in: machine) { try isTrue(body, $0, machine) ? nil : $0 }
    }
  }

  private func first(in machine: Machine, _ choose: (Value) throws -> Value?) throws -> Value? {
    while let element = try base.next(in: machine) {
      try machine.charge(steps: 1)
      if let chosen = try choose(element) { return chosen }
    }
    return nil
  }

  private func flattened(_ machine: Machine) throws -> Value? {
    while true {
      if let element = try inner?.next(in: machine) { return element }
      guard let segment = try base.next(in: machine) else { return nil }
      try machine.charge(steps: 1)
      inner = try machine.makeIterator(over: segment)
    }
  }

  private func isTrue(_ body: Value, _ element: Value, _ machine: Machine) throws -> Bool {
    if case .bool(true) = try machine.call(body, element) { return true }
    return false
  }

  func describe(in machine: Machine) -> String { "Iterator" }
  func forEachChild(_ visit: (Value) -> Void) {
    base.forEachChild(visit)
    inner?.forEachChild(visit)
  }
}

/// Walks two sequences at once, as far as the shorter one goes.
private final class PairIterator: IteratorValue {
  private let first: any IteratorValue
  private let second: any IteratorValue

  init(_ first: any IteratorValue, _ second: any IteratorValue) {
    self.first = first
    self.second = second
  }

  func next(in machine: Machine) throws -> Value? {
    guard let a = try first.next(in: machine), let b = try second.next(in: machine) else {
      return nil
    }
    return .tuple([a, b])
  }

  func describe(in machine: Machine) -> String { "Iterator" }
  func forEachChild(_ visit: (Value) -> Void) {
    first.forEachChild(visit)
    second.forEachChild(visit)
  }
}

/// The types of lazy sequences; what each does is native.
var lazySequences: [Builtin] {
  [
    Builtin(nil, "protocol LazySequenceProtocol<Element>: Sequence {}"),
    Builtin(
      nil,
      """
      struct _NativeIterator<Element>: IteratorProtocol, Sequence {
        typealias Iterator = _NativeIterator<Element>
      }
      """),
    Builtin("_NativeIterator", "mutating func next() -> Element?") { call in
      guard case .native(let native) = call.arguments[0],
        let iterator = native as? any IteratorValue
      else { throw call.trap("navlab's library expected an iterator") }
      return .optional(try iterator.next(in: call.machine))
    },
    lazyType("LazySequence<Base: Sequence>", "Base.Element"),
    lazyType("LazyMapSequence<Base: Sequence, Element>", nil),
    lazyType("LazyFilterSequence<Base: Sequence>", "Base.Element"),
    lazyType("LazyPrefixWhileSequence<Base: Sequence>", "Base.Element"),
    lazyType("LazyDropWhileSequence<Base: Sequence>", "Base.Element"),
    lazyType(
      "FlattenSequence<Base: Sequence>", "Base.Element.Element", "where Base.Element: Sequence",
      isLazy: false),
    lazyType(
      "EnumeratedSequence<Base: Sequence>", "(offset: Int, element: Base.Element)", isLazy: false),
    lazyType(
      "Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>",
      "(Sequence1.Element, Sequence2.Element)", isLazy: false),
    lazyType("PrefixSequence<Base: Sequence>", "Base.Element", isLazy: false),
    lazyType("DropFirstSequence<Base: Sequence>", "Base.Element", isLazy: false),
    Builtin(
      nil,
      """
      struct DropWhileSequence<Base: Sequence>: Sequence, IteratorProtocol {
        typealias Element = Base.Element
        var _iterator: Base.Iterator
        var _nextElement: Base.Element?
        mutating func next() -> Element? {
          guard let next = _nextElement else { return nil }
          _nextElement = _iterator.next()
          return next
        }
      }
      """),
    lazyType("AnySequence<Element>", nil, isLazy: false),
    Builtin("AnySequence", "init<S: Sequence>(_ base: S) where S.Element == Element") { call in
      let type = call.machine.types.type("AnySequence", [call.type(0)])
      return .native(LazyValue(type, of: call.arguments[0], .whole))
    },
    Builtin(
      "AnySequence",
      """
      init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
      where I.Element == Element
      """
    ) { call in
      let type = call.machine.types.type("AnySequence", [call.type(0)])
      return .native(LazyValue(type, of: .void, .made(call.arguments[0])))
    },
    Builtin("Sequence", "var lazy: LazySequence<Self> { get }") { call in
      lazySequence(call, "LazySequence", .whole)
    },
    Builtin("Sequence", "func prefix(_ maxLength: Int) -> PrefixSequence<Self>") { call in
      lazySequence(call, "PrefixSequence", .prefix(try call.length(1)))
    },
    Builtin("Sequence", "func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>") { call in
      lazySequence(call, "DropFirstSequence", .dropFirst(try call.length(1)))
    },
    Builtin(
      "LazySequenceProtocol",
      "func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U>"
    ) { call in
      let type = call.machine.types.type("LazyMapSequence", [call.type(0), call.type(1)])
      return .native(LazyValue(type, of: call.arguments[0], .map(call.arguments[1])))
    },
    Builtin(
      "LazySequenceProtocol",
      "func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self>"
    ) { lazySequence($0, "LazyFilterSequence", .filter($0.arguments[1])) },
    Builtin(
      "LazySequenceProtocol",
      """
      func compactMap<ElementOfResult>(
        _ transform: @escaping (Element) -> ElementOfResult?
      ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, ElementOfResult?>>, ElementOfResult> {
        map(transform).filter({ $0 != nil }).map({ $0! })
      }
      """),
    Builtin(
      "LazySequenceProtocol",
      """
      func flatMap<SegmentOfResult: Sequence>(
        _ transform: @escaping (Element) -> SegmentOfResult
      ) -> LazySequence<FlattenSequence<LazyMapSequence<Self, SegmentOfResult>>> {
        map(transform).joined()
      }
      """),
    Builtin(
      "LazySequenceProtocol where Element: Sequence",
      "func joined() -> LazySequence<FlattenSequence<Self>>"
    ) { call in
      let flat = call.machine.types.type("FlattenSequence", [call.type(0)])
      let inner = Value.native(LazyValue(flat, of: call.arguments[0], .flatten))
      return .native(
        LazyValue(call.machine.types.type("LazySequence", [flat]), of: inner, .whole))
    },
    Builtin(
      "LazySequenceProtocol",
      "func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Self>"
    ) { lazySequence($0, "LazyPrefixWhileSequence", .prefixWhile($0.arguments[1])) },
    Builtin(
      "LazySequenceProtocol",
      "func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Self>"
    ) { lazySequence($0, "LazyDropWhileSequence", .dropWhile($0.arguments[1])) },
    Builtin(
      "LazySequence",
      "func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazyMapSequence<Base, U>"
    ) { call in
      let type = call.machine.types.type("LazyMapSequence", [call.type(0), call.type(1)])
      return .native(LazyValue(type, of: lazyBase(call), .map(call.arguments[1])))
    },
    Builtin(
      "LazySequence",
      "func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base>"
    ) { call in
      let type = call.machine.types.type("LazyFilterSequence", [call.type(0)])
      return .native(LazyValue(type, of: lazyBase(call), .filter(call.arguments[1])))
    },
    Builtin(
      "LazySequence",
      """
      func prefix(
        while predicate: @escaping (Base.Element) -> Bool
      ) -> LazyPrefixWhileSequence<Base>
      """
    ) { call in
      let type = call.machine.types.type("LazyPrefixWhileSequence", [call.type(0)])
      return .native(LazyValue(type, of: lazyBase(call), .prefixWhile(call.arguments[1])))
    },
    Builtin(
      "LazySequence",
      """
      func drop(
        while predicate: @escaping (Base.Element) -> Bool
      ) -> LazyDropWhileSequence<Base>
      """
    ) { call in
      let type = call.machine.types.type("LazyDropWhileSequence", [call.type(0)])
      return .native(LazyValue(type, of: lazyBase(call), .dropWhile(call.arguments[1])))
    },
    // One more function does not make one more layer.
    Builtin(
      "LazyMapSequence",
      """
      func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U> {
        _base.lazy.map({ transform(_transform($0)) })
      }
      """),
    Builtin(
      "LazyFilterSequence",
      """
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base> {
        _base.lazy.filter({ _isIncluded($0) && isIncluded($0) })
      }
      """),
    Builtin("LazySequenceProtocol", "var lazy: Self { self }"),
    Builtin("LazySequenceProtocol", "var elements: Self { self }"),
    // Of those that are collections in Swift's library, and sequences alone here.
    Builtin("LazySequenceProtocol", "var first: Element? { get }") { call in
      .optional(try call.machine.makeIterator(over: call.arguments[0]).next(in: call.machine))
    },
    Builtin("LazySequenceProtocol", "var last: Element? { Array(self).last }"),
    Builtin("LazySequenceProtocol", "var isEmpty: Bool { get }") { call in
      let iterator = try call.machine.makeIterator(over: call.arguments[0])
      return .bool(try iterator.next(in: call.machine) == nil)
    },
    Builtin("LazySequenceProtocol", "var count: Int { get }") { call in
      .int(try call.machine.count(of: call.arguments[0]))
    },
  ]
}

/// What a lazy sequence is made of.
func lazyBase(_ call: Invocation) -> Value {
  if case .native(let native) = call.arguments[0], let value = native as? LazyValue {
    return value.base
  }
  return call.arguments[0]
}

func lazySequence(_ call: Invocation, _ name: String, _ kind: LazyValue.Kind) -> Value {
  let type = call.machine.types.type(name, [call.type(0)])
  return .native(LazyValue(type, of: call.arguments[0], kind))
}

func lazyType(
  _ head: String, _ element: String?, _ clause: String = "", isLazy: Bool = true
) -> Builtin {
  let own = element ?? "Element"
  return Builtin(
    nil,
    """
    @frozen struct \(head): \(isLazy ? "LazySequenceProtocol" : "Sequence") \(clause) {
      \(element.map { "typealias Element = \($0)" } ?? "")
      typealias Iterator = _NativeIterator<\(own)>
    }
    """)
}

/// An iterator over what the library makes lazily.
var lazyIterators: [Builtin] {
  [
    "LazySequence", "LazyMapSequence", "LazyFilterSequence", "LazyPrefixWhileSequence",
    "LazyDropWhileSequence", "FlattenSequence", "PrefixSequence", "DropFirstSequence",
    "AnySequence", "EnumeratedSequence", "Zip2Sequence",
  ].map(lazyIterator)
}

func lazyIterator(_ name: String) -> Builtin {
  Builtin(name, "func makeIterator() -> _NativeIterator<Element>") { call in
    .native(try call.machine.makeIterator(over: call.arguments[0]))
  }
}

extension Machine {
  func count(of sequence: Value) throws -> Int {
    if case .array(let elements) = sequence { return elements.count }
    let iterator = try makeIterator(over: sequence)
    var count = 0
    while try iterator.next(in: self) != nil {
      count += 1
      try charge(steps: 1)
    }
    return count
  }
}
