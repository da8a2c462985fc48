import Diagnostics

// Literals that are too large for their types: swiftc finds them when it folds constants, late.
extension Checker {
  /// Remembers a literal that may turn out to be too large.
  func noteOverflow(of text: String, _ type: Type) {
    if let value = Int8(text), value >= 0 { return }
    suspects.append { [self] in
      let digits = text.filter { $0 != "_" }
      guard Int64(digits) != nil else { return true }
      guard let known = resolved(type).nominal?.wellKnown else { return false }
      return !known.takes(digits) || known.isUnsigned && digits.hasPrefix("-")
    }
  }

  func reportOverflow(_ text: String, _ type: Type, at range: SourceRange) {
    guard range.file != .max else { return }
    let found = Diagnostic(
      .error, "integer literal '\(text)' overflows when stored into '\(type)'", at: range)
    reportInLaterPass(found)
  }

  func reportDivisionByZero(_ type: Type, at range: SourceRange) {
    guard range.file != .max, type.nominal?.wellKnown?.isInteger ?? false else { return }
    let found = Diagnostic(.error, "division by zero", at: range)
    reportInLaterPass(found)
  }

  func checkOverflow(of text: String, _ known: WellKnown, _ type: Type, at range: SourceRange) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard range.file != .max, !["0x", "0b", "0o"].contains(where: { digits.hasPrefix($0) })
    else { return }
    if text.hasPrefix("-"), known.isUnsigned {
      let found = Diagnostic(
        .error, "negative integer '\(text)' overflows when stored into unsigned type '\(type)'",
        at: range)
      if text != "-0" { reportInLaterPass(found) }
      return
    }
    guard !known.takes(text) else { return }
    reportOverflow(text, type, at: range)
  }
}

extension WellKnown {
  fileprivate var isUnsigned: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  fileprivate func takes(_ text: String) -> Bool {
    switch self {
    case .int8: Int8(text) != nil
    case .int16: Int16(text) != nil
    case .int32: Int32(text) != nil
    case .int, .int64: Int64(text) != nil
    case .uint8: UInt8(text) != nil
    case .uint16: UInt16(text) != nil
    case .uint32: UInt32(text) != nil
    case .uint, .uint64: UInt64(text) != nil
    default: true
    }
  }
}
