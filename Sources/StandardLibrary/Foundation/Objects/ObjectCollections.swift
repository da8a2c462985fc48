import Interpreter

/// What `NSArray`, `NSDictionary`, `NSSet` and `NSString` have besides holding their contents.
var objectCollections: [Builtin] {
  objectArrays.map { Builtin("NSArray", $0) }
    + changedArrays.map { Builtin("NSMutableArray", $0) }
    + objectDictionaries.map { Builtin("NSDictionary", $0) }
    + changedDictionaries.map { Builtin("NSMutableDictionary", $0) }
    + objectSets.map { Builtin("NSMutableSet", $0) }
    + objectTexts.map { Builtin("NSString", $0) }
}

private let objectArrays = [
  "func index(of anObject: Any) -> Int { _place(anObject) ?? Int.max }",
  """
  func _place(_ anObject: Any) -> Int? {
    guard let wanted = anObject as? AnyHashable else { return nil }
    return _elements.firstIndex { ($0 as? AnyHashable) == wanted }
  }
  """,
  "func adding(_ anObject: Any) -> [Any] { _elements + [anObject] }",
  "func addingObjects(from otherArray: [Any]) -> [Any] { _elements + otherArray }",
  """
  func subarray(with range: NSRange) -> [Any] {
    Array(_elements[range.location..<range.upperBound])
  }
  """,
  "func objects(at indexes: IndexSet) -> [Any] { indexes.map { _elements[$0] } }",
  """
  func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    for (index, element) in _elements.enumerated() {
      block(element, index, stop)
      if stop.pointee.boolValue { return }
    }
  }
  """,
  """
  func filtered(using predicate: NSPredicate) -> [Any] {
    _elements.filter { predicate.evaluate(with: $0) }
  }
  """,
  """
  func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    _elements.sorted { cmptr($0, $1) == .orderedAscending }
  }
  """,
  "func isEqual(to otherArray: [Any]) -> Bool { isEqual(NSArray(array: otherArray)) }",
  """
  func isEqual(_ value: Any?) -> Bool {
    guard let other = value as? NSArray, other.count == count else { return false }
    return zip(_elements, other._elements).allSatisfy { a, b in
      (a as? AnyHashable).map { $0 == (b as? AnyHashable) } ?? false
    }
  }
  """,
  "func mutableCopy() -> Any { NSMutableArray(array: _elements) }",
  "func copy() -> Any { NSArray(array: _elements) }",
]

private let changedArrays = [
  "convenience init(capacity numItems: Int) { self.init() }",
  "func addObjects(from otherArray: [Any]) { _elements += otherArray }",
  "func setArray(_ otherArray: [Any]) { _elements = otherArray }",
  "func remove(_ anObject: Any) { while let place = _place(anObject) { _elements.remove(at: place) } }",
  "func replaceObject(at index: Int, with anObject: Any) { _elements[index] = anObject }",
  """
  func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { _elements.swapAt(idx1, idx2) }
  """,
  "func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }",
  """
  func removeObjects(at indexes: IndexSet) {
    for index in indexes.reversed() { _elements.remove(at: index) }
  }
  """,
  """
  func filter(using predicate: NSPredicate) {
    _elements = _elements.filter { predicate.evaluate(with: $0) }
  }
  """,
  """
  func sort(comparator: (Any, Any) -> ComparisonResult) {
    _elements = sortedArray(comparator: comparator)
  }
  """,
]

private let objectDictionaries = [
  """
  func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    for (key, value) in _entries {
      block(key.base, value, stop)
      if stop.pointee.boolValue { return }
    }
  }
  """,
  """
  func allKeys(for anObject: Any) -> [Any] {
    guard let wanted = anObject as? AnyHashable else { return [] }
    return _entries.filter { ($0.value as? AnyHashable) == wanted }.map { $0.key.base }
  }
  """,
  """
  func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any] {
    _entries.sorted { cmptr($0.value, $1.value) == .orderedAscending }.map { $0.key.base }
  }
  """,
  """
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool {
    otherDictionary.count == count && _entries.allSatisfy { key, value in
      guard let here = value as? AnyHashable, let there = otherDictionary[key] else { return false }
      return here == there as? AnyHashable
    }
  }
  """,
  "func mutableCopy() -> Any { NSMutableDictionary(dictionary: _entries) }",
  "func copy() -> Any { NSDictionary(dictionary: _entries) }",
]

private let changedDictionaries = [
  "convenience init(capacity numItems: Int) { self.init() }",
  """
  func addEntries(from otherDictionary: [AnyHashable: Any]) {
    _entries.merge(otherDictionary) { _, new in new }
  }
  """,
  "func setDictionary(_ otherDictionary: [AnyHashable: Any]) { _entries = otherDictionary }",
  """
  func removeObjects(forKeys keyArray: [Any]) {
    for case let key as AnyHashable in keyArray { _entries[key] = nil }
  }
  """,
  "func setValue(_ value: Any?, forKey key: String) { _entries[key] = value }",
]

