import Diagnostics
import SwiftSource

// What a type promises and does not do.
extension Checker {
  /// Protocols that refine each other: said of the second of them.
  func checkRefinement(of nominal: NominalType) {
    guard nominal.keyword == .protocol, let cycle = refinements(from: nominal, to: nominal, []),
      cycle.count > 1
    else { return }
    let places = cycle.compactMap(\.scope.declaration?.nameRange)
    guard places.count == cycle.count, places.allSatisfy({ places[0].start <= $0.start }) else {
      return
    }
    let notes = cycle.indices.filter { $0 != 1 }.map {
      Diagnostic(.note, "through protocol '\(cycle[$0].name)' declared here", at: places[$0])
    }
    error("protocol '\(cycle[1].name)' refines itself", at: places[1], notes: notes)
  }

  /// The protocols on the way from one to another that it refines.
  private func refinements(
    from nominal: NominalType, to target: NominalType, _ passed: [NominalType]
  ) -> [NominalType]? {
    let passed = passed + [nominal]
    for item in inherited(of: nominal) {
      if item.proto === target { return passed }
      if passed.contains(where: { $0 === item.proto }) || item.proto.isBuiltin { continue }
      if let found = refinements(from: item.proto, to: target, passed) { return found }
    }
    return nil
  }

  /// `@Observable` is for classes: the macro says so, and what it makes of each stored property
  /// is not right either.
  func checkObservable(_ nominal: NominalType) {
    guard nominal.keyword == .struct,
      let attribute = nominal.scope.declaration?.attributes.first(where: {
        $0.baseName == "Observable"
      })
    else { return }
    // Its name is what the macro sees of it, with the blanks behind it.
    let blanks = blanks(after: attribute.range)
    error(
      "'@Observable' cannot be applied to struct type '\(nominal.name)' (from macro "
        + "'Observable\(blanks)')", at: attribute.range)
    for property in nominal.scope.storedSymbols where !property.isLet {
      error(
        "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such "
          + "as 'get') as expected", at: property.nameRange)
    }
  }

  private func blanks(after range: SourceRange) -> String {
    guard module.files.indices.contains(Int(range.file)) else { return "" }
    let rest = module.files[Int(range.file)].text.utf8.dropFirst(Int(range.end))
    return String(repeating: " ", count: rest.prefix { $0 == UInt8(ascii: " ") }.count)
  }

  /// Reports the requirements that a type of the program leaves unfulfilled.
  func checkConformances(of nominal: NominalType) {
    guard nominal.keyword != .protocol else { return }
    reportInheritedTwice(
      by: nominal, nominal.scope.syntax?.inherited ?? [], in: nominal.scope.context ?? context)
    reportRedundantConformances(of: nominal)
    for item in inherited(of: nominal) where !nominal.isClass && isClassBound(item.proto) {
      error(
        item.proto.wellKnown == .anyObject
          ? "only protocols can inherit from 'AnyObject'"
          : "non-class type '\(nominal.name)' cannot conform to class protocol '\(item.proto.name)'",
        at: item.context.isExtension
          ? item.range : nominal.scope.declaration?.nameRange ?? item.range)
    }
    var seen = Set<ObjectIdentifier>()
    for item in inherited(of: nominal) {
      for proto in allProtocols(of: item.proto) where seen.insert(ObjectIdentifier(proto)).inserted
      {
        checkConformance(of: nominal, to: proto, in: item.context)
      }
    }
  }

  /// Reports what an extension of one of the language's own types leaves unfulfilled.
  func checkConformances(of nominal: NominalType, in syntax: ExtensionDeclaration) {
    guard nominal.wellKnown != nil, nominal.keyword != .protocol else { return }
    for item in inherited(of: nominal)
    where !item.proto.isBuiltin
      && item.context.extensionDeclaration?.extended.range == syntax.extended.range
    {
      for proto in allProtocols(of: item.proto) where !proto.isBuiltin {
        checkConformance(of: nominal, to: proto, in: item.context)
      }
    }
  }

