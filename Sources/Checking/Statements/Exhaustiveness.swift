import Diagnostics
import SwiftSource

/// A set of values, as patterns describe it.
indirect enum Space {
  case all
  case boolean(Bool)
  case enumCase(Int, [Space])
  case some(Space)
  case none
  case tuple([Space])
  /// Some values, not known which: an expression, a pattern with a condition.
  case part
}

extension Space {
  /// Whether it has every value of another, as far as that is easily seen.
  fileprivate func contains(_ other: Space) -> Bool {
    switch (self, other) {
    case (.all, _): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.none, .none): true
    case (.some(let a), .some(let b)): a.contains(b)
    case (.enumCase(let a, let x), .enumCase(let b, let y)):
      a == b && zip(x, y).allSatisfy { $0.contains($1) }
    case (.tuple(let x), .tuple(let y)): zip(x, y).allSatisfy { $0.contains($1) }
    default: false
    }
  }
}

extension Expression {
  /// An integer or plain string, to compare.
  var literalText: String? {
    switch kind {
    case .integer(let text): return text
    case .string(let segments):
      if case .text(let text)? = segments.first, segments.count == 1 { return "\"\(text)\"" }
      return nil
    default: return nil
    }
  }
}

extension Checker {
  /// Reports what the cases of a switch leave out.
  func checkExhaustive(_ statement: SwitchStatement, _ type: Type) {
    reportRepeatedLiterals(statement)
    var rows: [[Space]] = []
    for item in statement.cases {
      for one in item.items {
        let space = space(one.pattern, type)
        if isEnumerable(type), rows.contains(where: { $0[0].contains(space) }) {
          report(
            Diagnostic(
              .warning, "case is already handled by previous patterns; consider removing it",
              at: one.pattern.range))
        }
        if one.condition == nil { rows.append([space]) }
      }
    }
    if statement.cases.isEmpty {
      if isUninhabited(type) { return }
      error(
        "'switch' statement body must have at least one 'case' or 'default' block; add a default case",
        at: statement.range)
      return
    }
    var budget = 20_000
    let missing = uncovered(rows, [type], &budget, limit: 16, isOutermost: true)
    if let standard = statement.cases.first(where: { $0.isDefault && !$0.isUnknown }) {
      if missing.isEmpty, budget > 0, isEnumerable(type), !mayGrow(type) {
        // Found in a later pass.
        if speculation == 0 {
          flowDiagnostics.append(
            Diagnostic(.warning, "default will never be executed", at: standard.range))
        }
      }
      return
    }
    guard !missing.isEmpty else { return }
    let isFinite = isEnumerable(type)
    if !isFinite || missing.contains(where: { shownSpace($0[0], type) == "_" }) {
      let note = Diagnostic(.note, "add a default clause", at: statement.range)
      errorLater("switch must be exhaustive", at: statement.range, notes: [note])
      return
    }
    var notes = missing.map { row in
      Diagnostic(.note, "add missing case: '\(shownSpace(row[0], type))'", at: statement.range)
    }
    if notes.count > 1 { notes.append(Diagnostic(.note, "add missing cases", at: statement.range)) }
    errorLater("switch must be exhaustive", at: statement.range, notes: notes)
  }

  /// `case 1:` twice.
  private func reportRepeatedLiterals(_ statement: SwitchStatement) {
    var first: [String: SourceRange] = [:]
    for item in statement.cases.flatMap(\.items) where item.condition == nil {
      guard case .expression(let expression) = item.pattern.kind,
        let literal = expression.literalText
      else { continue }
      guard let earlier = first[literal] else {
        first[literal] = expression.range
        continue
      }
      let note = Diagnostic(
        .note, "first occurrence of identical literal pattern is here", at: earlier)
      report(
        Diagnostic(
          .warning,
          "literal value is already handled by previous pattern; consider removing it",
          at: expression.range, notes: [note]))
    }
  }

  private func isEnumerable(_ type: Type) -> Bool {
    switch type {
    case .tuple: return true
    case .nominal(let nominal, _):
      return nominal.wellKnown == .bool || nominal.wellKnown == .optional
        || nominal.keyword == .enum
    default: return false
    }
  }

  /// Whether a framework may add cases: then a `default` has something to wait for.
  private func mayGrow(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type, nominal.isBuiltin, nominal.keyword == .enum,
      nominal.wellKnown != .optional
    else { return false }
    let attributes = nominal.scope.declaration?.attributes ?? []
    return !attributes.contains { $0.baseName == "frozen" }
  }

