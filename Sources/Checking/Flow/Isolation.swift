import Diagnostics
import SwiftSource

/// On which actor something runs.
enum Isolation: Hashable {
  case nonisolated
  case actor
  /// The main actor, and from where that comes if it is not written: from a protocol that is
  /// `@preconcurrency`, other code may use it with a warning at most.
  case main(inferredFrom: String?, isLenient: Bool = false)
  /// What the declarations do not tell.
  case unknown

  static let mainActor = Isolation.main(inferredFrom: nil)

  var isMain: Bool { if case .main = self { true } else { false } }
}

/// Something that belongs to an actor, used where that actor may not run.
struct IsolatedUse {
  enum Kind { case call, value, constant }

  /// Whether it is the main actor's.
  var isMain: Bool
  /// `property`, `instance method`, and the same with its name: `property 'n'`
  var what: String
  var member: String
  var kind: Kind
  /// Whether a change of a part of it changes no more than an object.
  var isReference = false
  /// Where it is declared, and the actor's name.
  var place: SourceRange
  var actor: String
  var inferredFrom: String?

  var words: String { isMain ? "main actor-isolated" : "actor-isolated" }
}

// Where declarations run, by the first of these that says so: what is written, what is overridden,
// what a protocol asks for, the type or extension around.
extension Checker {
  func isolation(of symbol: Symbol) -> Isolation {
    if let written = symbol.declaration.flatMap({ writtenIsolation(of: $0, in: symbol.context) }) {
      return written
    }
    return symbol.takesIsolation ? .unknown : inferredIsolation(of: symbol)
  }

  /// What is written before a declaration; nil where nothing is.
  func writtenIsolation(of declaration: Declaration, in context: Context) -> Isolation? {
    if declaration.isNonisolated { return .nonisolated }
    for attribute in declaration.attributes {
      if attribute.baseName == "MainActor" { return .mainActor }
      if !KnownAttribute.names.contains(attribute.baseName),
        let type = lookupType(named: attribute.baseName, in: context),
        type.hasAttribute("globalActor")
      {
        return .unknown
      }
    }
    return nil
  }

  private func inferredIsolation(of symbol: Symbol) -> Isolation {
    guard let nominal = symbol.context.nominal else {
      return symbol.localScope == nil ? .nonisolated : .unknown
    }
    // `NSObject.init` may be overridden on any actor.
    if symbol.isOverride, let overridden = overridden(by: symbol, nominal)?.symbol,
      !(overridden.isInitializer && overridden.context.nominal?.name == "NSObject")
    {
      let outer = isolation(of: overridden)
      guard case .main(_, false) = outer else { return outer }
      return .main(inferredFrom: "overridden superclass method")
    }
    if let asked = requiredIsolation(of: symbol, nominal) { return asked }
    if let stated = symbol.context.isolation { return stated }
    let own = isolation(of: nominal)
    guard own == .actor else { return own }
    // An actor's initializer runs on nothing until the actor is whole.
    return symbol.isStatic || symbol.isInitializer ? .nonisolated : .actor
  }

  /// What a requirement asks of its witness, where the promise is made beside it.
  private func requiredIsolation(of symbol: Symbol, _ nominal: NominalType) -> Isolation? {
    guard nominal.keyword != .protocol else { return nil }
    for (proto, context, _) in inherited(of: nominal) where context === symbol.context {
      for asked in allProtocols(of: proto) {
        let members = asked.scope.members[symbol.name] ?? []
        for member in members where member.isRequirement && member.isStatic == symbol.isStatic {
          if member.hasAttribute("MainActor") {
            let isLenient = member.hasAttribute("preconcurrency")
            let reason = "conformance to protocol '\(asked.name)'"
            return .main(inferredFrom: reason, isLenient: isLenient)
          }
        }
        if context.isExtension, isolation(of: asked) != .nonisolated { return .unknown }
      }
    }
    return nil
  }

  /// Where a type's members run. Found once.
  func isolation(of nominal: NominalType) -> Isolation {
    if let known = nominal.scope.isolation { return known }
    nominal.scope.isolation = .unknown
    let found = findIsolation(of: nominal)
    nominal.scope.isolation = found
    return found
  }