  /// Where a conformance is said to miss something: at the type's name, or at its extension.
  func conformancePlace(of nominal: NominalType, in context: Context) -> SourceRange {
    guard context.isExtension, let syntax = context.extensionDeclaration else {
      return nominal.scope.declaration?.nameRange ?? .none
    }
    return conformancePlace(ofExtension: syntax)
  }

  func conformancePlace(ofExtension syntax: ExtensionDeclaration) -> SourceRange {
    syntax.extended.range.before(UInt32("extension ".utf8.count)).emptyStart
  }

  /// `Box<T>`
  func conformingName(of nominal: NominalType) -> String {
    if nominal.generics.isEmpty { return nominal.name }
    return "\(nominal.name)<\(nominal.generics.map(\.name).joined(separator: ", "))>"
  }

  private func checkConformance(
    of nominal: NominalType, to proto: NominalType, in context: Context
  ) {
    if isSynthesized(proto, for: nominal) {
      checkSynthesis(nominal, proto, in: context)
      return
    }
    var notes: [Diagnostic] = []
    let place = conformancePlace(of: nominal, in: context)
    for associated in proto.scope.associatedTypes
    where typeWitness(associated.name, of: nominal) == nil && superclass(of: nominal) == nil {
      notes.append(
        Diagnostic(
          .note, "protocol requires nested type '\(associated.name)'",
          at: associated.visibleRange))
    }
    for requirement in proto.scope.ordered where requirement.isWitnessed {
      notes += redeclarations(of: requirement, in: nominal)
    }
    if reportUnfitWitness(nominal, proto, at: place) { return }
    let hasTypes = notes.isEmpty
    let missing = missingWitnesses(of: nominal, to: proto)
    if hasTypes { notes += missing.flatMap { notesOnCandidates(for: $0, of: nominal) } }
    guard !notes.isEmpty || !missing.isEmpty, !isUnknown(nominal, to: proto) else { return }
    let isKept = proto.wellKnown == .hashable
    if let note = noteOnSynthesis(of: proto, for: nominal) {
      notes += notesOnParts(of: nominal, proto, in: context) + [note]
    }
    let stubs = Diagnostic(.note, "add stubs for conformance", at: place)
    if hasTypes {
      if !isKept, !isSaidOfEquatable(proto, nominal, in: context) { notes.append(stubs) }
      notes += missing.map {
        Diagnostic(
          .note, "protocol requires \($0.describedRequirement(self, nominal))", at: $0.visibleRange)
      }
    } else if proto.scope.declaration?.nameRange.file != .max
      || missing.contains(where: { !hasDefault($0, proto, nominal) })
    {
      notes.insert(stubs, at: 0)
    }
    error(
      "type '\(conformingName(of: nominal))' does not conform to protocol '\(proto.name)'",
      at: place,
      notes: notes)
  }

  /// Whether an extension has what the type need not declare then.
  private func hasDefault(
    _ requirement: Symbol, _ proto: NominalType, _ nominal: NominalType
  ) -> Bool {
    ownMembers(of: proto, named: requirement.name).contains { member in
      member.context.isExtension
        && !ownConstraints(of: member.context).contains {
          if case .conforms(_, let bound) = $0 {
            bound.wellKnown == .anyObject && !nominal.isClass
          } else {
            false
          }
        }
    }
  }

  /// What the compiler writes for some kinds of types only.
  private func noteOnSynthesis(of proto: NominalType, for nominal: NominalType) -> Diagnostic? {
    switch proto.wellKnown {
    case .equatable, .hashable, .comparable: break
    default: return nil
    }
    return Diagnostic(
      .note,
      "automatic synthesis of '\(proto.name)' is not supported for \(nominal.keyword.rawValue) "
        + "declarations", at: nominal.scope.declaration?.nameRange ?? .none)
  }