private let objectSets = [
  "convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }",
  "convenience init(object: AnyHashable) { self.init(array: [object]) }",
  "func anyObject() -> Any? { _elements.first?.base }",
  "func member(_ object: AnyHashable) -> Any? { _elements.contains(object) ? object.base : nil }",
  "func adding(_ anObject: AnyHashable) -> Set<AnyHashable> { _elements.union([anObject]) }",
  "func isSubset(of otherSet: Set<AnyHashable>) -> Bool { _elements.isSubset(of: otherSet) }",
  "func intersects(_ otherSet: Set<AnyHashable>) -> Bool { !_elements.isDisjoint(with: otherSet) }",
  "func isEqual(to otherSet: Set<AnyHashable>) -> Bool { _elements == otherSet }",
  "func union(_ otherSet: Set<AnyHashable>) { for one in otherSet { add(one) } }",
  "func minus(_ otherSet: Set<AnyHashable>) { for one in otherSet { remove(one) } }",
  """
  func intersect(_ otherSet: Set<AnyHashable>) {
    for one in _elements where !otherSet.contains(one) { remove(one) }
  }
  """,
]

/// Ranges count UTF-16.
private let objectTexts = [
  "func _range(_ found: Range<String.Index>?) -> NSRange { found.map { NSRange($0, in: _text) } ?? NSRange(location: Int.max, length: 0) }",
  """
  func range(of searchString: String, options mask: CompareOptions) -> NSRange {
    _range(_text.range(of: searchString, options: mask))
  }
  """,
  """
  func range(
    of searchString: String, options mask: CompareOptions = [], range searchRange: NSRange
  ) -> NSRange {
    guard let bounds = Range(searchRange, in: _text) else { return _range(nil) }
    return _range(_text.range(of: searchString, options: mask, range: bounds))
  }
  """,
  """
  func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange {
    _range(_text.rangeOfCharacter(from: searchSet))
  }
  """,
  """
  func replacingCharacters(in range: NSRange, with replacement: String) -> String {
    guard let bounds = Range(range, in: _text) else { return _text }
    return _text.replacingCharacters(in: bounds, with: replacement)
  }
  """,
  """
  func replacingOccurrences(
    of target: String, with replacement: String, options: CompareOptions = [],
    range searchRange: NSRange
  ) -> String {
    _text.replacingOccurrences(
      of: target, with: replacement, options: options, range: Range(searchRange, in: _text))
  }
  """,
  "func character(at index: Int) -> unichar { Array(_text.utf16)[index] }",
  "func hasPrefix(_ str: String) -> Bool { _text.hasPrefix(str) }",
  "func hasSuffix(_ str: String) -> Bool { _text.hasSuffix(str) }",
  "func compare(_ string: String) -> ComparisonResult { _text.compare(string) }",
  """
  func compare(_ string: String, options mask: CompareOptions) -> ComparisonResult {
    _text.compare(string, options: mask)
  }
  """,
  """
  func caseInsensitiveCompare(_ string: String) -> ComparisonResult {
    _text.caseInsensitiveCompare(string)
  }
  """,
  """
  func localizedStandardCompare(_ string: String) -> ComparisonResult {
    _text.localizedStandardCompare(string)
  }
  """,
  """
  func padding(
    toLength newLength: Int, withPad padString: String, startingAt padIndex: Int
  ) -> String { _text.padding(toLength: newLength, withPad: padString, startingAt: padIndex) }
  """,
  """
  func components(separatedBy separator: CharacterSet) -> [String] {
    _text.components(separatedBy: separator)
  }
  """,
  "func appendingFormat(_ format: String, _ arguments: any CVarArg...) -> String { _text + String(format: format, arguments: arguments) }",
  "func lineRange(for range: NSRange) -> NSRange { Range(range, in: _text).map { NSRange(_text.lineRange(for: $0), in: _text) } ?? range }",
  "func data(using encoding: UInt) -> Data? { _text.data(using: String.Encoding(rawValue: encoding)) }",
  "var isAbsolutePath: Bool { _text.hasPrefix(\"/\") }",
  "static func path(withComponents components: [String]) -> String { components.joined(separator: \"/\").replacingOccurrences(of: \"//\", with: \"/\") }",
  "func mutableCopy() -> Any { NSMutableString(string: _text) }",
  "func copy() -> Any { self }",
  "func isEqual(_ object: Any?) -> Bool { ((object as? NSString)?._text ?? object as? String) == _text }",
]
