import Interpreter

/// `NSPredicate` and `NSSortDescriptor`: conditions and orders over values that are asked for by
/// their names.
var predicates: [Builtin] {
  [
    Builtin(
      nil, "protocol _KeyValueCoding { func _keyedValue(_ key: String) -> Any? }"),
    Builtin(nil, "typealias NSDate = Date"),
    Builtin(nil, "typealias NSUUID = UUID"),
    Builtin(nil, "typealias NSCharacterSet = CharacterSet"),
    Builtin(nil, "typealias NSSet = Set<AnyHashable>"),
    Builtin("Set where Element == AnyHashable", "var allObjects: [Any] { map { $0.base } }"),
    Builtin(
      "Set where Element == AnyHashable",
      """
      @_disfavoredOverload
      init(array: [Any]) { self = Set(array.compactMap { $0 as? AnyHashable }) }
      """),
    Builtin(
      "Set where Element == AnyHashable",
      "@_disfavoredOverload init(object: Any) { self.init(array: [object]) }"),
    Builtin(
      "Set where Element == AnyHashable",
      """
      func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
        allObjects.sorted { _precedes($0, $1, sortDescriptors) }
      }
      """),
    Builtin(
      nil,
      """
      func _keyed(_ object: Any?, _ path: String) -> Any? {
        var value = object
        for key in path.split(separator: ".").map({ String($0) }) {
          if key == "SELF" || key == "self" { continue }
          if key == "@count" {
            value = (value as? Set<AnyHashable>)?.count ?? (value as? [Any])?.count
          } else if let coded = value as? any _KeyValueCoding {
            value = coded._keyedValue(key)
          } else if let entries = value as? [String: Any] {
            value = entries[key]
          } else if let set = value as? Set<AnyHashable> {
            value = set.compactMap { _keyed($0.base, key) }
          } else {
            return nil
          }
        }
        return value
      }
      """),
    Builtin(
      nil,
      """
      func _number(in value: Any?) -> Double? {
        if let number = value as? Int { return Double(number) }
        if let number = value as? Double { return number }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let number = value as? Int16 { return Double(number) }
        if let number = value as? Int32 { return Double(number) }
        if let number = value as? Int64 { return Double(number) }
        if let number = value as? Float { return Double(number) }
        if let number = value as? any BinaryFloatingPoint { return Double("\\(number)") }
        if let number = value as? NSNumber { return number.doubleValue }
        if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
        return nil
      }
      """),
    // How two values stand to each other; nil where they cannot be compared.
    Builtin(
      nil,
      """
      func _order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        guard let a else { return b == nil ? .orderedSame : .orderedAscending }
        guard let b else { return .orderedDescending }
        if let x = _text(in: a), let y = _text(in: b) {
          return x == y ? .orderedSame : x < y ? .orderedAscending : .orderedDescending
        }
        if let x = _number(in: a), let y = _number(in: b) {
          return x == y ? .orderedSame : x < y ? .orderedAscending : .orderedDescending
        }
        if let x = a as? AnyHashable, let y = b as? AnyHashable, x == y { return .orderedSame }
        return nil
      }
      """),
    Builtin(
      nil,
      """
      func _text(in value: Any?) -> String? {
        if let text = value as? String { return text }
        return (value as? NSString).map { $0._text }
      }
      """),
    Builtin(
      nil,
      """
      func _precedes(_ a: Any, _ b: Any, _ descriptors: [NSSortDescriptor]) -> Bool {
        for descriptor in descriptors {
          let order = descriptor.compare(a, to: b)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
      """),
    Builtin(
      nil,
      """
      class NSSortDescriptor: NSObject {
        let key: String?
        let ascending: Bool
        let _value: (Any) -> Any?
        let _ignoresCase: Bool
        var _compare: ((Any, Any) -> ComparisonResult)?
        init(_compare: @escaping (Any, Any) -> ComparisonResult) {
          key = nil
          ascending = true
          _value = { $0 }
          _ignoresCase = false
          self._compare = _compare
        }
        init(key: String?, ascending: Bool) {
          self.key = key
          self.ascending = ascending
          _value = { key == nil ? $0 : _keyed($0, key!) }
          _ignoresCase = false
        }
        init(key: String?, ascending: Bool, selector: Selector?) {
          self.key = key
          self.ascending = ascending
          _value = { key == nil ? $0 : _keyed($0, key!) }
          _ignoresCase = selector != nil
        }
        init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
          key = nil
          self.ascending = ascending
          _value = { ($0 as? Root).map { $0[keyPath: keyPath] as Any } }
          _ignoresCase = false
        }
        init<Root, Value>(
          keyPath: KeyPath<Root, Value>, ascending: Bool,
          comparator: @escaping (Any, Any) -> ComparisonResult
        ) {
          key = nil
          self.ascending = ascending
          _value = { ($0 as? Root).map { $0[keyPath: keyPath] as Any } }
          _ignoresCase = false
        }
        func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
          if let _compare { return _compare(object1, object2) }
          var a = _value(object1)
          var b = _value(object2)
          if _ignoresCase, let x = _text(in: a), let y = _text(in: b) {
            a = x.lowercased()
            b = y.lowercased()
          }
          let order = _order(a, b) ?? .orderedSame
          if ascending || order == .orderedSame { return order }
          return order == .orderedAscending ? .orderedDescending : .orderedAscending
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSPredicate: NSObject {
        let predicateFormat: String
        let _test: (Any?) -> Bool
        init(format predicateFormat: String, _ args: any CVarArg...) {
          self.predicateFormat = predicateFormat
          _test = _PredicateReader(predicateFormat, args.map { $0 as Any })._read()
        }
        init(format predicateFormat: String, argumentArray arguments: [Any]?) {
          self.predicateFormat = predicateFormat
          _test = _PredicateReader(predicateFormat, arguments ?? [])._read()
        }
        init(value: Bool) {
          predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
          _test = { _ in value }
        }
        init(block: @escaping (Any?, [String: Any]?) -> Bool) {
          predicateFormat = "BLOCKPREDICATE"
          _test = { block($0, nil) }
        }
        init(_ format: String, _ test: @escaping (Any?) -> Bool) {
          predicateFormat = format
          _test = test
        }
        func evaluate(with object: Any?) -> Bool { _test(object) }
        override var description: String { predicateFormat }
      }
      """),
    Builtin(
      nil,
      """
      class NSCompoundPredicate: NSPredicate {
        enum LogicalType: UInt { case not, and, or }
        init(type: LogicalType, subpredicates: [NSPredicate]) {
          let word = type == .or ? " OR " : " AND "
          let format = subpredicates.map { $0.predicateFormat }.joined(separator: word)
          super.init(type == .not ? "NOT " + format : format) { object in
            switch type {
            case .and: return subpredicates.allSatisfy { $0.evaluate(with: object) }
            case .or: return subpredicates.contains { $0.evaluate(with: object) }
            case .not: return !(subpredicates.first?.evaluate(with: object) ?? false)
            }
          }
        }
        convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
          self.init(type: .and, subpredicates: subpredicates)
        }
        convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
          self.init(type: .or, subpredicates: subpredicates)
        }
        convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
          self.init(type: .not, subpredicates: [predicate])
        }
      }
      """),
  ] + predicateReader
}

