import Diagnostics
import SwiftSource

extension Checker {
  /// Arguments that wait for a parameter's type, given one for a message.
  func typedForDiagnosis(_ arguments: [PreparedArgument]) -> [PreparedArgument] { arguments }

  /// No overload takes so many arguments, or such labels.
  func reportNoFit(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ make: (Candidate) -> CallTarget,
    _ syntax: CallArguments, name: Name, at range: SourceRange
  ) -> Typed {
    if arguments.contains(where: { $0.typed?.type.isError ?? false }) {
      failures += 1
      return .failed(at: range)
    }
    guard candidates.count > 1 else {
      if let only = candidates.first,
        case .failure(let failure) = match(arguments, to: signature(of: only.symbol).parameters)
      {
        report(failure.mismatch, make(only), arguments, syntax, at: range)
      }
      return .failed(at: range)
    }
    if let best = nearest(candidates, arguments),
      case .failure(let failure) = match(arguments, to: signature(of: best.symbol).parameters)
    {
      let single = candidates.filter { distance($0, arguments) == distance(best, arguments) }
      if single.count == 1 {
        report(failure.mismatch, make(best), arguments, syntax, at: range)
        return .failed(at: range)
      }
    }
    reportNoExact(candidates, name, at: range)
    return .failed(at: range)
  }

  /// The overload that the fewest changes would make fit.
  private func nearest(
    _ candidates: [Candidate], _ arguments: [PreparedArgument]
  ) -> Candidate? {
    candidates.min { distance($0, arguments) < distance($1, arguments) }
  }

  private func distance(_ candidate: Candidate, _ arguments: [PreparedArgument]) -> Int {
    let parameters = signature(of: candidate.symbol).parameters
    let labels = arguments.map(\.labelText)
    let missing = parameters.filter {
      !$0.hasDefault && !$0.isVariadic && !labels.contains($0.label)
    }.count
    let extra = labels.filter { label in !parameters.contains { $0.label == label } }.count
    return missing + extra * 2
  }

  private func reportNoExact(_ candidates: [Candidate], _ name: Name, at range: SourceRange) {
    let symbol = candidates[0].symbol
    let notes = candidates.prefix(8).compactMap { candidate -> Diagnostic? in
      guard candidate.symbol.context.file != .max else { return nil }
      return Diagnostic(.note, "found this candidate", at: candidate.symbol.nameRange)
    }
    let what: String
    if symbol.isInitializer {
      what = "initializer"
    } else if case .subscript = symbol.kind {
      what = "subscript"
    } else {
      what = "\(symbol.describedKind) '\(symbol.name)'"
    }
    let place = symbol.isInitializer ? range : name.range
    error("no exact matches in call to \(what)", at: place, notes: notes)
  }

  /// Every overload that takes such labels fails on the types.
  func reportNoMatch(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ make: (Candidate) -> CallTarget,
    _ expected: Type?, _ syntax: CallArguments, name: Name, at range: SourceRange
  ) -> Typed {
    if arguments.contains(where: { $0.typed?.type.isError ?? false }) {
      failures += 1
      return .failed(at: range)
    }
    if speculation > 0 {
      failures += 1
      return .failed(at: range)
    }
    let targets = candidates.map(make)
    if let receiver = targets.first?.receiver, targets.allSatisfy(\.isMutating),
      !receiver.type.isError
    {
      switch receiver.access {
      case .place: break
      default:
        reportImmutable(receiver, nil, .mutatingMember, at: name.range)
        return .failed(at: range)
      }
    }
    // An error inside a closure or a nested argument is worth more than saying that none fits.
    for candidate in candidates {
      let count = diagnostics.count
      let saved = solver.mark()
      _ = apply(make(candidate), arguments, expected: expected, syntax, at: range, name: name)
      solver.rollBack(to: saved)
      let found = Array(diagnostics[count...])
      diagnostics.removeSubrange(count...)
      let inner = found.filter { isInsideClosure($0.range, arguments) }
      if !inner.isEmpty, inner.count == found.count {
        diagnostics += inner
        return .failed(at: range)
      }
    }
    if let nearest = onlyPlausible(candidates, arguments, make) ?? firstPlain(candidates) {
      _ = apply(make(nearest), arguments, expected: expected, syntax, at: range, name: name)
      return .failed(at: range)
    }
    reportNoExact(candidates, name, at: range)
    return .failed(at: range)
  }

  private func isInsideClosure(_ range: SourceRange, _ arguments: [PreparedArgument]) -> Bool {
    arguments.contains { argument in
      argument.typed == nil && argument.expression.isClosure
        && argument.expression.range.file == range.file
        && argument.expression.range.start < range.start
        && range.end <= argument.expression.range.end
    }
  }

  /// Of a library's subscripts the one that people mean: by index.
  private func firstPlain(_ candidates: [Candidate]) -> Candidate? {
    candidates.first { candidate in
      guard case .subscript = candidate.symbol.kind, candidate.symbol.context.file == .max
      else { return false }
      return signature(of: candidate.symbol).generics.isEmpty
    }
  }

