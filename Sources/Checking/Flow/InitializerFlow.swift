import Diagnostics
import SwiftSource

/// What an initializer must give values before it may use `self`, and before it is done.
struct InitializerFlow {
  enum Kind {
    /// Of a struct: every stored property.
    case value
    /// Of a class without superclass: every stored property.
    case root
    /// Of a subclass: its own properties, then `super.init`.
    case derived(impliesSuper: Bool)
    /// One that hands on to another initializer, or assigns `self`.
    case delegating
  }

  var kind: Kind
  var isClass: Bool
  /// The tracked stored properties by name, those of wrapped ones also by their storage's.
  var properties: [String: Int] = [:]
  /// Every stored property, those that have a value anyway too, with the storage of wrapped ones.
  var stored: Set<String> = []
  /// What `super.init` or `self.init` gives.
  var handedOn: Int?
  /// The states at `return`s before the end.
  var early: [FlowState] = []
}

extension FlowAnalysis {
  func enterInitializer(_ symbol: Symbol, of nominal: NominalType, _ body: CodeBlock) {
    let kind = initializerKind(symbol, nominal, body)
    var flow = InitializerFlow(kind: kind, isClass: nominal.isClass)
    for property in nominal.scope.storedSymbols {
      flow.stored.insert("_" + property.name)
      if !isComputed(property) { flow.stored.insert(property.name) }
      if case .delegating = kind { continue }
      if checker.hasUnsimulatedWrapper(property) || property.hasAttribute("NSManaged") { continue }
      track(property, in: &flow)
    }
    switch kind {
    case .derived, .delegating:
      flow.handedOn = tracked.count
      tracked.append(
        Tracked(name: "self", range: symbol.nameRange, isLet: false, keyword: symbol.nameRange))
    case .value, .root: break
    }
    initializer = flow
  }

  /// Whether a property is wrapped by what is not made of its value, so that to give it one is to
  /// use the whole: `@Binding`.
  private func isComputed(_ property: Symbol) -> Bool {
    guard let use = checker.wrapperUse(of: property), !use.storage.isError,
      property.binding?.initializer == nil, !checker.hasUnsimulatedWrapper(property)
    else { return false }
    return !use.takesValue
  }

  private func initializerKind(
    _ symbol: Symbol, _ nominal: NominalType, _ body: CodeBlock
  ) -> InitializerFlow.Kind {
    if body.delegatesToSelf || symbol.isConvenience || nominal.isBuiltin { return .delegating }
    if nominal.keyword == .enum || nominal.keyword == .protocol { return .delegating }
    guard nominal.isClass else { return .value }
    guard let parent = checker.superclass(of: nominal) else { return .root }
    return .derived(impliesSuper: !body.callsSuper && impliesSuper(parent))
  }

  /// Whether `super.init()` may be left out: where it is the only designated initializer.
  private func impliesSuper(_ parent: Type) -> Bool {
    if parent.nominal?.isBuiltin ?? true { return true }
    let designated = checker.initializers(of: parent).filter { !$0.symbol.isConvenience }
    return designated.count == 1
      && checker.signature(of: designated[0].symbol).parameters.isEmpty
  }

  private func track(_ property: Symbol, in flow: inout InitializerFlow) {
    if let use = checker.wrapperUse(of: property) { return track(property, use, in: &flow) }
    guard !property.isLazy, let binding = property.binding else { return }
    let hasValue = binding.initializer != nil
    let startsAsNil = !property.isLet && checker.isOptionalSyntax(binding.type)
    if hasValue && !property.isLet || startsAsNil { return }
    flow.properties[property.name] = tracked.count
    if hasValue { state.give(tracked.count) }
    tracked.append(
      Tracked(
        name: "self." + property.name, range: property.nameRange, isLet: property.isLet,
        keyword: property.keyword ?? property.nameRange, isProperty: true,
        hasInitialValue: hasValue))
  }

  /// A wrapped property is given its storage, or where the wrapper is made of it, its value.
  private func track(_ property: Symbol, _ use: WrapperUse, in flow: inout InitializerFlow) {
    guard property.binding?.initializer == nil, !use.storage.isError,
      checker.initialValue(of: property) == nil
    else { return }
    flow.properties["_" + property.name] = tracked.count
    if checker.isMadeByAssignment(property, use) {
      flow.properties[property.name] = tracked.count
    }
    tracked.append(
      Tracked(
        name: "self." + property.name, range: property.nameRange, isLet: false,
        keyword: property.keyword ?? property.nameRange, isProperty: true,
        isWrapped: true))
  }

  // MARK: Uses of self

  /// `self` as a value.
  func useSelf(at range: SourceRange) { useWhole(nil, isCall: false, at: range, from: range) }

  /// A member of `self`; `base` is `self` where it is written.
  func useMember(_ name: String, at range: SourceRange, isCall: Bool, base: Expression? = nil) {
    guard let initializer else { return }
    if base?.isSuper != true, let index = initializer.properties[name] {
      readProperty(index, at: range)
    } else if !initializer.stored.contains(name) || initializer.isDelegating {
      useWhole(name, isCall: isCall, at: range, from: base?.range ?? range)
    }
  }

  private func readProperty(_ index: Int, at range: SourceRange) {
    guard captures.isEmpty else {
      return useWhole(nil, isCall: false, at: range, from: range)
    }
    guard case .value? = initializer?.kind, state.isReachable, !state.definitely.contains(index)
    else { return use(index, .read, at: range) }
    report(
      .error, "'self' used before all stored properties are initialized", at: range,
      notes: notInitialized([index], at: range))
  }

