import Checking
import Interpreter

/// A Foundation `CharacterSet`: named classes of scalars, and scalars by themselves. A class as
/// all native values are; never changed once made.
final class CharacterSetValue: NativeValue {
  let contains: @Sendable (Unicode.Scalar) -> Bool

  init(_ contains: @escaping @Sendable (Unicode.Scalar) -> Bool) {
    self.contains = contains
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("CharacterSet") }
  func describe(in machine: Machine) -> String { "CharacterSet" }

  func trimming(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  func pieces(of text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: contains)
      .map { String($0) }
  }
}

/// The plane that nearly all text is written in.
private var allScalars: some Sequence<Unicode.Scalar> {
  (UInt32(0)...0xFFFF).lazy.compactMap(Unicode.Scalar.init)
}

var characterSets: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CharacterSet: Equatable, Sendable, ExpressibleByArrayLiteral {
        init(_never: Never) {}
      }
      """),
    Builtin(
      "CharacterSet",
      """
      init(arrayLiteral elements: Unicode.Scalar...) {
        self.init(charactersIn: elements.map { String(Character($0)) }.joined())
      }
      """),
    Builtin("CharacterSet", "init()") { _ in .native(CharacterSetValue { _ in false }) },
    Builtin("CharacterSet", "init(charactersIn string: String)") { call in
      let scalars = Set(try call.string(0).unicodeScalars)
      return .native(CharacterSetValue { scalars.contains($0) })
    },
    Builtin("CharacterSet", "static func == (a: CharacterSet, b: CharacterSet) -> Bool") {
      let a = try $0.native(0, as: CharacterSetValue.self)
      let b = try $0.native(1, as: CharacterSetValue.self)
      return .bool(a === b || allScalars.allSatisfy { a.contains($0) == b.contains($0) })
    },
    Builtin("CharacterSet", "var inverted: CharacterSet { get }") { call in
      let contains = try call.native(0, as: CharacterSetValue.self).contains
      return .native(CharacterSetValue { !contains($0) })
    },
    Builtin("CharacterSet", "func contains(_ member: Unicode.Scalar) -> Bool") { call in
      let scalar = try call.scalarText(1).unicodeScalars.first
      return .bool(try scalar.map(call.native(0, as: CharacterSetValue.self).contains) ?? false)
    },
    Builtin("CharacterSet", "var isEmpty: Bool { get }") { call in
      let contains = try call.native(0, as: CharacterSetValue.self).contains
      let scalars = (0...0x10_FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      return .bool(!scalars.contains(where: contains))
    },
    Builtin("CharacterSet", "func union(_ other: CharacterSet) -> CharacterSet") { call in
      let a = try call.native(0, as: CharacterSetValue.self).contains
      let b = try call.native(1, as: CharacterSetValue.self).contains
      return .native(CharacterSetValue { a($0) || b($0) })
    },
    Builtin("CharacterSet", "func intersection(_ other: CharacterSet) -> CharacterSet") { call in
      let a = try call.native(0, as: CharacterSetValue.self).contains
      let b = try call.native(1, as: CharacterSetValue.self).contains
      return .native(CharacterSetValue { a($0) && b($0) })
    },
    Builtin(
      "CharacterSet",
      "func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }"),
    Builtin(
      "CharacterSet",
      "mutating func formUnion(_ other: CharacterSet) { self = union(other) }"),
    Builtin(
      "CharacterSet",
      "mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }"),
    Builtin(
      "CharacterSet", "mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }"),
    Builtin("CharacterSet", "mutating func invert() { self = inverted }"),
    Builtin(
      "CharacterSet",
      "mutating func insert(charactersIn string: String) { formUnion(CharacterSet(charactersIn: string)) }"
    ),
    Builtin(
      "CharacterSet",
      "mutating func remove(charactersIn string: String) { subtract(CharacterSet(charactersIn: string)) }"
    ),
    Builtin(
      "CharacterSet",
      """
      @discardableResult mutating func insert(
        _ character: Unicode.Scalar
      ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
        let isNew = !contains(character)
        insert(charactersIn: String(Character(character)))
        return (isNew, character)
      }
      """
    ),
    Builtin(
      "CharacterSet",
      """
      @discardableResult mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
        let isThere = contains(character)
        remove(charactersIn: String(Character(character)))
        return isThere ? character : nil
      }
      """
    ),
    Builtin(
      "CharacterSet",
      """
      init(charactersIn range: ClosedRange<Unicode.Scalar>) {
        self = _characterSet(range.lowerBound, range.upperBound)
      }
      """),
    Builtin(
      nil, "func _characterSet(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> CharacterSet"
    ) { call in
      let (first, last) = (try call.scalarValue(0), try call.scalarValue(1))
      return .native(CharacterSetValue { first <= $0 && $0 <= last })
    },
    Builtin("CharacterSet", "func isSuperset(of other: CharacterSet) -> Bool") { call in
      let a = try call.native(0, as: CharacterSetValue.self).contains
      let b = try call.native(1, as: CharacterSetValue.self).contains
      return .bool(allScalars.allSatisfy { !b($0) || a($0) })
    },
    Builtin(
      "CharacterSet", "func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }"
    ),
    Builtin(
      "CharacterSet",
      "func isStrictSubset(of other: CharacterSet) -> Bool { isSubset(of: other) && self != other }"
    ),
    Builtin(
      "CharacterSet",
      "func isDisjoint(with other: CharacterSet) -> Bool { intersection(other).isEmpty }"),
    Builtin(
      "CharacterSet",
      """
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
        union(other).subtracting(intersection(other))
      }
      """),
    named("capitalizedLetters") { $0.properties.generalCategory == .titlecaseLetter },
    named("controlCharacters") {
      [.control, .format].contains($0.properties.generalCategory)
    },
    named("urlUserAllowed") { isURLCharacter($0, and: "!$&'()*+,-.;=_~") },
    named("urlPasswordAllowed") { isURLCharacter($0, and: "!$&'()*+,-.;=_~") },
    named("whitespaces") { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator },
    named("newlines") { isNewline($0) },
    named("whitespacesAndNewlines") { isNewline($0) || $0.properties.isWhitespace },
    named("decimalDigits") { $0.properties.generalCategory == .decimalNumber },
    named("letters") { isLetter($0) },
    named("lowercaseLetters") { $0.properties.generalCategory == .lowercaseLetter },
    named("uppercaseLetters") {
      [.uppercaseLetter, .titlecaseLetter].contains($0.properties.generalCategory)
    },
    named("alphanumerics") { isLetter($0) || $0.properties.numericType != nil },
    named("punctuationCharacters") { isPunctuation($0) },
    named("symbols") {
      [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
        .contains($0.properties.generalCategory)
    },
    named("urlQueryAllowed") { isURLCharacter($0, and: "!$&'()*+,-./:;=?@_~") },
    named("urlPathAllowed") { isURLCharacter($0, and: "!$&'()*+,-./:=@_~") },
    named("urlHostAllowed") { isURLCharacter($0, and: "!$&'()*+,-.:;=[]_~") },
    named("urlFragmentAllowed") { isURLCharacter($0, and: "!$&'()*+,-./:;=?@_~") },
  ]
}

private func named(
  _ name: String, _ contains: @escaping @Sendable (Unicode.Scalar) -> Bool
) -> Builtin {
  Builtin("CharacterSet", "static var \(name): CharacterSet { get }") { _ in
    .native(CharacterSetValue(contains))
  }
}

private func isNewline(_ scalar: Unicode.Scalar) -> Bool {
  (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
}

private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark:
    return true
  default:
    return false
  }
}

private func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation:
    return true
  default:
    return false
  }
}

private func isURLCharacter(_ scalar: Unicode.Scalar, and others: String) -> Bool {
  guard scalar.isASCII else { return false }
  return Character(scalar).isLetter || Character(scalar).isNumber
    || others.unicodeScalars.contains(scalar)
}

/// Every byte that is not allowed as `%XX`.
func percentEncoded(_ text: String, allowing isAllowed: (Unicode.Scalar) -> Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isAllowed(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
  return result
}

/// The text with every `%XX` undone; nil where one is broken or the bytes are no UTF-8.
func percentDecoded(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard rest.count >= 2,
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self)
}