  /// The only overload whose first argument fits.
  private func onlyPlausible(
    _ candidates: [Candidate], _ arguments: [PreparedArgument], _ make: (Candidate) -> CallTarget
  ) -> Candidate? {
    let plausible = candidates.filter { candidate in
      let saved = solver.mark()
      defer { solver.rollBack(to: saved) }
      let result = attempt { () -> Bool in
        let target = make(candidate)
        guard case .success(let matched) = match(arguments, to: target.parameters) else {
          return false
        }
        for (index, list) in matched.arguments.enumerated() {
          guard let position = list.first, let typed = arguments[position].typed else { continue }
          return require(typed.type, convertsTo: target.parameters[index].type, at: typed.range)
        }
        return false
      }
      return result ?? false
    }
    return plausible.count == 1 ? plausible[0] : nil
  }

  // MARK: Labels and counts

  func report(
    _ mismatch: Mismatch, _ target: CallTarget, _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    let place = callPlace(arguments, syntax, range)
    switch mismatch {
    case .missing(let list): reportMissing(list, target, arguments, syntax, at: place)
    case .extra(let list): reportExtra(list, target, arguments, syntax, at: place)
    case .trailingClosure(let index):
      let closure = arguments[index]
      if target.parameters.isEmpty || arguments.count > target.parameters.count {
        if target.parameters.isEmpty {
          error("argument passed to call that takes no arguments", at: closure.range)
        } else {
          error("extra trailing closure passed in call", at: closure.range)
        }
      } else {
        error(
          "trailing closure passed to parameter of type '\(shown(lastType(target)))' that does not accept a closure",
          at: closure.range)
      }
    case .labels(let have, let expected): reportLabels(have, expected, arguments, syntax, at: place)
    case .order(let first, let before, let index):
      error(
        "argument '\(first)' must precede argument '\(before)'",
        at: arguments[index].label?.range ?? place)
    }
  }

  /// Labels that are missing, too many, or others.
  private func reportLabels(
    _ have: [String?], _ expected: [String?], _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at place: SourceRange
  ) {
    let wrong = zip(have, expected).enumerated().filter { $0.element.0 != $0.element.1 }
    let plural = wrong.count > 1 ? "s" : ""
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
      error("missing argument label\(plural) '\(missing)' in call", at: only, fixIts: fixes)
    } else if wrong.allSatisfy({ $0.element.1 == nil }) {
      let extra = wrong.map { ($0.element.0 ?? "_") + ":" }.joined()
      error("extraneous argument label\(plural) '\(extra)' in call", at: place)
    } else {
      error(
        "incorrect argument label\(plural) in call (have '\(labels(have))', expected "
          + "'\(labels(expected))')", at: syntax.parentheses, fixIts: fixes)
    }
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
    let notes = declarationNotes(target)
    let names = list.map { target.parameters[$0] }
    if names.count == 1, let only = names.first {
      let what = only.label.map { "'\($0)'" } ?? "#\(list[0] + 1)"
      error(
        "missing argument for parameter \(what) in call",
        at: missingPlace(list[0], arguments, place, syntax), notes: notes)
      return
    }
    let texts = zip(names, list).map { info, index in
      info.label.map { "'\($0)'" } ?? "#\(index + 1)"
    }
    error(
      "missing arguments for parameters \(texts.joined(separator: ", ")) in call", at: place,
      notes: notes)
  }

  private func declarationNotes(_ target: CallTarget) -> [Diagnostic] {
    guard let symbol = target.symbol, symbol.context.file != .max else { return [] }
    return [Diagnostic(.note, "'\(symbol.shownName)' declared here", at: symbol.nameRange)]
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
    if parameter > 0, parameter <= plain.count {
      let last = plain[parameter - 1].range
      return SourceRange(file: last.file, start: last.end, end: last.end)
    }
    if syntax.parentheses.end > syntax.parentheses.start, plain.isEmpty {
      let first = syntax.parentheses.start + 1
      return SourceRange(file: syntax.parentheses.file, start: first, end: first)
    }
    if let last = plain.last?.range {
      return SourceRange(file: last.file, start: last.end, end: last.end)
    }
    return SourceRange(file: place.file, start: place.end, end: place.end)
  }

  private func reportExtra(
    _ list: [Int], _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments,
    at callPlace: SourceRange
  ) {
    guard let first = list.first else { return }
    let argument = arguments[first]
    let place = argument.label?.range ?? argument.range
    if target.parameters.isEmpty {
      if case .enumCase? = target.symbol?.kind, let symbol = target.symbol {
        error(
          "enum case '\(symbol.name)' has no associated values",
          at: syntax.parentheses.before(UInt32(symbol.name.utf8.count)))
        return
      }
      error("argument passed to call that takes no arguments", at: argument.range)
      return
    }
    if list.count == 1 {
      if let label = argument.labelText {
        error("extra argument '\(label)' in call", at: argument.range)
      } else {
        error("extra argument in call", at: place)
      }
      return
    }
    let texts = list.map { index in arguments[index].labelText.map { "'\($0)'" } ?? "#\(index + 1)"
    }
    error(
      "extra arguments at positions \(texts.joined(separator: ", ")) in call", at: callPlace,
      notes: declarationNotes(target))
  }
}

extension SourceRange {
  var emptyStart: SourceRange { SourceRange(file: file, start: start, end: start) }
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

  var describedName: String { fullName }

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
