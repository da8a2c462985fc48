import Diagnostics
import SwiftSource

extension Checker {
  /// The program's types that conform to a protocol of that name, in order: `View`, `App`.
  public func types(conformingTo name: String) -> [NominalType] {
    guard let proto = protocolNamed(name) else { return [] }
    return module.types.filter { nominal in
      nominal.keyword != .protocol && allProtocols(of: nominal).contains { $0 === proto }
    }
  }

  /// The bodies of `#Preview`, in order.
  public var previews: [Function] { module.previewFunctions }

  /// The names of a type's members that can be seen, sorted: for completion.
  public func memberNames(of type: Type) -> [String] {
    var names = Set<String>()
    collectNames(of: type, into: &names)
    return names.filter {
      !$0.hasPrefix("_") && $0.first?.isLetter == true && $0 != "init" && $0 != "subscript"
    }.sorted()
  }

  private func collectNames(of type: Type, into names: inout Set<String>) {
    var queue: [NominalType] = []
    switch type {
    case .nominal(let nominal, _): queue = [nominal] + allProtocols(of: nominal)
    case .existential(let protocols): queue = protocols
    case .opaque(let opaque, _): queue = opaque.protocols.flatMap { allProtocols(of: $0) }
    default: break
    }
    if let parent = type.nominal.flatMap({ superclass(of: $0) }) {
      collectNames(of: parent, into: &names)
    }
    for nominal in queue {
      for symbol in nominal.scope.ordered where isVisible(symbol) && !symbol.isStatic {
        names.insert(symbol.name)
      }
      if nominal.isBuiltin, let entries = index.entries[qualifiedName(of: nominal)] {
        names.formUnion(entries.keys)
      }
    }
  }

  /// The getter of a member of a type by name: `body` of a view, a static `previews`.
  public func getter(of name: String, in nominal: NominalType) -> Callee? {
    let found = members(named: name, of: nominal.selfType, isStatic: false)
      .first { $0.symbol.binding != nil && !$0.isRequirement }
    return found.map { getter(of: $0.symbol, $0, isSuper: false) }
  }

  /// The initializer of a type without arguments, as a function that returns an instance; nil
  /// where it has none.
  public func makeFunction(for nominal: NominalType) -> Function? {
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    context = nominal.scope.context ?? context
    let inner = FunctionContext(parent: nil, result: nominal.selfType)
    inner.name = "\(nominal.name)()"
    scope = LocalScope(parent: nil, function: inner)
    let range = nominal.scope.declaration?.nameRange ?? .none
    let made = attempt { () -> Typed in
      let call = CallArguments(arguments: [], trailing: [], parentheses: range)
      return checkConstruction(of: nominal.selfType, call, at: range)
    }
    guard let made, !made.type.isError else { return nil }
    let function = Function(name: inner.name, range: range) { _ in [] }
    function.body = finish({ [.return(made.build($0))] }, inner, [], function, failures, at: range)
    return function
  }
}

extension Checker {
  /// Whether a name at the top level is one of SwiftUI's, and so none that plain Swift has too.
  public func isOfViews(_ name: String) -> Bool { index.isOfViews(name) }

  /// A type that the library declares: what the machine knows types by. A nested one by its path,
  /// as in `String.Index`.
  public func libraryType(named name: String) -> NominalType? {
    let path = name.split(separator: ".").map(String.init)
    guard let first = path.first else { return nil }
    let found = path.dropFirst().reduce(nominal(in: libraryLookup(first))) { outer, name in
      outer.flatMap { nominal(in: ownMembers(of: $0, named: name)) }
    }
    // Native code makes its instances from their fields in order; they are shown with their names.
    if let found, found.keyword == .struct { layOut(found) }
    if let found, found.isClass { fillMethods(found) }
    return found
  }

  private func nominal(in symbols: [Symbol]) -> NominalType? {
    for symbol in symbols {
      if case .type(let nominal) = symbol.kind { return nominal }
    }
    return nil
  }

  /// Whether a type conforms to the protocol of that name.
  public func conforms(_ type: Type, toProtocol name: String) -> Bool {
    guard let proto = protocolNamed(name) else { return false }
    return conforms(type, to: proto) == .yes
  }

  public func conforms(_ nominal: NominalType, toProtocol name: String) -> Bool {
    guard let proto = protocolNamed(name) else { return false }
    return allProtocols(of: nominal).contains { $0 === proto }
  }
}
