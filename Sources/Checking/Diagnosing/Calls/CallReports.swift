import Diagnostics
import SwiftSource

extension Checker {
  func report(
    _ mismatch: Mismatch, _ target: CallTarget, _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at range: SourceRange
  ) {
    let place = callPlace(arguments, syntax, range)
    switch mismatch {
    case .count(let missing, let extra, let expected, let relabelled, let isInOrder):
      smallChanges -= 4 * (max(missing.count, 1) - 1)
      if !isInOrder { smallChanges -= 8 }
      // What is too many at the end is nearer than before others.
      if let first = extra.first, first < arguments.count - extra.count { smallChanges -= 2 }
      if relabelled > 0, extra.isEmpty {
        smallChanges -= 6 * relabelled
        reportLabels(
          arguments.map(\.labelText), expected, target, arguments, syntax, at: place)
      } else if relabelled > 0 {
        smallChanges -= 2 + 6 * relabelled
      }
      if !missing.isEmpty { reportMissing(missing, target, arguments, syntax, at: place) }
      if !extra.isEmpty { reportExtra(extra, target, arguments, syntax, at: place) }
    case .trailingClosure(let index):
      error(
        "trailing closure passed to parameter of type '\(shown(lastType(target)))' that does not accept a closure",
        at: arguments[index].range)
    case .swapped(let owners): reportSwapped(owners, target, arguments, at: place)
    case .labels(let have, let expected):
      reportLabels(have, expected, target, arguments, syntax, at: place)
    case .reordered(_, let expected):
      let changes = smallChanges
      reportLabels(arguments.map(\.labelText), expected, target, arguments, syntax, at: place)
      smallChanges = changes - 4
    case .order(let index, let later):
      let names = [index, later].map { position in
        arguments[position].labelText.map { "argument '\($0)'" }
          ?? "unnamed argument #\(position + 1)"
      }
      smallChanges -= 4
      error(
        "\(names[0]) must precede \(names[1])",
        at: arguments[index].label?.range ?? arguments[index].range)
    }
  }

