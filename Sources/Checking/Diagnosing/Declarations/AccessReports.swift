import Diagnostics
import SwiftSource

/// How far away something may be used, nearest first.
private enum Reach: Int, Comparable {
  case scope, file, module, everywhere

  /// Of what an extension says for its members.
  init(_ access: Symbol.Access) {
    switch access {
    case .private, .fileprivate: self = .file
    case .internal: self = .module
    case .public: self = .everywhere
    }
  }

  static func < (a: Reach, b: Reach) -> Bool { a.rawValue < b.rawValue }
}

// What is declared may be used no further than the types that it is made of.
extension Checker {
  func reportAccess() {
    let members = module.types.flatMap { $0.scope.ordered.filter { !$0.context.isExtension } }
    for symbol in module.ordered + members + extensionMembers { reportAccess(of: symbol) }
  }

  private func reportAccess(of symbol: Symbol) {
    guard symbol.isWritten, symbol.localScope == nil, !symbol.context.isPrompt,
      !symbol.context.isProtocolBody, symbol.context.nominal.map(isLocal) != true
    else { return }
    let own = reach(of: symbol)
    for (type, use, isWritten) in types(of: symbol) {
      var nearest: NominalType?
      type.walk { part in
        guard let nominal = part.nominal, !nominal.isBuiltin, self.reach(of: nominal) < own else {
          return
        }
        nearest = nearest ?? nominal
      }
      guard let nearest else { continue }
      return report(symbol, use, nearest, isWritten ? nil : type)
    }
  }

  /// The types that a declaration shows, what swiftc calls them, and whether they are written.
  private func types(of symbol: Symbol) -> [(Type, String, isWritten: Bool)] {
    let signature = signature(of: symbol)
    let parameters = signature.parameters.map(\.type)
    switch symbol.kind {
    case .variable(let binding, _): return [(signature.result, "its type", binding.type != nil)]
    case .function:
      return parameters.map { ($0, "its parameter", true) }
        + [(signature.result, "its result", true)]
    case .initializer: return parameters.map { ($0, "its parameter", true) }
    case .subscript:
      return parameters.map { ($0, "its index", true) }
        + [(signature.result, "its element type", true)]
    case .enumCase: return parameters.map { ($0, "", true) }
    case .alias(let clause, let syntax) where clause.parameters.isEmpty:
      return [(resolve(syntax, in: symbol.context), "its underlying type", true)]
    case .type(let nominal):
      return superclass(of: nominal).map { [($0, "its superclass", true)] } ?? []
    default: return []
    }
  }

  private func report(_ symbol: Symbol, _ use: String, _ nominal: NominalType, _ found: Type?) {
    let note = Diagnostic(
      .note, "type declared here", at: nominal.scope.declaration?.nameRange ?? symbol.nameRange)
    let word = nominal.accessWord ?? "internal"
    let article = word == "internal" ? "an" : "a"
    if case .enumCase = symbol.kind {
      let around = symbol.context.nominal?.accessWord ?? "internal"
      return error(
        "enum case in \(around == "internal" ? "an" : "a") \(around) enum uses \(article) \(word) type",
        at: symbol.nameRange, notes: [note])
    }
    let reach = reach(of: nominal)
    let wanted =
      reach == .scope ? "private" : symbol.isMember ? "fileprivate" : "private or fileprivate"
    let stated = symbol.declaration?.accessWord
    let duty =
      stated.map { "cannot be declared \($0)" } ?? "must be declared \(wanted)"
    let reason =
      use == "its superclass"
      ? "is \(word)" : "\(found.map { "'\(shown($0))' " } ?? "")uses \(article) \(word) type"
    error(
      "\(symbol.kindOfAccess) \(duty) because \(use) \(reason)", at: symbol.nameRange,
      notes: found == nil ? [note] : [])
  }

  /// What is written, or what is usual where a declaration stands; no further than the type around.
  private func reach(of symbol: Symbol) -> Reach {
    if case .type(let nominal) = symbol.kind { return reach(of: nominal) }
    let around = symbol.context.nominal
    let usual: Reach = symbol.context.storedAccess == .fileprivate ? .file : .module
    let own = symbol.declaration?.reach(isMember: around != nil) ?? usual
    return min(own, around.map(reach) ?? .everywhere)
  }

  private func reach(of nominal: NominalType) -> Reach {
    if nominal.isBuiltin { return .everywhere }
    let own =
      nominal.scope.declaration?.reach(isMember: nominal.parent != nil)
      ?? nominal.extensionAccess.map(Reach.init) ?? .module
    // What is declared in a function is seen by nothing else.
    return isLocal(nominal) ? .everywhere : min(own, nominal.parent.map(reach) ?? .everywhere)
  }

  private func isLocal(_ nominal: NominalType) -> Bool {
    if let parent = nominal.parent { return isLocal(parent) }
    return !nominal.isBuiltin
      && module.symbols[nominal.name]?.contains { $0.isType(nominal) } != true
  }
}

extension Declaration {
  /// `private`, `public`: as written.
  fileprivate var accessWord: String? {
    modifiers.first { $0.detail == nil && Symbol.Access($0.name) != nil }?.name
  }

  fileprivate func reach(isMember: Bool) -> Reach? {
    switch accessWord.flatMap(Symbol.Access.init) {
    case .private: isMember ? .scope : .file
    case .fileprivate: .file
    case .internal: .module
    case .public: .everywhere
    case nil: nil
    }
  }
}

extension NominalType {
  fileprivate var accessWord: String? {
    scope.declaration?.accessWord ?? (extensionAccess == .fileprivate ? "fileprivate" : nil)
  }

  /// What the extension says that it is declared in, for its members.
  var extensionAccess: Symbol.Access? { scope.context?.parent?.storedAccess }
}

extension Symbol {
  fileprivate func isType(_ nominal: NominalType) -> Bool {
    if case .type(let own) = kind { own === nominal } else { false }
  }

  fileprivate var kindOfAccess: String {
    switch kind {
    case .variable: isMember ? "property" : isLet ? "constant" : "variable"
    case .function: isMember ? "method" : "function"
    case .initializer: "initializer"
    case .subscript: "subscript"
    case .alias: "type alias"
    case .type(let nominal): nominal.keyword.rawValue
    default: "declaration"
    }
  }
}
