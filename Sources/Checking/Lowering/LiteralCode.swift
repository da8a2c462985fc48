import Diagnostics
import SwiftSource

extension FunctionBuilder {
  /// A number of whatever type it turned out to be.
  func number(_ text: String, isFloat: Bool, _ type: Type, at range: SourceRange) -> Code {
    let digits = text.filter { $0 != "_" }
    if let known = type.nominal?.wellKnown {
      if known.isFloatingPoint {
        // What is no number at all, `1e5x`, the parser has told of.
        let value = doubleValue(digits) ?? 0
        return Code(
          .constant(.double(known == .float ? Double(Float(value)) : value)), type: type, at: range)
      }
      if known.isInteger {
        guard let value = integerValue(digits) else {
          checker.reportOverflow(text, type, at: range)
          return Code(.constant(.integer(0)), type: type, at: range)
        }
        checker.checkOverflow(of: digits, known, type, at: range)
        return Code(.constant(.integer(value)), type: type, at: range)
      }
    }
    if type.isError { return Code(.constant(.integer(0)), type: type, at: range) }
    let standard = checker.type(isFloat ? .double : .int)
    if case .variable = type { return number(text, isFloat: isFloat, standard, at: range) }
    if !isFloat, takes("_digits", type) {
      let text = Code(.constant(.string(digits)), type: checker.type(.string), at: range)
      return fromLiteral("_digits", text, type, at: range)
    }
    let label = isFloat || !takes("integerLiteral", type) ? "floatLiteral" : "integerLiteral"
    let inner = label == "floatLiteral" ? checker.type(.double) : standard
    return fromLiteral(label, number(text, isFloat: isFloat, inner, at: range), type, at: range)
  }

  private func takes(_ label: String, _ type: Type) -> Bool {
    checker.initializers(of: type).contains {
      checker.signature(of: $0.symbol).parameters.first?.label == label
    }
  }

  private func integerValue(_ digits: String) -> Int? {
    if digits.hasPrefix("-"), digits.dropFirst().first == "0", digits.count > 2 {
      return integerValue(String(digits.dropFirst())).map { 0 &- $0 }
    }
    let (radix, body) = radix(of: digits)
    if let value = Int(body, radix: radix) { return value }
    return UInt(body, radix: radix).map { Int(bitPattern: $0) }
  }

  private func radix(of digits: String) -> (Int, Substring) {
    if digits.hasPrefix("0x") { return (16, digits.dropFirst(2)) }
    if digits.hasPrefix("0b") { return (2, digits.dropFirst(2)) }
    if digits.hasPrefix("0o") { return (8, digits.dropFirst(2)) }
    return (10, digits[...])
  }

  private func doubleValue(_ digits: String) -> Double? {
    let (radix, _) = radix(of: digits)
    if radix == 2 || radix == 8 { return integerValue(digits).map(Double.init) }
    return Double(digits)
  }

  /// `T(integerLiteral: 5)`: a literal of a type that the library or the program declares.
  func fromLiteral(
    _ label: String, _ value: Code, _ type: Type, isVariadic: Bool = false, at range: SourceRange
  ) -> Code {
    for candidate in checker.initializers(of: type) {
      let signature = checker.signature(of: candidate.symbol)
      guard signature.parameters.count == 1, signature.parameters[0].label == label else {
        continue
      }
      var arguments: [CallArgument] = [.value(value)]
      if let nominal = type.nominal, nominal.isClass, candidate.symbol.native == nil {
        checker.layOut(nominal)
        arguments.insert(
          .value(Code(.newObject(nominal, class: nil), type: type, at: range)), at: 0)
      }
      let callee = checker.initializerCallee(
        candidate.symbol, candidate, of: type, nil, isDynamic: false)
      let types = candidate.arguments.map(checker.resolved)
      return Code(.call(Call(callee, arguments, types: types)), type: type, at: range)
    }
    return Code(value.kind, type: type, at: range)
  }

  func string(
    _ segments: [StringSegment], _ parts: [Typed?], _ type: Type, at range: SourceRange
  ) -> Code {
    let known = type.nominal?.wellKnown
    if known == .character, segments.count == 1, case .text(let text) = segments[0],
      let character = text.first
    {
      return Code(.constant(.character(character)), type: type, at: range)
    }
    let stringType = checker.type(.string)
    let code = stringCode(segments, parts, stringType, at: range)
    if known == .string || type.isError || type == stringType { return code }
    if known == .substring { return Code(.convert(code, to: type), type: type, at: range) }
    if let localized = localized(code, type, at: range) { return localized }
    let labels = ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
    let label = labels.first { takes($0, type) } ?? "stringLiteral"
    return fromLiteral(label, code, type, at: range)
  }

  private func stringCode(
    _ segments: [StringSegment], _ parts: [Typed?], _ type: Type, at range: SourceRange
  ) -> Code {
    var codes: [Code] = []
    for (segment, part) in zip(segments, parts) {
      switch segment {
      case .text(let text):
        if segments.count == 1 { return Code(.constant(.string(text)), type: type, at: range) }
        if !text.isEmpty { codes.append(Code(.constant(.string(text)), type: type, at: range)) }
      case .interpolation:
        if let part { codes.append(part.build(self)) }
      }
    }
    if codes.isEmpty { return Code(.constant(.string("")), type: type, at: range) }
    return Code(.interpolation(codes), type: type, at: range)
  }
}