  // MARK: Patterns as spaces

  private func space(_ pattern: Pattern, _ type: Type) -> Space {
    switch pattern.kind {
    case .wildcard, .identifier: return .all
    case .binding(_, let inner): return space(inner, type)
    case .optional(let inner): return .some(space(inner, type.wrapped ?? .error))
    case .tuple(let elements):
      if elements.count == 1 { return space(elements[0].pattern, type) }
      guard case .tuple(let types) = type, types.count == elements.count else { return .part }
      return .tuple(zip(elements, types).map { space($0.pattern, $1.type) })
    case .is(let syntax): return castSpace(syntax, type, .all)
    case .cast(let inner, let syntax):
      return inner.isIrrefutable ? castSpace(syntax, type, .all) : .part
    case .enumCase(_, let name, let payload):
      return caseSpace(name.text, payload?.map(\.pattern), type)
    case .expression(let expression): return expressionSpace(expression, type)
    }
  }

  /// A cast to what the value is anyway covers everything.
  private func castSpace(_ syntax: TypeSyntax, _ type: Type, _ inner: Space) -> Space {
    let target = attempt { resolve(syntax, in: context) }
    return target == type ? .all : .part
  }

  private func caseSpace(_ name: String, _ payload: [Pattern]?, _ type: Type) -> Space {
    if let wrapped = type.wrapped {
      if name == "none" { return .none }
      if name == "some" { return .some(payload?.first.map { space($0, wrapped) } ?? .all) }
      return .some(caseSpace(name, payload, wrapped))
    }
    guard let found = caseNamed(name, of: type) else { return .part }
    let types = found.payload.map(\.type)
    guard let payload else { return .enumCase(found.index, types.map { _ in .all }) }
    if payload.count == 1, types.count > 1 {
      let tuple = Type.tuple(types.map { TupleElement(label: nil, type: $0) })
      switch space(payload[0], tuple) {
      case .tuple(let parts): return .enumCase(found.index, parts)
      case .all: return .enumCase(found.index, types.map { _ in .all })
      default: return .part
      }
    }
    guard payload.count == types.count else { return .part }
    return .enumCase(found.index, zip(payload, types).map { space($0, $1) })
  }

  private func expressionSpace(_ expression: Expression, _ type: Type) -> Space {
    if let inner = expression.optionalPattern, let wrapped = type.wrapped {
      return .some(expressionSpace(inner, wrapped))
    }
    switch expression.kind {
    case .boolean(let value):
      if type.wrapped != nil { return .some(.boolean(value)) }
      return .boolean(value)
    case .nil: return .none
    case .discard: return .all
    case .member(_, let name): return caseSpace(name.text, nil, type)
    case .tuple(let items) where items.count > 1:
      guard case .tuple(let types) = type, types.count == items.count else { return .part }
      return .tuple(zip(items, types).map { expressionSpace($0.value, $1.type) })
    case .tuple(let items) where items.count == 1: return expressionSpace(items[0].value, type)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind else { return .part }
      let patterns = arguments.arguments.map {
        Pattern(.expression($0.value), at: $0.value.range)
      }
      return caseSpace(name.text, patterns, type)
    default: return .part
    }
  }

  // MARK: What is left out

  /// Rows of values that no pattern row takes: one for each way, at most `limit`.
  private func uncovered(
    _ rows: [[Space]], _ types: [Type], _ budget: inout Int, limit: Int, isOutermost: Bool = false
  ) -> [[Space]] {
    budget -= 1
    if budget <= 0 { return [] }
    guard let type = types.first else { return rows.isEmpty ? [[]] : [] }
    let rest = Array(types.dropFirst())
    guard let constructors = constructors(of: type, rows, listsAll: isOutermost) else {
      let open = rows.filter { if case .all = $0[0] { true } else { false } }
      return uncovered(open.map { Array($0.dropFirst()) }, rest, &budget, limit: limit).map {
        [.all] + $0
      }
    }
    var result: [[Space]] = []
    for one in constructors {
      let special = rows.compactMap { specialize($0, one) }
      for row in uncovered(special, one.types + rest, &budget, limit: limit) {
        result.append(
          [one.make(Array(row.prefix(one.types.count)))] + row.dropFirst(one.types.count))
        if result.count >= limit { return result }
      }
    }
    return result
  }