  /// `add(1, 2)` of an `add(_: (Int, Int))`.
  func reportUnwrittenTuple(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments
  ) -> Bool {
    guard let only = target.parameters.first, target.parameters.count == 1, only.label == nil,
      let symbol = target.symbol, symbol.context.file != .max, arguments.count > 1,
      case .tuple(let elements) = resolved(only.type), elements.count == arguments.count,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return false }
    let what =
      symbol.isInitializer ? "initializer" : "\(symbol.describedKind) '\(symbol.name)'"
    error(
      "\(what) expects a single parameter of type '\(shown(only.type))'", at: syntax.parentheses)
    return true
  }

  /// `onChange(count) { … }`: the value went to the parameter without a label, and the closure to
  /// the one that is left.
  private func reportSwapped(
    _ owners: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], at place: SourceRange
  ) {
    guard let closure = arguments.firstIndex(where: \.isTrailing),
      let label = target.parameters[owners[closure]].label
    else { return }
    smallChanges += 2
    let isWhole = target.parameters.count == arguments.count
    error(
      "missing argument label\(isWhole ? " '\(label):" : "s '\(label)::")' in call", at: place,
      kind: .missingLabel)
  }

  /// What else is wrong then: neither argument goes where it came to.
  func checkSwapped(
    _ owners: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], at range: SourceRange
  ) {
    for (argument, owner) in zip(arguments, owners) {
      let wanted = solver.shallow(target.parameters[owner].type)
      guard argument.isTrailing else {
        if let typed = argument.typed { _ = convert(typed, to: wanted, .argument) }
        continue
      }
      if case .variable(let index) = wanted {
        guard let proto = pendingProtocols(of: index).first,
          let typed = attempt({ check(argument.expression, expected: nil) })
        else { continue }
        reportNonconforming(typed.type, proto, at: range)
      } else {
        error(
          "trailing closure passed to parameter of type '\(shown(wanted))' that does not accept a "
            + "closure", at: argument.range)
      }
    }
  }

  /// Labels that are missing, too many, or others.
  private func reportLabels(
    _ have: [String?], _ expected: [String?], _ target: CallTarget,
    _ arguments: [PreparedArgument], _ syntax: CallArguments, at place: SourceRange
  ) {
    let use = target.describedUse
    let wrong = zip(have, expected).enumerated().filter { $0.element.0 != $0.element.1 }
    // A label that is missing is a smaller change than one too many, or another one.
    let weights = wrong.map { $0.element.0 == nil ? 0 : $0.element.1 == nil ? 4 : 6 }
    smallChanges += 2 - weights.reduce(0, +)
    // The first trailing closure has no label to be wrong.
    let isPlural = wrong.count { !isBare(arguments, $0.offset) } > 1
    let plural = isPlural ? "s" : ""
    let fixes = wrong.compactMap { index, pair -> Diagnostic.FixIt? in
      guard index < arguments.count, let label = pair.1 else { return nil }
      if let written = arguments[index].label {
        return Diagnostic.FixIt(range: written.range, replacement: label)
      }
      return Diagnostic.FixIt(
        range: arguments[index].expression.range.emptyStart, replacement: "\(label): ")
    }
    if wrong.allSatisfy({ $0.element.0 == nil }) {
      let missing = wrong.map { ($0.element.1 ?? "_") + ":" }.joined()
      let only = arguments.count == 1 ? arguments[0].expression.range : place
      error(
        "missing argument label\(plural) '\(missing)' in \(use)", at: only, fixIts: fixes,
        kind: .missingLabel)
    } else if wrong.allSatisfy({ $0.element.1 == nil }) {
      let extra = wrong.map { ($0.element.0 ?? "_") + ":" }.joined()
      error(
        "extraneous argument label\(plural) '\(extra)' in \(use)", at: place, kind: .otherLabels)
    } else {
      error(
        "incorrect argument label\(plural) in \(use) (have '\(labels(have))', expected "
          + "'\(labels(expected))')",
        at: syntax.hasParentheses
          ? syntax.parentheses : arguments.first { $0.isTrailing }?.range ?? place, fixIts: fixes,
        kind: .otherLabels)
    }
  }

  private func isBare(_ arguments: [PreparedArgument], _ index: Int) -> Bool {
    index < arguments.count && arguments[index].isTrailing && arguments[index].label == nil
  }

  private func lastType(_ target: CallTarget) -> Type { target.parameters.last?.type ?? .error }

  private func labels(_ list: [String?]) -> String {
    list.map { ($0 ?? "_") + ":" }.joined()
  }

  private func callPlace(
    _ arguments: [PreparedArgument], _ syntax: CallArguments, _ range: SourceRange
  ) -> SourceRange {
    syntax.parentheses.end > syntax.parentheses.start ? syntax.parentheses : range
  }

  private func reportMissing(
    _ list: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments,
    at place: SourceRange
  ) {
    if case .memberwise? = target.symbol?.kind, target.parameters.contains(where: \.type.isError) {
      // What a property is has not been understood: what is missing may be another.
      return
    }
    let notes = declarationNotes(target)
    let names = list.map { target.parameters[$0] }
    if names.count == 1, let only = names.first {
      let what = only.label.map { "'\($0)'" } ?? "#\(list[0] + 1)"
      error(
        "missing argument for parameter \(what) in \(target.describedUse)",
        at: arguments.isEmpty
          ? closing(syntax, place) : missingPlace(list[0], arguments, place, syntax),
        notes: notes, kind: .missingArgument)
      return
    }
    let texts = zip(names, list).map { info, index in
      info.label.map { "'\($0)'" } ?? "#\(index + 1)"
    }
    error(
      "missing arguments for parameters \(texts.joined(separator: ", ")) in "
        + target.describedUse,
      at: arguments.first.flatMap { $0.isTrailing ? $0.range : nil } ?? place, notes: notes,
      kind: .missingArgument)
  }

  private func declarationNotes(_ target: CallTarget) -> [Diagnostic] {
    if let (name, place) = target.declared, place.file != .max {
      return [Diagnostic(.note, "'\(name)' declared here", at: place)]
    }
    guard let symbol = target.symbol, symbol.context.file != .max else { return [] }
    let isNamedWhole = symbol.name == "subscript" || symbol.isInitializer
    let name = isNamedWhole ? symbol.fullName : symbol.shownName
    // An initializer that a class inherits is where its body starts.
    let made = (target.result.wrapped ?? target.result).nominal
    if symbol.isInitializer, let made, made !== symbol.context.nominal {
      guard let body = made.scope.syntax?.bodyRange, body.file != .max else { return [] }
      return [Diagnostic(.note, "'\(name)' declared here", at: body)]
    }
    return [Diagnostic(.note, "'\(name)' declared here", at: symbol.nameRange)]
  }

  /// Generic parameters that only a missing argument would tell.
  func reportUninferred(
    _ missing: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], at range: SourceRange
  ) {
    guard let symbol = target.symbol, !missing.isEmpty else { return }
    let generics = (symbol.context.nominal?.generics ?? []) + signature(of: symbol).generics
    var told: Set<Int> = []
    for (index, parameter) in target.parameters.enumerated() where !missing.contains(index) {
      parameter.type.walk { part in
        if case .variable(let variable) = solver.shallow(part) { told.insert(variable) }
      }
    }
    // What a missing argument itself is of is not asked for.
    for index in missing {
      if case .variable(let variable) = solver.shallow(target.parameters[index].type) {
        told.insert(variable)
      }
    }
    let open = zip(generics.suffix(target.types.count), target.types).filter { _, type in
      if case .variable(let variable) = solver.shallow(type) {
        !told.contains(variable)
      } else {
        false
      }
    }
    reportUninferred(open.map(\.0), of: target.symbol, at: range)
  }

  /// Generic parameters of a wrapper that is not made of the property's value.
  func reportUnwrapped(_ target: CallTarget, at range: SourceRange) {
    guard target.parameters.isEmpty, let nominal = target.symbol?.context.nominal else { return }
    for (generic, type) in zip(nominal.generics, target.types) {
      guard case .variable = solver.shallow(type) else { continue }
      reportUninferred(generic.name, at: range)
    }
  }

  /// Generic parameters that an argument would tell, were it not of another type.
  func reportUninferred(in wanted: Type) {
    guard speculation == 0, let call = calling.last, call.target.symbol != nil else { return }
    let wanted = solver.shallow(wanted)
    if case .variable = wanted { return }
    var open: [GenericParameter] = []
    resolved(wanted).walk { part in
      guard case .variable(let index) = part, let parameter = self.solver.parameter(of: index),
        self.solver.literal(of: part) == nil, call.target.types.contains(part)
      else { return }
      open.append(parameter)
    }
    reportUninferred(open, of: call.target.symbol, at: call.place)
  }

  /// The closing parenthesis.
  private func closing(_ syntax: CallArguments, _ place: SourceRange) -> SourceRange {
    let end = syntax.parentheses.end > syntax.parentheses.start ? syntax.parentheses.end : place.end
    return SourceRange(file: place.file, start: end - 1, end: end)
  }

  /// Where the missing argument would start: after the one before it, or at the parenthesis.
  private func missingPlace(
    _ parameter: Int, _ arguments: [PreparedArgument], _ place: SourceRange,
    _ syntax: CallArguments
  ) -> SourceRange {
    let plain = arguments.filter { !$0.isTrailing }
    if parameter == 0, let first = plain.first {
      return first.label?.range ?? first.range
    }
    if parameter > 0, parameter <= arguments.count {
      let last = arguments[parameter - 1].range
      return SourceRange(file: last.file, start: last.end, end: last.end)
    }
    if syntax.parentheses.end > syntax.parentheses.start, plain.isEmpty {
      let first = syntax.parentheses.start + 1
      return SourceRange(file: syntax.parentheses.file, start: first, end: first)
    }
    if let last = plain.last?.range {
      return SourceRange(file: last.file, start: last.end, end: last.end)
    }
    // Where the parentheses would stand.
    let closure = arguments.first?.range ?? place
    return closure.emptyStart.before(1)
  }

  private func reportExtra(
    _ list: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments,
    at callPlace: SourceRange
  ) {
    guard let first = list.first else { return }
    let argument = arguments[first]
    smallChanges -= 10 * list.count - 4
    // What goes somewhere comes after it.
    let isBefore = arguments.indices.contains { $0 > first && !list.contains($0) }
    if isBefore, argument.label == nil { smallChanges -= 4 }
    if target.parameters.isEmpty {
      if case .enumCase? = target.symbol?.kind, let symbol = target.symbol {
        error(
          "enum case '\(symbol.name)' has no associated values",
          at: syntax.parentheses.before(UInt32(symbol.name.utf8.count)))
        return
      }
      error(
        argument.isTrailing
          ? "extra trailing closure passed in call"
          : "argument passed to call that takes no arguments",
        at: list.count > 1
          ? callPlace : implicitMember(argument.expression)?.range ?? argument.range)
      reportContextless(list.map { arguments[$0].expression })
      return
    }
    // What only the parameter would tell goes with it.
    let before = failures
    reportContextless(list.map { arguments[$0].expression })
    smallChanges += 4 * (failures - before)
    if list.count == 1 {
      if argument.isTrailing {
        error("extra trailing closure passed in call", at: argument.range)
      } else if let label = argument.labelText {
        error(
          "extra argument '\(label)' in \(target.describedUse)", at: argument.expression.anchor)
      } else {
        error(
          "extra argument in \(target.describedUse)",
          at: implicitMember(argument.expression)?.range ?? argument.expression.anchor)
      }
      return
    }
    let texts = list.map { "#\($0 + 1)" }
    error(
      "extra arguments at positions \(texts.joined(separator: ", ")) in call", at: callPlace,
      notes: declarationNotes(target))
  }
}