  /// The requirements that no member fulfils. Said of those that one does: labels, `required` and
  /// access that are not as they have to be.
  private func missingWitnesses(of nominal: NominalType, to proto: NominalType) -> [Symbol] {
    var missing: [Symbol] = []
    var mislabeled: [(own: Symbol, requirement: Symbol)] = []
    var fulfilled: [(own: Symbol, requirement: Symbol)] = []
    let saved = (speculation, failures)
    speculation += 1
    for requirement in proto.scope.ordered where requirement.isWitnessed {
      if let found = witness(for: requirement, of: nominal) {
        fulfilled.append((found.symbol, requirement))
      } else if let own = mislabeledWitness(for: requirement, of: nominal) {
        mislabeled.append((own, requirement))
      } else {
        missing.append(requirement)
      }
    }
    (speculation, failures) = saved
    for (own, requirement) in mislabeled { reportLabels(of: own, requirement, proto) }
    for (own, requirement) in fulfilled {
      checkRequired(own, requirement, nominal)
      checkSelfResult(of: own, requirement, nominal, proto)
      checkAccess(of: own, requirement, nominal)
    }
    return missing
  }

  /// `var body: View` or `var body: Int`: a type that does not conform to what is asked of it. A
  /// protocol as a type conforms to nothing, not to itself either.
  private func reportUnfitWitness(
    _ nominal: NominalType, _ proto: NominalType, at place: SourceRange
  ) -> Bool {
    for associated in proto.scope.associatedTypes {
      guard let type = typeWitness(associated.name, of: nominal),
        let bound = unfulfilledBound(of: associated.name, in: proto, by: type),
        let note = noteOnWitness(associated.name, type, bound, nominal, proto)
      else { continue }
      let isUnknown =
        if case .opaque(let opaque, _) = type { opaque.protocols.isEmpty } else { false }
      error(
        "type '\(nominal.name)' does not conform to protocol '\(proto.name)'", at: place,
        notes: isUnknown ? [] : [note])
      return true
    }
    return false
  }

  /// What an associated type has to conform to, and what a member says it is does not.
  func unfulfilledBound(of name: String, in proto: NominalType, by type: Type) -> NominalType? {
    let found = allProtocols(of: proto).lazy.flatMap(\.scope.associatedTypes).filter {
      $0.name == name
    }
    for case let symbol in found {
      guard case .associatedType(let bounds, _) = symbol.kind else { continue }
      for bound in bounds.flatMap({ protocolsNamed(by: $0, in: symbol.context) }) {
        if case .existential = type { return bound }
        if conforms(type, to: bound) == .no { return bound }
      }
    }
    return nil
  }

  /// Why a member does not say what an associated type is.
  private func noteOnWitness(
    _ name: String, _ type: Type, _ bound: NominalType, _ nominal: NominalType,
    _ proto: NominalType
  ) -> Diagnostic? {
    let members = nominal.scope.ordered.filter { own in
      own.isWritten && ownMembers(of: proto, named: own.name).contains(where: \.isRequirement)
    }
    let text = shown(type)
    switch type {
    case .existential:
      guard let written = members.lazy.compactMap({ self.place(of: type, in: $0) }).first else {
        return nil
      }
      return Diagnostic(
        .note,
        "cannot infer '\(name)' = '\(text)' because '\(text)' as a type cannot conform to "
          + "protocols; did you mean to use an opaque result type?", at: written)
    case .opaque, .nominal, .tuple, .function:
      guard let own = members.first(where: { signature(of: $0).result == type }) else {
        return nil
      }
      let told =
        if case .nominal = type {
          "candidate would match and infer '\(name)' = '\(text)' if '\(text)' conformed to "
            + "'\(bound.name)'"
        } else {
          "candidate can not infer '\(name)' = '\(text)' because '\(text)' is not a nominal type "
            + "and so can't conform to '\(bound.name)'"
        }
      return Diagnostic(.note, told, at: own.nameRange)
    case .parameter, .member, .metatype, .variable, .error: return nil
    }
  }

