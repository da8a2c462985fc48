import Diagnostics
import SwiftSource

// Raw values of enums.
extension Checker {
  func checkRawValues(of nominal: NominalType) {
    guard nominal.keyword == .enum, let syntax = nominal.scope.syntax else { return }
    let cases = syntax.members.flatMap { member -> [EnumCaseDeclaration] in
      if case .enumCases(let list) = member.kind { return list }
      return []
    }
    _ = inherited(of: nominal)
    guard let raw = nominal.scope.rawType, let known = raw.nominal?.wellKnown else {
      guard nominal.scope.rawType == nil else { return }
      for item in cases {
        guard let value = item.rawValue else { continue }
        error(
          "enum case cannot have a raw value if the enum does not have a raw type",
          at: value.range)
      }
      return
    }
    let before = failures
    for item in cases where item.payload != nil {
      error("enum with raw type cannot have cases with arguments", at: item.range)
      break
    }
    checkLiterals(of: cases, raw, known)
    if failures != before, let place = syntax.inherited.first?.range {
      error(
        "'\(nominal.name)' declares raw type '\(raw)', but does not conform to RawRepresentable "
          + "and conformance could not be synthesized", at: place,
        notes: [
          Diagnostic(
            .note, "add stubs for conformance", at: nominal.scope.declaration?.nameRange ?? place)
        ])
    } else {
      checkUnique(cases, known)
    }
  }

  private func checkLiterals(
    of cases: [EnumCaseDeclaration], _ raw: Type, _ known: WellKnown
  ) {
    var previous: Expression.Kind?
    for (index, item) in cases.enumerated() {
      guard let value = item.rawValue else {
        if !known.isInteger, known != .string {
          checkImplicitValue(item, known, isFirst: index == 0, previous)
        }
        previous = nil
        continue
      }
      previous = value.kind
      let found: String? =
        switch value.kind {
        case .string: known == .string || known == .character ? nil : "String"
        case .integer: known.isInteger || known.isFloatingPoint ? nil : "Int"
        case .float: known.isFloatingPoint ? nil : "Double"
        case .boolean: "Bool"
        default: nil
        }
      if let found {
        error("cannot convert value of type '\(found)' to raw type '\(raw)'", at: value.range)
      }
    }
  }

  private func checkImplicitValue(
    _ item: EnumCaseDeclaration, _ known: WellKnown, isFirst: Bool, _ previous: Expression.Kind?
  ) {
    if known.isFloatingPoint {
      guard case .float? = previous else { return }
      error(
        "enum case must declare a raw value when the preceding raw value is not an integer",
        at: item.range)
    } else if isFirst {
      error(
        "enum cases require explicit raw values when the raw type is not expressible by integer "
          + "or string literal", at: item.range)
    }
  }

  /// Two cases of one raw value, written or counted.
  private func checkUnique(_ cases: [EnumCaseDeclaration], _ known: WellKnown) {
    var seen: [String: [Diagnostic]] = [:]
    var next = 0
    var start = cases.first.map {
      Diagnostic(.note, "raw value implicitly auto-incremented from zero", at: $0.range)
    }
    for item in cases {
      var text: String?
      switch item.rawValue?.kind {
      case .integer(let written)?:
        next = Int(written.filter { $0 != "_" }) ?? next
        text = known.isInteger ? String(next) : written
      case .string(let segments)?:
        if case .text(let written)? = segments.first, segments.count == 1 { text = written }
      case .prefix(_, _)?, .float?: return
      case nil: text = known == .string ? item.name : String(next)
      default: break
      }
      next += 1
      if let written = item.rawValue?.range {
        start = Diagnostic(.note, "raw value auto-incremented from here", at: written)
      }
      guard let text else { continue }
      let place = item.rawValue?.range ?? item.range
      let counted = item.rawValue == nil && known.isInteger ? start.map { [$0] } ?? [] : []
      if let first = seen[text] {
        error("raw value for enum case is not unique", at: place, notes: counted + first)
      } else {
        seen[text] = [Diagnostic(.note, "raw value previously used here", at: place)] + counted
      }
    }
  }
}
