import Diagnostics
import SwiftSource

extension Checker {
  /// Whether an expression starts with a `$0` that no closure is around.
  func startsAnonymously(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): name.text.hasPrefix("$") && unknownNames.contains(name.range)
    case .member(let base?, _), .call(let base, _): startsAnonymously(base)
    default: false
    }
  }

  func reportUnknown(_ name: Name) {
    if speculation == 0 { unknownNames.insert(name.range) }
    if name.text == "self" || name.text.hasPrefix("$") {
      if Int(name.text.dropFirst()) != nil {
        error("anonymous closure argument not contained in a closure", at: name.range)
        return
      }
    }
    if isOperatorName(name.text) { return reportUnknown(operator: name) }
    if let later = upcomingDeclaration(of: name) {
      if reportEarlyCapture(of: name, later) { return }
      error(
        "use of local variable '\(name.text)' before its declaration", at: name.range,
        notes: [Diagnostic(.note, "'\(name.text)' declared here", at: later)])
      return
    }
    if passOver(unsimulated: name.text, at: name.range) { return }
    if isInsidePartlyUnknown || isProjectionOfUnknown(name.text) {
      meetUnknown()
      return
    }
    if let own = context.selfType, let hidden = hiddenMember(name.text, own) {
      return reportHidden(hidden, name)
    }
    error("cannot find '\(name.spelled)' in scope", at: name.range)
  }

  /// A closure that names what the block around it declares later.
  private func reportEarlyCapture(of name: Name, _ declaration: SourceRange) -> Bool {
    let around = scope.function.parent?.closures.last { $0.union(name.range) == $0 }
    guard scope.function.isClosure, let closure = around, closure.union(declaration) != closure
    else { return false }
    error(
      "closure captures '\(name.text)' before it is declared",
      at: SourceRange(file: closure.file, start: closure.start, end: closure.start + 1),
      notes: [
        Diagnostic(.note, "captured here", at: name.range),
        Diagnostic(.note, "captured value declared here", at: declaration),
      ])
    return true
  }

  /// What swiftc says only of a program that is right otherwise.
  func reportInLaterPass(_ found: Diagnostic) {
    if !flowDiagnostics.contains(found) { flowDiagnostics.append(found) }
  }

  /// The language's macros that make an expression, by name, as swiftc shows them: those that only
  /// say something are functions of a text, the others give what their context wants.
  private static let macros = [
    "error": "error", "warning": "warning", "line": "line()", "column": "column()",
    "file": "file()", "fileID": "fileID()", "filePath": "filePath()", "function": "function()",
  ]

  /// `print(error)` where there is none: what is found is `#error`.
  func macroReference(_ name: Name) -> Typed? {
    guard let macro = Self.macros[name.text], !isInsidePartlyUnknown,
      upcomingDeclaration(of: name) == nil,
      context.selfType.flatMap({ hiddenMember(name.text, $0) }) == nil
    else { return nil }
    error("expansion of macro '\(macro)' requires leading '#'", at: name.range)
    var typed = Typed.failed(at: name.range)
    if macro.hasSuffix("()") {
      reportUninferred("T", at: name.range)
    } else {
      typed.type = .function(FunctionType([.init(type(.string))], result: .void))
    }
    return typed
  }

  func reportUnknown(operator name: Name) {
    if speculation == 0 { unknownNames.insert(name.range) }
    let usual = ["++": "+= 1", "--": "-= 1", "...<": "..<", "..": "..."]
    let hint = usual[name.text].map { "; did you mean '\($0)'?" } ?? ""
    error("cannot find operator '\(name.text)' in scope\(hint)", at: name.range)
  }

  /// A tuple's type; one that a protocol calls its `Element` by that name, too.
  private func tupleText(_ tuple: Typed) -> String {
    let isOfProtocol = tuple.written?.context.enclosingNominal?.keyword == .protocol
    return isOfProtocol ? quoted(typeOf: tuple) : "'\(shown(tuple.type))'"
  }

  /// Whether a name is an operator's: emoji are letters.
  func isOperatorName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if first.isASCII { return "/=-+!*%<>&|^~?.".unicodeScalars.contains(first) }
    switch first.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2027, 0x2030...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default: return false
    }
  }

  func reportMissingMember(_ name: Name, of base: Typed, isCalled: Bool = false) {
    let type = resolved(base.type)
    if let argumentPassed, argumentPassed == base.range.union(name.range), !isCalled {
      missedMembers.insert(Spot(base.range))
      missedArguments.insert(name.range)
    }
    if type.isError || isLostElement(type) || isPlaceholder(type)
      || passOver(unsimulatedMember: name.text, at: name.range)
    {
      return
    }
    if case .metatype(let instance) = type {
      if let nominal = instance.nominal,
        passOver(unknownMember: name, of: nominal, isStatic: true)
      {
        return
      }
      if let hidden = hiddenMember(name.text, instance) { return reportHidden(hidden, name) }
      let open = openGenerics(of: instance)
      let text = open.isEmpty ? shown(instance) : presentable(instance).withoutSugar
      reportNoMember(name.text, ofType: text, at: name.range)
      reportUninferred(open, of: instance.nominal, at: base.range)
      return
    }
    let inner = type.wrapped.map { solver.literal(of: $0).flatMap(defaultType) ?? $0 }
    if let wrapped = inner {
      let found = members(named: name.text, of: wrapped, isStatic: false)
      if !found.isEmpty {
        let whole = base.range.union(name.range)
        // Where the last of a path is to be taken, that has been said of the one before it.
        if chainBases == 0, !isCalled, found.count == 1, passedArguments < 2,
          unwrappedPaths.contains(where: { $0.leads(to: base.range) })
        {
          failures += 1
          return
        }
        if speculation == 0 { unwrappedPaths.insert(whole) }
        return reportMustUnwrap(base, to: wrapped, member: name.text)
      }
    }
    if let wrapped = inner, case .tuple(let elements) = wrapped,
      elements.contains(where: { $0.label == name.text })
        || Int(name.text).map(elements.indices.contains) == true
    {
      return reportMustUnwrap(base, to: wrapped, member: name.text)
    }
    if let nominal = type.nominal, passOver(unknownMember: name, of: nominal) { return }
    if let hidden = hiddenMember(name.text, type) { return reportHidden(hidden, name) }
    if let statics = members(named: name.text, of: type, isStatic: true).first,
      !statics.symbol.isInitializer, !statics.symbol.isType
    {
      // Of what has no type, that has been said.
      if statics.symbol.binding != nil, signature(of: statics.symbol).result.isError { return }
      let isCase: Bool
      if case .enumCase = statics.symbol.kind { isCase = true } else { isCase = false }
      error(
        isCase
          ? "enum case '\(name.text)' cannot be used as an instance member"
          : "static member '\(name.text)' cannot be used on instance of type '\(shown(type))'",
        at: base.range)
      return
    }
    if case .tuple = type {
      error(
        "value of tuple type \(tupleText(base)) has no member '\(name.text)'", at: name.range,
        kind: .valueLacksMember)
      return
    }
    if reportMissingDynamic(name, of: base, isCalled: isCalled) { return }
    smallChanges -= 20
    var notes: [Diagnostic] = []
    if type == .any {
      let hint =
        "cast 'Any' to 'AnyObject' or use 'as!' to force downcast to a more specific type to "
        + "access members"
      notes = [Diagnostic(.note, hint, at: name.range)]
    }
    if let nominal = type.nominal, nominal.keyword == .enum, !nominal.isBuiltin,
      name.text == "rawValue", let place = nominal.scope.declaration?.nameRange
    {
      let hint = "did you mean to specify a raw type on the enum declaration?"
      notes = [Diagnostic(.note, hint, at: place)]
    }
    error(
      "value of type \(quoted(typeOf: base)) has no member '\(name.text)'", at: name.range,
      notes: notes, kind: .valueLacksMember)
  }

  /// A member that cannot be seen from here, of a type or of one of its superclasses.
  private func hiddenMember(_ name: String, _ type: Type) -> Symbol? {
    var current = type.nominal
    while let nominal = current {
      if let found = ownMembers(of: nominal, named: name).first(where: { !isVisible($0) }) {
        return found
      }
      current = superclass(of: nominal)?.nominal
    }
    return nil
  }

  private func reportHidden(_ symbol: Symbol, _ name: Name) {
    if case .wrapperStorage(let original) = symbol.kind, wrapperUse(of: original) == nil {
      error("cannot find '\(name.text)' in scope", at: name.range)
      return
    }
    hiddenMembers[Spot(name.range)] = symbol
    let level = symbol.access == .fileprivate ? "fileprivate" : "private"
    let notes =
      symbol.context.file == .max
      ? [] : [Diagnostic(.note, "'\(symbol.shownName)' declared here", at: symbol.nameRange)]
    error(
      "'\(name.text)' is inaccessible due to '\(level)' protection level", at: name.range,
      notes: notes)
  }
}

extension SourceRange {
  /// Whether an expression there is what a path at `other` starts with.
  fileprivate func leads(to other: SourceRange) -> Bool {
    start == other.start && union(other) == other
  }
}