  private func findIsolation(of nominal: NominalType) -> Isolation {
    if nominal.keyword == .actor { return .actor }
    if let declaration = nominal.scope.declaration, let context = nominal.scope.context,
      let written = writtenIsolation(of: declaration, in: context)
    {
      return written
    }
    if let parent = superclass(of: nominal)?.nominal {
      guard !parent.isBuiltin else { return .unknown }
      let inherited = isolation(of: parent)
      guard case .main(_, false) = inherited else { return inherited }
      return .main(inferredFrom: "inheritance from class '\(parent.name)'")
    }
    var result = Isolation.nonisolated
    for (proto, context, _) in inherited(of: nominal) where !context.isExtension {
      switch isolation(of: proto) {
      case .main:
        let isLenient = proto.scope.declaration?.isPreconcurrency ?? false
        let reason = "conformance to protocol '\(proto.name)'"
        return .main(inferredFrom: reason, isLenient: isLenient)
      case .unknown: result = .unknown
      case .nonisolated, .actor: break
      }
    }
    // A library's protocols, and its wrappers, may ask for more than they say.
    let isBuilt = nominal.scope.isPartlyUnknown || nominal.isBuiltin && result != .nonisolated
    let isWrapped = nominal.scope.ordered.contains { $0.declaration?.mayBeWrapped == true }
    return isBuilt || isWrapped ? .unknown : result
  }
}

extension Checker {
  /// What a use of something asks of the code around it; nil where it may be used from anywhere.
  func isolatedUse(
    of symbol: Symbol, _ base: Typed?
  ) -> IsolatedUse? {
    guard symbol.isWritten || symbol.isInitializer, symbol.localScope == nil,
      symbol.context.nominal?.isBuiltin != true, let kind = use(of: symbol)
    else { return nil }
    let isolation = isolation(of: symbol)
    if case .main(_, isLenient: true) = isolation { return nil }
    guard isolation.isMain || isolation == .actor && isOutside(base), !takesActor,
      !isOwnStorage(symbol, base)
    else { return nil }
    var use = IsolatedUse(
      isMain: isolation.isMain, what: symbol.describedKind,
      member: "\(symbol.describedKind) '\(symbol.shownMember)'", kind: kind,
      place: symbol.nameRange, actor: symbol.context.nominal?.name ?? "")
    use.isReference = isReference(signature(of: symbol).result)
    if case .main(let reason, _) = isolation {
      use.inferredFrom = reason
      use.actor = "MainActor"
    }
    return use
  }

  private func use(of symbol: Symbol) -> IsolatedUse.Kind? {
    switch symbol.kind {
    case .function, .initializer: return .call
    // What is passed is the caller's own, what is not the type's.
    case .memberwise(let stored): return stored.isEmpty ? .call : nil
    case .subscript: return .value
    case .variable(_, let isLet):
      if isLet { return symbol.isMember && symbol.isStatic ? .constant : nil }
      let isOwned = symbol.isMember && !symbol.isStatic
      let isPart = isOwned && symbol.isStored && symbol.context.nominal?.isClass != true
      return isPart ? nil : .value
    default: return nil
    }
  }

  /// Initializers and `deinit` have the instance for themselves.
  private func isOwnStorage(_ symbol: Symbol, _ base: Typed?) -> Bool {
    let function = scope.function.root
    return symbol.isStored && base?.isSelf == true && (function.isInitializer || function.isDeinit)
  }

  /// Whether a value is not the actor that the code around runs on.
  private func isOutside(_ base: Typed?) -> Bool {
    guard let base, base.isSelf || base.variable?.local?.name == "self" else { return base != nil }
    var current: FunctionContext? = scope.function
    while let function = current {
      if function.runsApart { return true }
      current = function.parent
    }
    return scope.function.root.isNonisolated
  }

  /// Whether a function around runs on an actor that it is passed.
  private var takesActor: Bool {
    var current: LocalScope? = scope
    while let one = current {
      if one.function.takesActor { return true }
      for case .variable(let variable) in one.names.values.joined() where variable.isIsolated {
        return true
      }
      current = one.parent
    }
    return false
  }
}

extension Declaration {
  fileprivate var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }
  fileprivate var isPreconcurrency: Bool { attributes.contains { $0.baseName == "preconcurrency" } }
}

extension Symbol {
  var isNonisolated: Bool { declaration?.isNonisolated ?? false }

  /// `inc()`, `add`, `subscript(_:)`, `count`
  fileprivate var shownMember: String {
    if case .subscript = kind { return fullName }
    return isCallable || isInitializer ? shownName : name
  }
}