/// Reads the formats of predicates.
private var predicateReader: [Builtin] {
  [
    Builtin(
      nil,
      """
      class _PredicateReader {
        var _words: [String] = []
        var _position: Int = 0
        var _arguments: [Any]
        init(_ format: String, _ arguments: [Any]) {
          _arguments = arguments
          let letters = Array(format)
          var index = 0
          while index < letters.count {
            let letter = letters[index]
            if letter.isWhitespace {
              index += 1
            } else if letter == "'" || letter == "\\"" {
              var text = "'"
              index += 1
              while index < letters.count && letters[index] != letter {
                text.append(letters[index])
                index += 1
              }
              index += 1
              _words.append(text)
            } else if "(){},".contains(letter) {
              _words.append(String(letter))
              index += 1
            } else if "=<>!&|".contains(letter) {
              var word = ""
              while index < letters.count && "=<>!&|".contains(letters[index]) {
                word.append(letters[index])
                index += 1
              }
              _words.append(word)
            } else {
              var word = ""
              while index < letters.count && !letters[index].isWhitespace
                && !"(){},=<>!&|'\\"".contains(letters[index])
              {
                word.append(letters[index])
                index += 1
              }
              _words.append(word)
            }
          }
        }
        func _read() -> (Any?) -> Bool { _either() }
        func _takes(_ words: String...) -> Bool {
          guard _position < _words.count else { return false }
          guard words.contains(_words[_position].uppercased()) else { return false }
          _position += 1
          return true
        }
        func _either() -> (Any?) -> Bool {
          var test = _both()
          while _takes("OR", "||") {
            let (first, second) = (test, _both())
            test = { first($0) || second($0) }
          }
          return test
        }
        func _both() -> (Any?) -> Bool {
          var test = _one()
          while _takes("AND", "&&") {
            let (first, second) = (test, _one())
            test = { first($0) && second($0) }
          }
          return test
        }
        func _one() -> (Any?) -> Bool {
          if _takes("NOT", "!") {
            let inner = _one()
            return { !inner($0) }
          }
          if _takes("(") {
            let inner = _either()
            _ = _takes(")")
            return inner
          }
          if _takes("TRUEPREDICATE") { return { _ in true } }
          if _takes("FALSEPREDICATE") { return { _ in false } }
          if _takes("ANY", "SOME") { return _comparison(any: true) }
          if _takes("ALL") { return _comparison(any: false) }
          return _comparison(any: nil)
        }
        func _comparison(any: Bool?) -> (Any?) -> Bool {
          let left = _operand()
          guard _position < _words.count else { return { _ in true } }
          let name = _words[_position].uppercased()
          _position += 1
          let right = _operand()
          let parts = name.split(separator: "[")
          let word = String(parts[0])
          let folds = parts.count > 1 && parts[1].contains("C")
          let test: (Any?, Any?) -> Bool = { _matches(word, folds, $0, $1) }
          return { object in
            let (a, b) = (left(object), right(object))
            guard let any else { return test(a, b) }
            let values = (a as? [Any]) ?? ((a as? Set<AnyHashable>)?.allObjects ?? [])
            return any ? values.contains { test($0, b) } : values.allSatisfy { test($0, b) }
          }
        }
        func _argument() -> Any? {
          _arguments.isEmpty ? nil : _arguments.removeFirst()
        }
        func _operand() -> (Any?) -> Any? {
          guard _position < _words.count else { return { _ in nil } }
          let word = _words[_position]
          _position += 1
          if word == "%K" {
            let path = _text(in: _argument()) ?? ""
            return { _keyed($0, path) }
          }
          if word.hasPrefix("%") {
            let value = _argument()
            return { _ in value }
          }
          if word.hasPrefix("'") {
            let text = String(word.dropFirst())
            return { _ in text }
          }
          if word == "{" || word == "(" {
            var values: [(Any?) -> Any?] = []
            while _position < _words.count && !_takes("}", ")") {
              values.append(_operand())
              _ = _takes(",")
            }
            return { object in values.map { $0(object) as Any } }
          }
          switch word.uppercased() {
          case "NIL", "NULL": return { _ in nil }
          case "TRUE", "YES": return { _ in true }
          case "FALSE", "NO": return { _ in false }
          default: break
          }
          if let number = Double(word) { return { _ in number } }
          return { _keyed($0, word) }
        }
      }
      """),
    Builtin(
      nil,
      """
      func _matches(_ word: String, _ folds: Bool, _ a: Any?, _ b: Any?) -> Bool {
        func text(_ value: Any?) -> String? {
          let text = _text(in: value)
          return folds ? text?.lowercased() : text
        }
        switch word {
        case "=", "==":
          if folds, let x = text(a), let y = text(b) { return x == y }
          return _order(a, b) == .orderedSame
        case "!=", "<>": return !_matches("==", folds, a, b)
        case "<": return a != nil && b != nil && _order(a, b) == .orderedAscending
        case ">": return a != nil && b != nil && _order(a, b) == .orderedDescending
        case "<=", "=<": return _matches("<", folds, a, b) || _matches("==", folds, a, b)
        case ">=", "=>": return _matches(">", folds, a, b) || _matches("==", folds, a, b)
        case "CONTAINS":
          if let x = text(a), let y = text(b) { return x.contains(y) }
          let values = (a as? [Any]) ?? ((a as? Set<AnyHashable>)?.allObjects ?? [])
          return values.contains { _order($0, b) == .orderedSame }
        case "BEGINSWITH":
          if let x = text(a), let y = text(b) { return x.hasPrefix(y) }
          return false
        case "ENDSWITH":
          if let x = text(a), let y = text(b) { return x.hasSuffix(y) }
          return false
        case "LIKE":
          guard let x = text(a), let y = text(b) else { return false }
          var pattern = "^"
          for letter in y {
            pattern += letter == "*" ? ".*" : letter == "?" ? "." : "\\\\Q" + String(letter) + "\\\\E"
          }
          return x.range(of: pattern + "$", options: .regularExpression) != nil
        case "MATCHES":
          guard let x = text(a), let y = text(b) else { return false }
          return x.range(of: "^(?:" + y + ")$", options: .regularExpression) != nil
        case "IN":
          if let x = text(a), let y = text(b) { return y.contains(x) }
          let values = (b as? [Any]) ?? ((b as? Set<AnyHashable>)?.allObjects ?? [])
          return values.contains { _order(a, $0) == .orderedSame }
        case "BETWEEN":
          guard let values = b as? [Any], values.count == 2 else { return false }
          return _matches(">=", folds, a, values[0]) && _matches("<=", folds, a, values[1])
        default: return false
        }
      }
      """),
  ]
}
