import Diagnostics
import SwiftSource

// Members that override, or should say that they do.
extension Checker {
  func checkOverrides(of nominal: NominalType) {
    guard nominal.isClass || nominal.keyword == .struct || nominal.keyword == .enum else { return }
    for symbol in nominal.scope.ordered where symbol.declaration != nil {
      switch symbol.kind {
      case .function, .variable, .initializer, .subscript: checkOverride(symbol, nominal)
      default: break
      }
    }
  }

  /// Initializers that each subclass has to have which does not inherit them.
  func checkRequiredInitializers(of nominal: NominalType) {
    guard nominal.keyword == .class, let parent = superclass(of: nominal)?.nominal,
      !parent.isBuiltin
    else { return }
    let own = ownMembers(of: nominal, named: "init").filter {
      $0.declaration != nil && !$0.isConvenience && !$0.context.isExtension
    }
    guard let last = own.last?.declaration?.range else { return }
    for symbol in ownMembers(of: parent, named: "init") where symbol.isRequired {
      if let same = own.first(where: { $0.fullName == symbol.fullName }) {
        guard !same.isRequired else { continue }
        error(
          "use the 'required' modifier to override a required initializer", at: same.nameRange,
          notes: [
            Diagnostic(.note, "overridden required initializer is here", at: symbol.nameRange)
          ])
        continue
      }
      error(
        "'required' initializer '\(symbol.fullName)' must be provided by subclass of "
          + "'\(parent.name)'", at: nextLine(after: last),
        notes: [
          Diagnostic(
            .note, "'required' initializer is declared in superclass here", at: symbol.nameRange)
        ])
    }
  }

  /// Where the line starts after the one that something ends in.
  private func nextLine(after range: SourceRange) -> SourceRange {
    guard module.files.indices.contains(Int(range.file)) else { return range }
    let text = module.files[Int(range.file)].text.utf8
    let rest = text.dropFirst(Int(range.end))
    let distance = rest.firstIndex(of: UInt8(ascii: "\n")).map {
      rest.distance(from: rest.startIndex, to: $0) + 1
    }
    let start = range.end + UInt32(distance ?? rest.count)
    return SourceRange(file: range.file, start: start, end: start)
  }

  private func checkOverride(_ symbol: Symbol, _ nominal: NominalType) {
    guard nominal.isClass else {
      if let place = symbol.overrideKeyword {
        error("'override' can only be specified on class members", at: place)
      }
      return
    }
    guard let (other, parent) = overridden(by: symbol, nominal) else {
      if symbol.isOverride, !overridesSynthesis(symbol, nominal), !isPartlyUnknown(nominal) {
        reportNothingOverridden(symbol, nominal)
      }
      return
    }
    let notes =
      other.context.file == .max
      ? [] : [Diagnostic(.note, "overridden declaration is here", at: other.nameRange)]
    if let words = mistakenAccess(symbol, other) {
      error(words, at: symbol.nameRange, notes: notes.map(\.ofAttempt))
    } else if symbol.isOverride, symbol.access < min(other.access, .internal),
      other.context.file != .max
    {
      error(
        "overriding \(symbol.describedMember) must be as accessible as the declaration it overrides",
        at: symbol.nameRange, notes: notes)
    } else if other.isStatic, !other.isClassMember, symbol.isOverride {
      error(
        "cannot override static \(other.isFunction ? "method" : "property")",
        at: symbol.nameRange, notes: notes)
    } else if other.isFinal {
      let kind = symbol.describedMember
      error("\(kind) overrides a 'final' \(kind)", at: symbol.nameRange, notes: notes)
    } else if !symbol.isOverride, !(symbol.isInitializer && symbol.isRequired) {
      if symbol.isInitializer, other.isConvenience { return }
      if symbol.hasAttribute("nonobjc"), other.context.file == .max { return }
      error(
        "overriding declaration requires an 'override' keyword", at: symbol.nameRange,
        notes: notes)
    } else {
      checkResult(of: symbol, overriding: other, parent, notes)
    }
  }

  /// How a property of the program may not override another one.
  private func mistakenAccess(_ symbol: Symbol, _ other: Symbol) -> String? {
    guard let binding = symbol.binding, other.binding != nil, other.context.file != .max else {
      return nil
    }
    if binding.accessors == nil, !symbol.isStatic {
      return "cannot override with a stored property '\(symbol.name)'"
    }
    if other.isLet, symbol.isComputed {
      return "cannot override immutable 'let' property '\(symbol.name)' with the getter of a 'var'"
    }
    if symbol.isComputed, isSettable(other), !isSettable(symbol) {
      return "cannot override mutable property with read-only property '\(symbol.name)'"
    }
    if symbol.hasObservers, !other.isLet, !isSettable(other) {
      return "cannot observe read-only property '\(symbol.name)'; it can't change"
    }
    return nil
  }

  /// What an override gives has to do for what it overrides.
  private func checkResult(
    of symbol: Symbol, overriding other: Symbol, _ parent: Type, _ notes: [Diagnostic]
  ) {
    let own = signature(of: symbol)
    let theirs = signature(of: other)
    guard symbol.binding != nil || symbol.isFunction, own.generics.isEmpty,
      theirs.generics.isEmpty, !own.returnsSelf, !theirs.returnsSelf
    else { return }
    let wanted = substitute(theirs.result, parent.arguments)
    guard !own.result.isError, !wanted.isError, !wanted.hasVariables, !couldTake(wanted, own.result)
    else { return }
    if symbol.isFunction {
      let found = notes.map { note in
        Diagnostic(
          .note, "potential overridden \(symbol.describedMember) '\(symbol.shownName)' here",
          at: note.range)
      }
      return error(
        "method does not override any method from its superclass", at: symbol.nameRange,
        notes: found)
    }
    error(
      "property '\(symbol.name)' with type '\(shown(own.result))' cannot override a property with "
        + "type '\(shown(wanted))'", at: symbol.nameRange,
      notes: notes.map(\.ofAttempt))
  }