extension CallArguments {
  fileprivate var hasParentheses: Bool { parentheses.end > parentheses.start }
}

extension SourceRange {
  var emptyStart: SourceRange { SourceRange(file: file, start: start, end: start) }
}

extension CallTarget {
  /// What its arguments are in.
  fileprivate var describedUse: String {
    if case .subscript? = symbol?.kind { return "subscript" }
    return "call"
  }
}

extension Symbol {
  /// What swiftc calls it in messages.
  var describedKind: String {
    switch kind {
    case .initializer, .memberwise: "initializer"
    case .subscript: "subscript"
    case .enumCase: "enum case"
    case .function:
      if isOperator {
        "operator function"
      } else if !isMember {
        "global function"
      } else if isStatic {
        isClassMember ? "class method" : "static method"
      } else {
        "instance method"
      }
    case .variable: isMember ? (isStatic ? "static property" : "property") : "var"
    case .type, .alias, .associatedType, .synthesized, .wrapperStorage, .wrapperProjection: "member"
    }
  }

  /// For `missing return in …`.
  var describedBody: String {
    switch kind {
    case .function:
      isMember
        ? (isStatic
          ? isClassMember ? "class method" : "static method"
          : "instance method")
        : localScope == nil ? "global function" : "local function"
    case .subscript, .variable: "getter"
    default: "function"
    }
  }
}
