import Interpreter

/// Foundation's sets that change, count or keep an order.
var foundationSets: [Builtin] {
  [
    """
    class NSMutableSet: Sequence {
      typealias Element = Any
      typealias Iterator = IndexingIterator<[Any]>
      func makeIterator() -> IndexingIterator<[Any]> { allObjects.makeIterator() }
      var _elements: Set<AnyHashable> = []
      init() {}
      init(array: [AnyHashable]) { _elements = Set(array) }
      var count: Int { _elements.count }
      var allObjects: [Any] { _elements.map { $0.base } }
      func contains(_ anObject: AnyHashable) -> Bool { _elements.contains(anObject) }
      func add(_ object: AnyHashable) { _elements.insert(object) }
      func remove(_ object: AnyHashable) { _elements.remove(object) }
      func removeAllObjects() { _elements = [] }
    }
    """,
    """
    class NSCountedSet: NSMutableSet {
      var _counts: [AnyHashable: Int] = [:]
      override init() { super.init() }
      override init(array: [AnyHashable]) {
        super.init()
        for element in array { add(element) }
      }
      func count(for object: AnyHashable) -> Int { _counts[object] ?? 0 }
      override func add(_ object: AnyHashable) {
        _counts[object, default: 0] += 1
        super.add(object)
      }
      override func remove(_ object: AnyHashable) {
        let left = count(for: object) - 1
        _counts[object] = left > 0 ? left : nil
        if left <= 0 { super.remove(object) }
      }
    }
    """,
    """
    class NSOrderedSet: Sequence {
      typealias Element = Any
      typealias Iterator = IndexingIterator<[Any]>
      func makeIterator() -> IndexingIterator<[Any]> { array.makeIterator() }
      var _elements: [AnyHashable] = []
      init() {}
      init(array: [AnyHashable]) {
        for element in array where !_elements.contains(element) { _elements.append(element) }
      }
      var count: Int { _elements.count }
      var array: [Any] { _elements.map { $0.base } }
      var firstObject: Any? { _elements.first?.base }
      var lastObject: Any? { _elements.last?.base }
      func contains(_ object: AnyHashable) -> Bool { _elements.contains(object) }
      func index(of object: AnyHashable) -> Int { _elements.firstIndex(of: object) ?? Int.max }
      func object(at idx: Int) -> Any { _elements[idx].base }
      subscript(idx: Int) -> Any { _elements[idx].base }
    }
    """,
    """
    class NSMutableOrderedSet: NSOrderedSet {
      func add(_ object: AnyHashable) {
        if !_elements.contains(object) { _elements.append(object) }
      }
      func insert(_ object: AnyHashable, at idx: Int) {
        if !_elements.contains(object) { _elements.insert(object, at: idx) }
      }
      func remove(_ object: AnyHashable) { _elements.removeAll { $0 == object } }
      func removeObject(at idx: Int) { _elements.remove(at: idx) }
    }
    """,
  ].map { Builtin(nil, $0) }
}