  /// Where a member's type is written, if that is its type.
  private func place(of type: Type, in symbol: Symbol) -> SourceRange? {
    switch symbol.kind {
    case .variable(let binding, _): signature(of: symbol).result == type ? binding.type?.range : nil
    case .function(let function):
      signature(of: symbol).result == type ? function.signature.result?.range : nil
    default: nil
    }
  }

  /// Subclasses, too, have to have what a protocol asks a class to be made with.
  private func checkRequired(_ own: Symbol, _ requirement: Symbol, _ nominal: NominalType) {
    guard requirement.isInitializer, nominal.keyword == .class, own.context.nominal === nominal,
      case .initializer = own.kind,
      own.declaration != nil, !own.isRequired,
      nominal.scope.declaration?.modifiers.contains(where: { $0.name == "final" }) == false
    else { return }
    let place = own.context.isExtension ? "the definition of non-final" : "non-final"
    error(
      "initializer requirement '\(requirement.fullName)' can only be satisfied by a 'required' "
        + "initializer in \(place) class '\(nominal.name)'", at: own.nameRange)
  }

  /// Properties of one name, each of which could say what an associated type is: then none does.
  private func redeclarations(of requirement: Symbol, in nominal: NominalType) -> [Diagnostic] {
    guard requirement.binding != nil, case .member = signature(of: requirement).result else {
      return []
    }
    let own = ownMembers(of: nominal, named: requirement.name).filter {
      $0.isWritten && $0.binding != nil && $0.isStatic == requirement.isStatic
    }
    guard own.count > 1 else { return [] }
    return own.map {
      Diagnostic(
        .note,
        "matching requirement '\(requirement.name)' to this declaration inferred associated type "
          + "to '\(shown(signature(of: $0).result))'", at: $0.nameRange)
    }
  }

  /// Whether members that should fulfil a protocol are of types that nobody knows: `let id = foo()`
  /// with no such function.
  private func isUnknown(_ nominal: NominalType, to proto: NominalType) -> Bool {
    proto.scope.ordered.contains { requirement in
      ownMembers(of: nominal, named: requirement.name).contains { own in
        guard !own.isType else { return false }
        guard module.usesUnsimulated || own.binding?.type == nil && own.binding?.initializer != nil
        else { return false }
        let found = signature(of: own)
        return found.result.isError || found.parameters.contains(where: \.type.isError)
      }
    }
  }

  /// `allCases` is written for an enum without values only.
  private func checkCases(of nominal: NominalType, _ proto: NominalType) {
    let hasValues = nominal.scope.ordered.contains {
      if case .enumCase(_, let item) = $0.kind { return item.payload != nil }
      return false
    }
    guard hasValues,
      !ownMembers(of: nominal, named: "allCases").contains(where: { $0.declaration != nil })
    else { return }
    let place = nominal.scope.declaration?.nameRange ?? .none
    error(
      "type '\(nominal.name)' does not conform to protocol '\(proto.name)'", at: place,
      notes: [Diagnostic(.note, "add stubs for conformance", at: place)])
  }

  /// A type whose members have errors of their own says nothing more.
  private func hasErrors(_ nominal: NominalType) -> Bool {
    nominal.scope.syntax.map { hasError(in: $0.bodyRange) } ?? false
  }

  /// Whether the compiler writes the members of a protocol for a type.
  func isSynthesized(_ proto: NominalType, for nominal: NominalType) -> Bool {
    switch proto.wellKnown {
    case .equatable, .hashable: return nominal.keyword != .class && nominal.keyword != .actor
    case .comparable: return nominal.keyword == .enum
    case .caseIterable, .rawRepresentable:
      return nominal.keyword == .enum
        && (proto.wellKnown == .caseIterable || nominal.scope.rawType != nil)
    case .codable, .encodable, .decodable, .codingKey: return true
    case .error, .sendable, .copyable, .escapable, .bitwiseCopyable, .anyObject, .actor,
      .observable, .observableObject:
      return true
    default: return false
    }
  }

