import Interpreter

/// Which of two texts comes first.
var textComparisons: [Builtin] {
  [
    Builtin(
      "StringProtocol",
      """
      func compare<T: StringProtocol>(
        _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil,
        locale: Locale? = nil
      ) -> ComparisonResult
      """
    ) { call in try comparison(call, SearchOptions(rawValue: call.rawOption(2))) },
    Builtin(
      "StringProtocol",
      "func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult"
    ) { try collation($0) },
    Builtin(
      "StringProtocol",
      "func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult"
    ) { try collation($0, ignoresCase: true) },
    Builtin(
      "StringProtocol",
      "func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult"
    ) { try comparison($0, .caseInsensitive) },
    Builtin(
      "StringProtocol",
      "func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult"
    ) { try collation($0, countsNumbers: true) },
  ]
}

private func comparison(_ call: Invocation, _ options: SearchOptions) throws -> Value {
  let a = options.folded(try call.string(0))
  let b = options.folded(try call.string(1))
  let order = options.contains(.numeric) ? numericOrder(a[...], b[...]) : a == b ? 1 : a < b ? 0 : 2
  return try call.comparisonResult(order)
}

private func collation(
  _ call: Invocation, countsNumbers: Bool = false, ignoresCase: Bool = false
) throws -> Value {
  let a = CollationKey(try call.string(0), countsNumbers: countsNumbers)
  let b = CollationKey(try call.string(1), countsNumbers: countsNumbers)
  return try call.comparisonResult(a.order(to: b, ignoresCase: ignoresCase))
}

/// 0 for ascending, 1 for the same, 2 for descending; runs of digits count as numbers.
private func numericOrder(_ a: Substring, _ b: Substring) -> Int {
  func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
  var (x, y) = (a, b)
  while let first = x.first, let second = y.first {
    if isDigit(first), isDigit(second) {
      let (one, two) = (x.prefix(while: isDigit), y.prefix(while: isDigit))
      let (m, n) = (one.drop { $0 == "0" }, two.drop { $0 == "0" })
      if m.count != n.count { return m.count < n.count ? 0 : 2 }
      if m != n { return m < n ? 0 : 2 }
      x = x.dropFirst(one.count)
      y = y.dropFirst(two.count)
    } else if first != second {
      return first < second ? 0 : 2
    } else {
      x.removeFirst()
      y.removeFirst()
    }
  }
  return x.isEmpty ? (y.isEmpty ? 1 : 0) : 2
}

extension Invocation {
  /// - Parameter order: 0 for ascending, 1 for the same, 2 for descending.
  fileprivate func comparisonResult(_ order: Int) throws -> Value {
    guard let type = machine.types.nominal("ComparisonResult") else {
      throw trap("navlab's library has no type 'ComparisonResult'")
    }
    return .enumCase(EnumValue(type: type, index: order))
  }
}
