import Checking
import Interpreter

/// Whether a text has another one in it.
var textSearches: [Builtin] {
  [
    Builtin(
      "StringProtocol",
      "func contains<C: Collection>(_ other: C) -> Bool where C.Element == Character"
    ) { call in
      .bool(try !call.text(0).ranges(of: call.string(1), limit: 1).isEmpty)
    },
    Builtin("StringProtocol", "func contains(_ element: Element) -> Bool") {
      .bool(try $0.string(0).contains($0.character(1)))
    },
  ]
}

/// What Foundation adds to text.
var foundationStrings: [Builtin] {
  [
    Builtin("StringProtocol", "var capitalized: String { get }") {
      .string(try $0.string(0).capitalizedWords)
    },
    Builtin("StringProtocol", "var localizedCapitalized: String { capitalized }"),
    Builtin("StringProtocol", "var localizedUppercase: String { uppercased() }"),
    Builtin("StringProtocol", "var localizedLowercase: String { lowercased() }"),
    containing("contains", []),
    containing("localizedCaseInsensitiveContains", .caseInsensitive),
    containing("localizedStandardContains", [.caseInsensitive, .diacriticInsensitive]),
    Builtin(
      nil,
      """
      enum ComparisonResult: Int, Sendable {
        case orderedAscending = -1
        case orderedSame
        case orderedDescending
      }
      """),
    Builtin(
      "StringProtocol",
      "func components<T: StringProtocol>(separatedBy separator: T) -> [String]"
    ) { .array(try $0.string(0).pieces(separatedBy: $0.string(1)).map(Value.string)) },
    Builtin(
      "StringProtocol", "func components(separatedBy separator: CharacterSet) -> [String]"
    ) { call in
      let set = try call.native(1, as: CharacterSetValue.self)
      return .array(set.pieces(of: try call.string(0)).map(Value.string))
    },
    Builtin("StringProtocol", "func trimmingCharacters(in set: CharacterSet) -> String") { call in
      let set = try call.native(1, as: CharacterSetValue.self)
      return .string(set.trimming(try call.string(0)))
    },
    Builtin(
      "StringProtocol",
      """
      func padding<T: StringProtocol>(
        toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
      ) -> String
      """
    ) { try paddedText($0) },
    Builtin("String", "init(format: String, _ arguments: any CVarArg...)") { call in
      .string(try formatted(call.string(0), call.elements(1), call))
    },
    Builtin("String", "init(format: String, arguments: [any CVarArg])") { call in
      .string(try formatted(call.string(0), call.elements(1), call))
    },
    Builtin("String", "init(format: String, _locale: String, arguments: [any CVarArg])") { call in
      let point = NumberSymbols(try call.string(1)).point
      return .string(try formatted(call.string(0), call.elements(2), call, point: point))
    },
    Builtin(
      "String",
      """
      init(format: String, locale: Locale?, arguments: [any CVarArg]) {
        self = String(
          format: format, _locale: locale?.identifier ?? "en_US_POSIX", arguments: arguments)
      }
      """),
    Builtin(
      "String",
      """
      init(
        localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale.current, comment: StaticString? = nil
      ) { self = _localized(keyAndValue) ?? keyAndValue }
      """),
    Builtin(
      "String",
      """
      init(
        localized key: StaticString, defaultValue: String, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = Locale.current, comment: StaticString? = nil
      ) { self = _localized("\\(key)") ?? defaultValue }
      """),
    Builtin(
      nil,
      """
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
        comment: String
      ) -> String { _localized(key) ?? (value.isEmpty ? key : value) }
      """),
    Builtin(nil, "func _localized(_ key: String) -> String?") { call in
      .optionalString(call.machine.localized(try call.string(0)))
    },
    Builtin(
      "StringProtocol",
      "func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?"
    ) { call in
      let set = try call.native(1, as: CharacterSetValue.self)
      return .string(percentEncoded(try call.string(0), allowing: set.contains))
    },
    Builtin(
      "StringProtocol",
      """
      func replacingCharacters<T: StringProtocol, R: RangeExpression>(
        in range: R, with replacement: T
      ) -> String where R.Bound == String.Index {
        var result = String(self)
        result.replaceSubrange(range, with: replacement)
        return result
      }
      """),
    Builtin("StringProtocol", "var removingPercentEncoding: String? { get }") {
      .optionalString(percentDecoded(try $0.string(0)))
    },
  ]
}

/// Nothing contains an empty text, other than in Swift's own library.
private func containing(_ name: String, _ options: SearchOptions) -> Builtin {
  Builtin("StringProtocol", "func \(name)<T: StringProtocol>(_ other: T) -> Bool") { call in
    let found = try options.ranges(
      of: call.string(1), in: call.text(0), onlyFirst: true, call: call)
    return .bool(!found.isEmpty)
  }
}

private func paddedText(_ call: Invocation) throws -> Value {
  let (text, pad) = (try call.string(0), Array(try call.string(2)))
  let (length, start) = (try call.length(1), try call.length(3))
  try call.machine.charge(bytes: length)
  guard text.count < length else { return .string(String(text.prefix(length))) }
  guard !pad.isEmpty, start < pad.count else { throw call.trap("padding with an empty string") }
  let missing = (0..<(length - text.count)).map { pad[(start + $0) % pad.count] }
  return .string(text + String(missing))
}