  /// Synthesis needs the parts to conform too.
  private func checkSynthesis(
    _ nominal: NominalType, _ proto: NominalType, in place: Context
  ) {
    guard let known = proto.wellKnown, !nominal.isBuiltin else { return }
    if known == .caseIterable { return checkCases(of: nominal, proto) }
    if known == .encodable || known == .decodable { return checkCoding(of: nominal, proto) }
    guard !hasOwnWitness(of: known, nominal) else { return }
    var notes = notesOnParts(of: nominal, proto, in: place)
    if known == .comparable, let raw = nominal.scope.rawType,
      let written = nominal.scope.syntax?.inherited.first
    {
      let text =
        "enum declares raw type '\(shown(raw))', preventing synthesized conformance of "
        + "'\(nominal.name)' to '\(proto.name)'"
      notes.insert(Diagnostic(.note, text, at: written.range), at: 0)
    }
    guard !notes.isEmpty else { return }
    let own = nominal.scope.declaration?.nameRange ?? .none
    if known != .hashable, !isSaidOfEquatable(proto, nominal, in: place) {
      notes.append(Diagnostic(.note, "add stubs for conformance", at: own))
    }
    error(
      "type '\(nominal.name)' does not conform to protocol '\(proto.name)'", at: own, notes: notes)
  }

  /// Whether what the compiler would write for a protocol is written out, or there is none that it
  /// would write.
  private func hasOwnWitness(of proto: WellKnown, _ nominal: NominalType) -> Bool {
    let name: String
    switch proto {
    case .equatable: name = "=="
    case .hashable: name = "hash"
    case .comparable: name = "<"
    default: return true
    }
    return ownMembers(of: nominal, named: name).contains { $0.isFunction }
      || (module.symbols[name] ?? []).contains { symbol in
        signature(of: symbol).parameters.first?.type.nominal === nominal
      }
      || (module.operatorMembers[name] ?? []).contains {
        $0.context.nominal?.keyword == .protocol
      }
  }

  /// Whether that members are missing is said of `Equatable`, too: then only there.
  private func isSaidOfEquatable(
    _ proto: NominalType, _ nominal: NominalType, in place: Context
  ) -> Bool {
    guard proto.wellKnown == .comparable, let equatable = known(.equatable) else { return false }
    let isWritten = hasOwnWitness(of: .equatable, nominal) || superclass(of: nominal) != nil
    return !isWritten
      && (nominal.isClass || !notesOnParts(of: nominal, equatable, in: place).isEmpty)
  }

  /// The parts of a value that keep the compiler from writing what a protocol asks for.
  private func notesOnParts(
    of nominal: NominalType, _ proto: NominalType, in place: Context
  ) -> [Diagnostic] {
    guard !nominal.isClass else { return [] }
    layOut(nominal)
    let outer = context
    context = place.isExtension ? place : nominal.scope.context ?? context
    defer { context = outer }
    func note(_ what: String, _ type: Type, at place: SourceRange) -> Diagnostic? {
      if type.isError ? module.usesUnsimulated : conforms(type, to: proto) != .no { return nil }
      let text =
        "\(what) type '\(type.isError ? "_" : shown(type))' does not conform to protocol '\(proto.name)', preventing "
        + "synthesized conformance of '\(nominal.name)' to '\(proto.name)'"
      return Diagnostic(.note, text, at: place)
    }
    let stored = nominal.scope.storedSymbols.compactMap {
      note("stored property", signature(of: $0).result, at: $0.nameRange)
    }
    return stored
      + nominal.scope.ordered.flatMap { symbol -> [Diagnostic] in
        guard case .enumCase(_, let item) = symbol.kind else { return [] }
        return zip(signature(of: symbol).parameters, item.payload ?? []).compactMap {
          note("associated value", $0.type, at: $1.type?.range ?? $1.range)
        }
      }
  }
}
