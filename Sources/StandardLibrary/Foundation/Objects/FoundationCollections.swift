import Interpreter

/// Paths of indices.
var indexPaths: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct IndexPath: RandomAccessCollection, MutableCollection, Hashable, Comparable, Codable,
        ExpressibleByArrayLiteral, CustomStringConvertible, Sendable
      {
        typealias Element = Int
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = IndexPath
        typealias Iterator = IndexingIterator<[Int]>
        typealias ArrayLiteralElement = Int
        var _indices: [Int]
        init() { _indices = [] }
        init<S: Sequence>(indexes: S) where S.Element == Int { _indices = Array(indexes) }
        init(arrayLiteral elements: Int...) { _indices = elements }
        init(index: Int) { _indices = [index] }
        init(row: Int, section: Int) { _indices = [section, row] }
        init(item: Int, section: Int) { _indices = [section, item] }
        var section: Int {
          get { _indices[0] }
          set { _indices[0] = newValue }
        }
        var row: Int {
          get { _indices[1] }
          set { _indices[1] = newValue }
        }
        var item: Int {
          get { _indices[1] }
          set { _indices[1] = newValue }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _indices.count }
        var count: Int { _indices.count }
        var indices: Range<Int> { 0..<_indices.count }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> IndexingIterator<[Int]> { _indices.makeIterator() }
        subscript(index: Int) -> Int {
          get { _indices[index] }
          set { _indices[index] = newValue }
        }
        subscript(range: Range<Int>) -> IndexPath {
          get { IndexPath(indexes: Array(_indices[range])) }
          set { _indices.replaceSubrange(range, with: newValue._indices) }
        }
        mutating func append(_ other: Int) { _indices.append(other) }
        mutating func append(_ other: IndexPath) { _indices += other._indices }
        func appending(_ other: Int) -> IndexPath { IndexPath(indexes: _indices + [other]) }
        func appending(_ other: IndexPath) -> IndexPath {
          IndexPath(indexes: _indices + other._indices)
        }
        func dropLast() -> IndexPath { IndexPath(indexes: Array(_indices.dropLast())) }
        func compare(_ other: IndexPath) -> ComparisonResult {
          self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
        }
        static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath { lhs.appending(rhs) }
        static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
          lhs._indices.lexicographicallyPrecedes(rhs._indices)
        }
        var description: String { _indices.description }
      }
      """)
  ]
}

/// Foundation's own collections, as objects.
var foundationCollections: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSCache<KeyType: AnyObject, ObjectType: AnyObject> {
        var name: String = ""
        var countLimit: Int = 0
        var totalCostLimit: Int = 0
        var _keys: [KeyType] = []
        var _objects: [ObjectType] = []
        init() {}
        func _position(_ key: KeyType) -> Int? {
          _keys.firstIndex { one in
            if let a = one as? NSObject, let b = key as? NSObject { return a == b }
            if let a = one as? NSString, let b = key as? NSString { return a == b }
            if let a = one as? NSNumber, let b = key as? NSNumber { return a == b }
            if let a = one as? NSURL, let b = key as? NSURL { return a == b }
            if let a = one as? AnyHashable, let b = key as? AnyHashable { return a == b }
            return one === key
          }
        }
        func object(forKey key: KeyType) -> ObjectType? { _position(key).map { _objects[$0] } }
        func setObject(_ obj: ObjectType, forKey key: KeyType) {
          if let place = _position(key) {
            _objects[place] = obj
          } else {
            _keys.append(key)
            _objects.append(obj)
            if countLimit > 0 && _keys.count > countLimit {
              _keys.removeFirst()
              _objects.removeFirst()
            }
          }
        }
        func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
          setObject(obj, forKey: key)
        }
        func removeObject(forKey key: KeyType) {
          if let place = _position(key) {
            _keys.remove(at: place)
            _objects.remove(at: place)
          }
        }
        func removeAllObjects() {
          _keys = []
          _objects = []
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSURL: Hashable {
        let _url: URL
        init?(string: String) {
          guard let url = URL(string: string) else { return nil }
          _url = url
        }
        init(_bridging url: URL) { _url = url }
        var absoluteString: String? { _url.absoluteString }
        var absoluteURL: URL? { _url }
        var path: String? { _url.path }
        var lastPathComponent: String? { _url.lastPathComponent }
        static func == (a: NSURL, b: NSURL) -> Bool { a._url == b._url }
        func hash(into hasher: inout Hasher) { hasher.combine(_url) }
      }
      """),
    Builtin("URL", "init(_bridging url: NSURL) { self = url._url }"),
    // As Foundation lists what such collections hold: a line each, texts without quotes.
    Builtin(
      nil,
      """
      func _listing(_ value: Any, _ depth: Int) -> String {
        let lead = String(repeating: " ", count: 4 * depth)
        if let array = value as? NSArray {
          let lines = array._elements.map { lead + "    " + _listing($0, depth + 1) }
          return "(\\n" + lines.joined(separator: ",\\n") + "\\n" + lead + ")"
        }
        if let dictionary = value as? NSDictionary {
          let lines = dictionary._entries.map {
            lead + "    " + _listing($0.key.base, depth + 1) + " = "
              + _listing($0.value, depth + 1) + ";\\n"
          }
          return "{\\n" + lines.joined() + lead + "}"
        }
        return "\\(value)"
      }
      """),
    Builtin(
      nil,
      """
      class NSArray: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
        typealias ArrayLiteralElement = Any
        typealias Element = Any
        typealias Iterator = IndexingIterator<[Any]>
        func makeIterator() -> IndexingIterator<[Any]> { _elements.makeIterator() }
        var _elements: [Any] = []
        init() {}
        required convenience init(arrayLiteral elements: Any...) { self.init(array: elements) }
        var description: String { _listing(self, 0) }
        func contains(_ anObject: Any) -> Bool {
          guard let wanted = anObject as? AnyHashable else { return false }
          return _elements.contains { ($0 as? AnyHashable) == wanted }
        }
        init(array: [Any]) { _elements = array }
        init(_bridging elements: [Any]) { _elements = elements }
        var count: Int { _elements.count }
        var firstObject: Any? { _elements.first }
        var lastObject: Any? { _elements.last }
        func object(at index: Int) -> Any { _elements[index] }
        func componentsJoined(by separator: String) -> String {
          _elements.map { "\\($0)" }.joined(separator: separator)
        }
        subscript(index: Int) -> Any { _elements[index] }
      }
      """),
    Builtin(
      nil,
      """
      class NSMutableArray: NSArray {
        func add(_ anObject: Any) { _elements.append(anObject) }
        func insert(_ anObject: Any, at index: Int) { _elements.insert(anObject, at: index) }
        func removeObject(at index: Int) { _elements.remove(at: index) }
        func removeAllObjects() { _elements = [] }
        func removeLastObject() { _elements.removeLast() }
        override subscript(index: Int) -> Any {
          get { _elements[index] }
          set {
            // Behind the last element it is added.
            if index == _elements.count {
              _elements.append(newValue)
            } else {
              _elements[index] = newValue
            }
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSDictionary: Sequence, ExpressibleByDictionaryLiteral, CustomStringConvertible {
        typealias Key = AnyHashable
        typealias Value = Any
        typealias Element = (key: Any, value: Any)
        typealias Iterator = IndexingIterator<[(key: Any, value: Any)]>
        func makeIterator() -> IndexingIterator<[(key: Any, value: Any)]> {
          _entries.map { (key: $0.key.base, value: $0.value) }.makeIterator()
        }
        /// Texts are keys whichever class they have.
        func _key(_ key: AnyHashable) -> AnyHashable {
          (key.base as? NSString).map { AnyHashable($0._text) } ?? key
        }
        var _entries: [AnyHashable: Any] = [:]
        init() {}
        required convenience init(dictionaryLiteral elements: (AnyHashable, Any)...) {
          self.init(dictionary: Dictionary(elements, uniquingKeysWith: { first, _ in first }))
        }
        var description: String { _listing(self, 0) }
        init(dictionary: [AnyHashable: Any]) { _entries = dictionary }
        init(_bridging entries: [AnyHashable: Any]) { _entries = entries }
        var count: Int { _entries.count }
        var allKeys: [Any] { _entries.keys.map { $0.base } }
        var allValues: [Any] { Array(_entries.values) }
        func object(forKey aKey: AnyHashable) -> Any? { _entries[_key(aKey)] }
        func value(forKey key: String) -> Any? { _entries[key] }
        subscript(key: AnyHashable) -> Any? { _entries[_key(key)] }
      }
      """),
    Builtin(
      nil,
      """
      class NSMutableDictionary: NSDictionary {
        func setObject(_ anObject: Any, forKey aKey: AnyHashable) { _entries[_key(aKey)] = anObject }
        func removeObject(forKey aKey: AnyHashable) { _entries[_key(aKey)] = nil }
        func removeAllObjects() { _entries = [:] }
        override subscript(key: AnyHashable) -> Any? {
          get { _entries[_key(key)] }
          set { _entries[_key(key)] = newValue }
        }
      }
      """),
  ]
}
