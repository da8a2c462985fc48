import Checking
import Interpreter

/// Pointers: places in a memory of the library's own, which only they see. What a variable or an
/// array lends to a closure comes back when the closure ends.
var pointerTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      final class _Memory<Element> {
        var _places: [Element?]
        init(_ elements: [Element]) { _places = elements.map { Optional.some($0) } }
        init(capacity: Int) { _places = Array(repeating: nil, count: capacity) }
        var _elements: [Element] { _places.map { $0! } }
        func _element(_ place: Int) -> Element {
          _precondition(place >= 0 && place < _places.count, "Index out of range")
          return _places[place]!
        }
      }
      """),
    pointer("UnsafeMutablePointer"), pointer("UnsafePointer"),
    Builtin(
      "UnsafePointer",
      "init(_ other: UnsafeMutablePointer<Pointee>) { self.init(_memory: other._memory, _place: other._place) }"
    ),
    Builtin(
      "UnsafeMutablePointer",
      "init(mutating other: UnsafePointer<Pointee>) { self.init(_memory: other._memory, _place: other._place) }"
    ),
    Builtin("UnsafePointer", "var pointee: Pointee { _memory._element(_place) }"),
    Builtin("UnsafePointer", "subscript(i: Int) -> Pointee { _memory._element(_place + i) }"),
  ] + changingPointers + buffers + lendingFunctions
}

private func pointer(_ name: String) -> Builtin {
  Builtin(
    nil,
    """
    struct \(name)<Pointee>: Hashable, Strideable {
      typealias Stride = Int
      let _memory: _Memory<Pointee>
      let _place: Int
      static func == (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool {
        lhs._memory === rhs._memory && lhs._place == rhs._place
      }
      static func < (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Bool {
        lhs._place < rhs._place
      }
      static func + (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee> { lhs.advanced(by: rhs) }
      static func - (lhs: \(name)<Pointee>, rhs: Int) -> \(name)<Pointee> { lhs.advanced(by: 0 - rhs) }
      static func - (lhs: \(name)<Pointee>, rhs: \(name)<Pointee>) -> Int { rhs.distance(to: lhs) }
      static func += (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs + rhs }
      static func -= (lhs: inout \(name)<Pointee>, rhs: Int) { lhs = lhs - rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(_place) }
      func advanced(by n: Int) -> \(name)<Pointee> {
        \(name)(_memory: _memory, _place: _place + n)
      }
      func distance(to end: \(name)<Pointee>) -> Int { end._place - _place }
      func successor() -> \(name)<Pointee> { advanced(by: 1) }
      func predecessor() -> \(name)<Pointee> { advanced(by: -1) }
    }
    """)
}

private var changingPointers: [Builtin] {
  [
    """
    static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
      UnsafeMutablePointer(_memory: _Memory(capacity: count), _place: 0)
    }
    """,
    "func deallocate() {}",
    """
    var pointee: Pointee {
      get { _memory._element(_place) }
      nonmutating set { _memory._places[_place] = .some(newValue) }
    }
    """,
    """
    subscript(i: Int) -> Pointee {
      get { _memory._element(_place + i) }
      nonmutating set { _memory._places[_place + i] = .some(newValue) }
    }
    """,
    "func initialize(to value: Pointee) { pointee = value }",
    """
    func initialize(repeating value: Pointee, count: Int) {
      for i in 0..<count { self[i] = value }
    }
    """,
    """
    func initialize(from source: UnsafePointer<Pointee>, count: Int) {
      for i in 0..<count { self[i] = source[i] }
    }
    """,
    """
    func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
      update(from: source, count: count)
    }
    """,
    """
    func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
      let elements = (0..<count).map { source[$0] }
      for i in 0..<count { self[i] = elements[i] }
    }
    """,
    "func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }",
    """
    func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
      update(from: source, count: count)
      source.deinitialize(count: count)
    }
    """,
    """
    @discardableResult func deinitialize(count: Int) -> UnsafeMutableRawPointer {
      for i in 0..<count { _memory._places[_place + i] = nil }
      return UnsafeMutableRawPointer(_address: _place)
    }
    """,
    """
    func move() -> Pointee {
      let value = pointee
      _memory._places[_place] = nil
      return value
    }
    """,
  ].map { Builtin("UnsafeMutablePointer", $0) }
}

private var buffers: [Builtin] {
  [
    buffer("UnsafeBufferPointer", of: "UnsafePointer", "{ _memory._element(_start + i) }"),
    buffer(
      "UnsafeMutableBufferPointer", of: "UnsafeMutablePointer",
      """
      {
        get { _memory._element(_start + i) }
        nonmutating set { _memory._places[_start + i] = .some(newValue) }
      }
      """),
    Builtin(
      "UnsafeBufferPointer",
      """
      init(start: UnsafeMutablePointer<Element>?, count: Int) {
        self.init(start: start.map { UnsafePointer($0) }, count: count)
      }
      """),
    Builtin(
      "UnsafeBufferPointer",
      """
      init(_ other: UnsafeMutableBufferPointer<Element>) {
        self.init(_memory: other._memory, _start: other._start, count: other.count)
      }
      """),
    Builtin(
      "UnsafeMutableBufferPointer: MutableCollection",
      """
      static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(_memory: _Memory(capacity: count), _start: 0, count: count)
      }
      """),
    Builtin("UnsafeMutableBufferPointer", "func deallocate() {}"),
    Builtin(
      "UnsafeMutableBufferPointer",
      """
      func initialize(repeating value: Element) {
        for i in 0..<count { _memory._places[_start + i] = .some(value) }
      }
      """),
    Builtin(
      "UnsafeMutableBufferPointer",
      """
      @discardableResult func initialize<C: Collection>(fromContentsOf source: C) -> Int
      where C.Element == Element {
        var i = 0
        for element in source {
          _memory._places[_start + i] = .some(element)
          i += 1
        }
        return i
      }
      """),
    Builtin(
      "UnsafeMutableBufferPointer",
      "func initializeElement(at i: Int, to value: Element) { _memory._places[_start + i] = .some(value) }"
    ),
    Builtin(
      "UnsafeMutableBufferPointer",
      """
      @discardableResult func deinitialize() -> UnsafeMutableRawBufferPointer {
        for i in 0..<count { _memory._places[_start + i] = nil }
        return UnsafeMutableRawBufferPointer(_bytes: [])
      }
      """),
  ]
    + ["UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer"].map {
      Builtin(
        nil,
        """
        struct \($0): RandomAccessCollection {
          typealias Element = UInt8
          typealias Index = Int
          typealias Indices = Range<Int>
          let _bytes: [UInt8]
          init(_bytes: [UInt8]) { self._bytes = _bytes }
          var startIndex: Int { 0 }
          var endIndex: Int { _bytes.count }
          var count: Int { _bytes.count }
          subscript(i: Int) -> UInt8 { _bytes[i] }
          func load<T: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
            var value: T = 0
            for place in stride(from: T.bitWidth / 8 - 1, through: 0, by: -1) {
              value = value << 8 | T(truncatingIfNeeded: _bytes[offset + place])
            }
            return value
          }
          func loadUnaligned<T: FixedWidthInteger>(
            fromByteOffset offset: Int = 0, as type: T.Type
          ) -> T { load(fromByteOffset: offset, as: type) }
        }
        """)
    }
}

private func buffer(_ name: String, of pointer: String, _ accessors: String) -> Builtin {
  Builtin(
    nil,
    """
    struct \(name)<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<\(name)<Element>>
      let _memory: _Memory<Element>
      let _start: Int
      let count: Int
      init(_memory: _Memory<Element>, _start: Int, count: Int) {
        self._memory = _memory
        self._start = _start
        self.count = count
      }
      init(start: \(pointer)<Element>?, count: Int) {
        self.init(
          _memory: start?._memory ?? _Memory(capacity: 0), _start: start?._place ?? 0, count: count)
      }
      init(rebasing slice: Slice<\(name)<Element>>) {
        self.init(
          _memory: slice.base._memory, _start: slice.base._start + slice.startIndex,
          count: slice.count)
      }
      var baseAddress: \(pointer)<Element>? { \(pointer)(_memory: _memory, _place: _start) }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(i: Int) -> Element \(accessors)
    }
    """)
}

private var lendingFunctions: [Builtin] {
  [
    Builtin(
      nil,
      """
      func withUnsafePointer<T, Result>(
        to value: T, _ body: (UnsafePointer<T>) throws -> Result
      ) rethrows -> Result {
        try body(UnsafePointer(_memory: _Memory([value]), _place: 0))
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafePointer<T, Result>(
        to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
      ) rethrows -> Result {
        try body(UnsafePointer(_memory: _Memory([value]), _place: 0))
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeMutablePointer<T, Result>(
        to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
      ) rethrows -> Result {
        let memory = _Memory([value])
        defer { value = memory._element(0) }
        return try body(UnsafeMutablePointer(_memory: memory, _place: 0))
      }
      """),
    Builtin(
      nil,
      """
      func withUnsafeBytes<T, Result>(
        of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value))) }
      """),
    Builtin(
      nil,
      """
      func withUnsafeBytes<T, Result>(
        of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value))) }
      """),
    Builtin(nil, "func _bytes<T>(of value: T) -> [UInt8]") { call in
      .array(try bytes(of: call).map { .int(Int($0)) })
    },
    Builtin(
      nil,
      """
      func withUnsafeTemporaryAllocation<T, R>(
        of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R
      ) rethrows -> R { try body(UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)) }
      """),
    Builtin(
      nil, "func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }"),
    Builtin(nil, "func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U") { call in
      if case .object = call.arguments[0] { return call.arguments[0] }
      let bits = try bytes(of: call).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      if let kind = IntegerKind(call.type(1)) {
        return .int(kind.truncating(Int(truncatingIfNeeded: bits)))
      }
      switch call.machine.name(of: call.type(1)) {
      case "Double": return .double(Double(bitPattern: bits))
      case "Float": return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
      case "Bool": return .bool(bits & 1 == 1)
      default: throw call.trap("navlab does not run 'unsafeBitCast' to such a type yet")
      }
    },
  ] + arrayLending + partLending
}

private var arrayLending: [Builtin] {
  [
    """
    func withUnsafeBufferPointer<R>(
      _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R {
      try body(UnsafeBufferPointer(_memory: _Memory(self), _start: 0, count: count))
    }
    """,
    """
    func withContiguousStorageIfAvailable<R>(
      _ body: (UnsafeBufferPointer<Element>) throws -> R
    ) rethrows -> R? { try withUnsafeBufferPointer(body) }
    """,
    """
    mutating func withUnsafeMutableBufferPointer<R>(
      _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
      let memory = _Memory(self)
      defer { self = memory._elements }
      var buffer = UnsafeMutableBufferPointer(_memory: memory, _start: 0, count: count)
      return try body(&buffer)
    }
    """,
    """
    mutating func withContiguousMutableStorageIfAvailable<R>(
      _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R? { try withUnsafeMutableBufferPointer(body) }
    """,
    """
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try body(UnsafeRawBufferPointer(_bytes: flatMap { _bytes(of: $0) }))
    }
    """,
    """
    init(
      unsafeUninitializedCapacity: Int,
      initializingWith initializer: (
        _ buffer: inout UnsafeMutableBufferPointer<Element>, _ initializedCount: inout Int
      ) throws -> Void
    ) rethrows {
      var buffer = UnsafeMutableBufferPointer<Element>.allocate(
        capacity: unsafeUninitializedCapacity)
      var count = 0
      try initializer(&buffer, &count)
      self = (0..<count).map { buffer[$0] }
    }
    """,
  ].map { Builtin("Array", $0) }
}

/// What lies in memory as a part of an array does, and can be read there.
private var partLending: [Builtin] {
  [("ArraySlice", "Element"), ("String.UTF8View", "UInt8")].flatMap { type, element in
    [
      """
      func withUnsafeBufferPointer<R>(
        _ body: (UnsafeBufferPointer<\(element)>) throws -> R
      ) rethrows -> R { try Array(self).withUnsafeBufferPointer(body) }
      """,
      """
      func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<\(element)>) throws -> R
      ) rethrows -> R? { try withUnsafeBufferPointer(body) }
      """,
    ].map { Builtin(type, $0) }
  }
}

/// The bytes of a number as they lie in memory, the lowest first.
private func bytes(of call: Invocation) throws -> [UInt8] {
  let size = MemoryShape(of: call.type(0), call.machine).size
  let bits: UInt64
  var value = call.arguments[0]
  if case .existential(let inner, _) = value { value = inner }
  switch value {
  case .int(let value): bits = UInt64(bitPattern: Int64(value))
  case .bool(let value): bits = value ? 1 : 0
  case .double(let value):
    bits = size == 4 ? UInt64(Float(value).bitPattern) : value.bitPattern
  default: throw call.trap("navlab does not run 'withUnsafeBytes' of such a value yet")
  }
  return (0..<min(size, 8)).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
}