  /// `encode(to:)` and such, which the compiler wrote for a superclass.
  private func overridesSynthesis(_ symbol: Symbol, _ nominal: NominalType) -> Bool {
    guard superclass(of: nominal) != nil else { return false }
    return allProtocols(of: nominal).contains { proto in
      ownMembers(of: proto, named: symbol.name).contains { $0.fullName == symbol.fullName }
    }
  }

  private func reportNothingOverridden(_ symbol: Symbol, _ nominal: NominalType) {
    if let other = mislabeled(by: symbol, nominal) {
      let kind = symbol.isInitializer ? "initializer" : "method"
      return error(
        "argument labels for \(kind) '\(symbol.fullName)' do not match those of overridden \(kind) "
          + "'\(other.fullName)'", at: symbol.nameRange)
    }
    let message =
      switch symbol.kind {
      case .function: "method does not override any method from its superclass"
      case .subscript: "subscript does not override any subscript from its superclass"
      case .initializer:
        "initializer does not override a designated initializer from its superclass"
      default: "property does not override any property from its superclass"
      }
    error(message, at: symbol.nameRange, notes: notesOnNamesakes(symbol, nominal))
  }

  /// The superclass's methods of the same labels, whose types are others.
  private func notesOnNamesakes(_ symbol: Symbol, _ nominal: NominalType) -> [Diagnostic] {
    guard symbol.isFunction, let owner = superclass(of: nominal)?.nominal else { return [] }
    let own = signature(of: symbol).parameters
    return ownMembers(of: owner, named: symbol.name).filter { other in
      other.isFunction && other.isStatic == symbol.isStatic && other.isWritten
        && signature(of: other).parameters.map(\.label) == own.map(\.label)
    }.map {
      Diagnostic(
        .note, "potential overridden \($0.describedMember) '\($0.shownName)' here", at: $0.nameRange
      )
    }
  }

  /// The member of a superclass that a member would override but for its labels.
  private func mislabeled(by symbol: Symbol, _ nominal: NominalType) -> Symbol? {
    guard symbol.isFunction || symbol.isInitializer, let parent = superclass(of: nominal),
      let owner = parent.nominal
    else { return nil }
    let own = signature(of: symbol).parameters
    return ownMembers(of: owner, named: symbol.name).first { other in
      guard other.isStatic == symbol.isStatic, other.isCallable else { return false }
      let theirs = signature(of: other).parameters
      return !own.isEmpty && own.count == theirs.count
        && zip(own, theirs).allSatisfy { $0.type == substitute($1.type, parent.arguments) }
    } ?? mislabeled(by: symbol, owner)
  }

  /// The member of a superclass that a member has the name and the type of, and that superclass.
  func overridden(
    by symbol: Symbol, _ nominal: NominalType
  ) -> (symbol: Symbol, parent: Type)? {
    var current = superclass(of: nominal)
    while let parent = current, let owner = parent.nominal {
      for other in ownMembers(of: owner, named: symbol.name)
      where other.isStatic == symbol.isStatic && other.access > .private
        && isOverridden(other, by: symbol, parent)
      {
        return (other, parent)
      }
      current = superclass(of: owner).map { substitute($0, parent.arguments) }
    }
    return nil
  }

  private func isOverridden(_ other: Symbol, by symbol: Symbol, _ parent: Type) -> Bool {
    switch (symbol.kind, other.kind) {
    case (.variable, .variable): return true
    case (.function, .function), (.subscript, .subscript), (.initializer, .initializer),
      (.initializer, .synthesized):
      guard other.isCallable else { return signature(of: symbol).parameters.isEmpty }
      if symbol.fullName != other.fullName { return false }
      let own = signature(of: symbol)
      let theirs = signature(of: other)
      if !own.generics.isEmpty || !theirs.generics.isEmpty { return true }
      let types = theirs.parameters.map { substitute($0.type, parent.arguments) }
      return own.parameters.map(\.type) == types
        || symbol.isOverride && zip(own.parameters, types).allSatisfy { couldTake($0.type, $1) }
    default: return false
    }
  }

  /// A parameter of an overriding method may take more: a superclass, an optional.
  private func couldTake(_ own: Type, _ other: Type) -> Bool {
    if own == other || own.wrapped == other { return true }
    return isSubclass(other, of: own)
  }
}

extension Symbol {
  var isClassMember: Bool {
    declaration?.modifiers.contains { $0.name == "class" } ?? false
  }
  var isRequired: Bool {
    declaration?.modifiers.contains { $0.name == "required" } ?? false
  }
  fileprivate var overrideKeyword: SourceRange? {
    declaration?.modifiers.first { $0.name == "override" }?.range
  }
  fileprivate var describedMember: String {
    isFunction ? (isStatic ? "class method" : "instance method") : "property"
  }
}

extension Diagnostic {
  /// The note on what a property is to override.
  fileprivate var ofAttempt: Diagnostic {
    Diagnostic(.note, "attempt to override property here", at: range)
  }
}