  private struct Constructor {
    enum Kind: Equatable { case boolean(Bool), enumCase(Int), some, none, tuple }
    var kind: Kind
    var types: [Type]

    func make(_ parts: [Space]) -> Space {
      switch kind {
      case .boolean(let value): .boolean(value)
      case .enumCase(let index): .enumCase(index, parts)
      case .some: .some(parts.first ?? .all)
      case .none: .none
      case .tuple: .tuple(parts)
      }
    }
  }

  /// The ways to make a value of a type; nil where they cannot be listed, or no row looks inside.
  private func constructors(
    of type: Type, _ rows: [[Space]], listsAll: Bool
  ) -> [Constructor]? {
    let looksInside = rows.contains { row in
      switch row[0] {
      case .all, .part: false
      default: true
      }
    }
    let takesNothing = !rows.contains { row in if case .all = row[0] { true } else { false } }
    guard looksInside || listsAll && takesNothing && isEnumerable(type) && !isTuple(type) else {
      return nil
    }
    switch type {
    case .tuple(let elements): return [Constructor(kind: .tuple, types: elements.map(\.type))]
    case .nominal(let nominal, let arguments):
      if nominal.wellKnown == .bool {
        return [
          Constructor(kind: .boolean(true), types: []),
          Constructor(kind: .boolean(false), types: []),
        ]
      }
      if let wrapped = type.wrapped {
        return [Constructor(kind: .some, types: [wrapped]), Constructor(kind: .none, types: [])]
      }
      guard nominal.keyword == .enum else { return nil }
      return nominal.scope.ordered.compactMap { symbol in
        guard case .enumCase(let index, _) = symbol.kind else { return nil }
        let types = signature(of: symbol).parameters.map { substitute($0.type, arguments) }
        if types.contains(where: isUninhabited) { return nil }
        return Constructor(kind: .enumCase(index), types: types)
      }
    default: return nil
    }
  }

  /// Whether there is no value of the type, and so none of a case that holds one.
  private func isUninhabited(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.wellKnown == .never
      || nominal.keyword == .enum && !nominal.isBuiltin && nominal.cases.isEmpty
  }

  private func isTuple(_ type: Type) -> Bool {
    if case .tuple = type { return true }
    return false
  }

  /// A row seen inside one constructor; nil where it takes no such value.
  private func specialize(_ row: [Space], _ constructor: Constructor) -> [Space]? {
    let rest = row.dropFirst()
    switch (row[0], constructor.kind) {
    case (.all, _): return constructor.types.map { _ in Space.all } + rest
    case (.boolean(let a), .boolean(let b)): return a == b ? Array(rest) : nil
    case (.enumCase(let a, let parts), .enumCase(let b)): return a == b ? parts + rest : nil
    case (.some(let inner), .some): return [inner] + rest
    case (.none, .none): return Array(rest)
    case (.tuple(let parts), .tuple): return parts + rest
    default: return nil
    }
  }

  /// `.b(_)`, `(true, _)`: as swiftc writes a missing case.
  private func shownSpace(_ space: Space, _ type: Type) -> String {
    switch space {
    case .all, .part: return "_"
    case .boolean(let value): return String(value)
    case .none: return ".none"
    case .some(let inner):
      return ".some(\(shownSpace(inner, type.wrapped ?? .error)))"
    case .tuple(let parts):
      guard case .tuple(let elements) = type else { return "_" }
      return "(\(zip(parts, elements).map { shownSpace($0, $1.type) }.joined(separator: ", ")))"
    case .enumCase(let index, let parts):
      guard let nominal = type.nominal, nominal.cases.indices.contains(index) else { return "_" }
      let item = nominal.cases[index]
      if parts.isEmpty { return ".\(item.name)" }
      let labels = item.payload?.map(\.label) ?? []
      let types = item.payload?.map { substitute($0.type, type.arguments) } ?? []
      let texts = parts.enumerated().map { position, part in
        let text = shownSpace(part, position < types.count ? types[position] : .error)
        guard position < labels.count, let label = labels[position] else { return text }
        return "\(label): \(text == "_" ? "let \(label)" : text)"
      }
      return ".\(item.name)(\(texts.joined(separator: ", ")))"
    }
  }
}