  /// Something that needs all of `self`.
  private func useWhole(
    _ member: String?, isCall: Bool, at range: SourceRange, from start: SourceRange
  ) {
    guard let initializer, state.isReachable else { return }
    let needed = initializer.places + (initializer.handedOn.map { [$0] } ?? [])
    guard captures.isEmpty else {
      captures[captures.count - 1].formUnion(needed)
      return
    }
    let missing = needed.filter { !state.definitely.contains($0) }.sorted()
    guard let first = missing.first else { return }
    let used = member.map { "'self' used in \(isCall ? "method call" : "property access") '\($0)'" }
    switch initializer.kind {
    case .value:
      report(
        .error, "'self' used before all stored properties are initialized", at: start,
        notes: notInitialized(missing, at: start))
    case .root:
      if let used {
        report(
          .error, "\(used) before all stored properties are initialized", at: range,
          notes: notInitialized(missing, at: range))
      } else {
        use(first, .read, at: range)
      }
    case .derived: report(.error, "\(used ?? "'self' used") before 'super.init' call", at: range)
    case .delegating:
      report(
        .error, "'self' used before 'self.init' call or assignment to 'self'", at: start)
    }
  }

  /// A closure that uses a class's `self` too early; whether that is what is wrong.
  func reportSelfInClosure(at range: SourceRange) -> Bool {
    guard let initializer else { return false }
    let missing = initializer.places.filter { !state.definitely.contains($0) }
    switch initializer.kind {
    case .value: return false
    case .root, .derived:
      if !missing.isEmpty, !found.contains(where: { $0.range == range }) {
        report(
          .error, "'self' captured by a closure before all members were initialized", at: range,
          notes: notInitialized(missing, at: range))
      }
      return true
    case .delegating: return false
    }
  }

  /// A wrapper's storage is written nowhere: its note stands where the error does.
  private func notInitialized(_ list: [Int], at place: SourceRange) -> [Diagnostic] {
    list.map { tracked[$0] }.filter(\.isProperty).map {
      Diagnostic(.note, "'\($0.name)' not initialized", at: $0.isWrapped ? place : $0.range)
    }
  }

  // MARK: Changes of self

  func assignMember(_ name: String, at range: SourceRange, target: Expression) {
    guard let initializer else { return }
    if let index = initializer.properties[name] {
      give(index, at: target.range.equalsSign)
    } else if initializer.isDelegating {
      let place = initializer.isClass ? target.range : target.range.equalsSign
      useWhole(name, isCall: false, at: range, from: place)
    } else if !initializer.stored.contains(name) {
      let place = initializer.isClass ? target.range : target.range.equalsSign
      useWhole(name, isCall: false, at: target.range.equalsSign, from: place)
    }
  }

  func changeMember(
    _ name: String, _ how: Change, at range: SourceRange, base: Expression? = nil
  ) {
    guard let initializer else { return }
    if let index = initializer.properties[name] {
      changeTracked(index, how, at: range)
    } else if !initializer.stored.contains(name) || initializer.isDelegating {
      useWhole(name, isCall: false, at: range, from: base?.range ?? range)
    }
  }

  func assignSelf() {
    guard let initializer else { return }
    for index in initializer.places { state.give(index) }
    if let handedOn = initializer.handedOn { state.give(handedOn) }
  }

  /// `self.init(…)` and `super.init(…)`.
  func callInitializer(isSuper: Bool, at range: SourceRange) {
    guard let initializer, state.isReachable, let handedOn = initializer.handedOn,
      captures.isEmpty
    else { return }
    let word = isSuper ? "super" : "self"
    for index in initializer.places where !state.definitely.contains(index) {
      report(
        .error, "property '\(tracked[index].name)' not initialized at super.init call", at: range)
    }
    if state.possibly.contains(handedOn) {
      report(.error, "'\(word).init' called multiple times in initializer", at: range)
    }
    assignSelf()
  }

  // MARK: Leaving

  /// `return` in an initializer, or its end; a failing one may leave anything undone.
  /// Of a class all ways are judged together, at the end.
  func leaveInitializer(_ value: Expression?, at range: SourceRange, isEnd: Bool = false) {
    guard var initializer, captures.isEmpty, state.isReachable, value == nil else { return }
    if initializer.isClass, !isEnd {
      initializer.early.append(state)
      self.initializer = initializer
      return
    }
    if isEnd, !initializer.early.isEmpty { state = .join([state] + initializer.early) }
    let missing = initializer.places.filter { !state.definitely.contains($0) }
    let isHandedOn = initializer.handedOn.map { state.definitely.contains($0) } ?? true
    switch initializer.kind {
    case .value, .root:
      guard !missing.isEmpty else { return }
      report(
        .error, "return from initializer without initializing all stored properties", at: range,
        notes: notInitialized(missing, at: range))
    case .derived(let impliesSuper):
      if isHandedOn { return }
      guard impliesSuper else {
        let message = "'super.init' isn't called on all paths before returning from initializer"
        return report(.error, message, at: range)
      }
      for index in missing {
        report(
          .error,
          "property '\(tracked[index].name)' not initialized at implicitly generated super.init call",
          at: range)
      }
    case .delegating:
      if isHandedOn { return }
      report(
        .error, "'self.init' isn't called on all paths before returning from initializer",
        at: range)
    }
  }
}

extension InitializerFlow {
  /// What the properties are tracked as, in order.
  fileprivate var places: [Int] { Set(properties.values).sorted() }

  fileprivate var isDelegating: Bool {
    if case .delegating = kind { return true }
    return false
  }
}
