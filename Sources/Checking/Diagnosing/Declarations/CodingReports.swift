import Diagnostics
import SwiftSource

// What is missing of a type so that the compiler can write how it is coded.
extension Checker {
  /// What is coded needs properties that can be: said of the program's own types.
  func checkCoding(of nominal: NominalType, _ proto: NominalType) {
    let isWritten =
      proto.wellKnown == .encodable
      ? ownMembers(of: nominal, named: "encode").contains { $0.isFunction && $0.isWritten }
      : ownMembers(of: nominal, named: "init").contains {
        $0.isWritten && signature(of: $0).parameters.first?.label == "from"
      }
    guard !isWritten, nominal.scope.rawType == nil else { return }
    layOut(nominal)
    let keys = nominal.scope.ordered.first {
      $0.isType && $0.name == "CodingKeys" && $0.isWritten
    }
    if let keys { return checkKeys(keys, of: nominal, proto) }
    let stored = nominal.scope.storedSymbols.filter { wrapperUse(of: $0) == nil }.map {
      (signature(of: $0).result, $0.nameRange)
    }
    let payloads = nominal.scope.ordered.flatMap { symbol -> [(Type, SourceRange)] in
      guard case .enumCase = symbol.kind else { return [] }
      return signature(of: symbol).parameters.map { ($0.type, $0.range) }
    }
    let notes = (stored + payloads).compactMap { type, place -> Diagnostic? in
      guard !isCoded(type, proto) else { return nil }
      return Diagnostic(
        .note,
        "cannot automatically synthesize '\(proto.name)' because '\(shown(type))' does not conform "
          + "to '\(proto.name)'", at: place)
    }
    guard !notes.isEmpty else { return warnOfUndecoded(in: nominal, proto, keys: nil) }
    error(
      "type '\(nominal.name)' does not conform to protocol '\(proto.name)'",
      at: nominal.scope.declaration?.nameRange ?? .none, notes: notes)
  }

  /// Constants that have their value, which the program may think are decoded. Keys of its own that
  /// only decoding uses need not name them.
  private func warnOfUndecoded(in nominal: NominalType, _ proto: NominalType, keys: Set<String>?) {
    guard proto.wellKnown == .decodable else { return }
    let isEncoded = allProtocols(of: nominal).contains { $0.wellKnown == .encodable }
    if keys != nil, isEncoded { return }
    for property in nominal.scope.storedSymbols where property.isLet {
      guard property.binding?.initializer != nil, keys?.contains(property.name) != false else {
        continue
      }
      let how =
        keys != nil
        ? "remove the '\(property.name)' case from the CodingKeys enum"
        : "explicitly define a CodingKeys enum \(isEncoded ? "including" : "without") a "
          + "'\(property.name)' case"
      let notes = [
        "set the initial value via the initializer or \(how) to silence this warning",
        "make the property mutable instead",
      ]
      report(
        Diagnostic(
          .warning,
          "immutable property will not be decoded because it is declared with an initial value "
            + "which cannot be overwritten", at: property.nameRange,
          notes: notes.map { Diagnostic(.note, $0, at: property.nameRange) }))
    }
  }

  /// Keys that are not those of the properties.
  private func checkKeys(_ keys: Symbol, of nominal: NominalType, _ proto: NominalType) {
    guard case .type(let type) = keys.kind, type.keyword == .enum, nominal.keyword != .enum else {
      return
    }
    let stored = nominal.scope.storedSymbols
    var notes: [Diagnostic] = []
    var names: Set<String> = []
    let start = "cannot automatically synthesize '\(proto.name)' because "
    if !allProtocols(of: type).contains(where: { $0.wellKnown == .codingKey }) {
      notes.append(
        Diagnostic(
          .note, start + "'CodingKeys' does not conform to CodingKey", at: keys.nameRange))
    } else {
      let cases = type.scope.ordered.filter { if case .enumCase = $0.kind { true } else { false } }
      names = Set(cases.map(\.name))
      let known = Set(stored.map { codingName(of: $0, in: nominal) })
      for key in cases where !known.contains(key.name) {
        notes.append(
          Diagnostic(
            .note, "CodingKey case '\(key.name)' does not match any stored properties",
            at: key.nameRange))
      }
      for property in stored where notes.isEmpty && proto.wellKnown == .decodable {
        let name = codingName(of: property, in: nominal)
        guard !names.contains(name), !hasDefault(property) else { continue }
        notes.append(
          Diagnostic(
            .note,
            start + "'\(name)' does not have a matching CodingKey and does not have a "
              + "default value", at: property.nameRange))
      }
    }
    guard !notes.isEmpty else { return warnOfUndecoded(in: nominal, proto, keys: names) }
    error(
      "type '\(nominal.name)' does not conform to protocol '\(proto.name)'",
      at: nominal.scope.declaration?.nameRange ?? .none, notes: notes)
  }

  /// Whether a property has a value that no initializer gives it.
  func hasDefault(_ property: Symbol) -> Bool {
    guard let binding = property.binding else { return true }
    return binding.initializer != nil || wrapperUse(of: property) != nil
      || (!property.isLet && signature(of: property).result.wrapped != nil)
  }

  /// Whether values of a type can be coded, as far as the program's own types and functions say.
  private func isCoded(_ type: Type, _ proto: NominalType) -> Bool {
    switch type {
    case .function, .metatype: return false
    case .existential(let protocols): return protocols.isEmpty ? false : protocols[0].isBuiltin
    case .tuple: return false
    case .nominal(let nominal, let arguments):
      if !nominal.isBuiltin { return conforms(type, to: proto) != .no }
      switch nominal.wellKnown {
      case .optional, .array, .set, .dictionary: return arguments.allSatisfy { isCoded($0, proto) }
      default: return true
      }
    case .parameter, .member, .opaque, .variable, .error: return true
    }
  }
}
