import Diagnostics
import SwiftSource

// `any P`, which does not conform to `P` itself.
extension Checker {
  /// `any P` where a type is wanted that conforms to `P`: unless what is in it can be taken out,
  /// only the type behind it does.
  func reportSelfConformance(
    _ target: CallTarget, _ arguments: [PreparedArgument], at range: SourceRange
  ) {
    guard let symbol = target.symbol, symbol.context.file == .max || !symbol.isRequirement else {
      return
    }
    let signature = self.signature(of: symbol)
    let all = signature.constraints + (symbol.isInitializer ? constraints(in: symbol.context) : [])
    for case .conforms(.parameter(let own), let proto) in all where own.index < target.types.count {
      let given = own.isPack ? arguments.compactMap(\.typed?.type) : [target.types[own.index]]
      let index = given.firstIndex { type in
        if case .existential(let protocols) = solver.shallow(type) {
          mayBeBehind(protocols, proto)
        } else {
          false
        }
      }
      guard let index, !isOpened(own, symbol, arguments) else { continue }
      // What a builder is given has no call that is written.
      let isBuilt = arguments.contains {
        if case .missing = $0.expression.kind { true } else { false }
      }
      let place = isBuilt ? arguments[own.isPack ? index : 0].range : range
      let user = symbol.context.nominal.map { "generic \($0.keyword.rawValue) '\($0.name)'" }
      let what = symbol.isInitializer ? user : nil
      let name = own.isPack ? "each \(own.name)" : own.name
      let nominal = symbol.isInitializer ? symbol.context.nominal : nil
      let declared = nominal.map { $0.scope.declaration?.nameRange ?? .none } ?? symbol.nameRange
      reportUnopened(
        given[index], proto,
        "\(what ?? "\(symbol.describedKind) '\(symbol.shownName)'") where '\(name)' = "
          + "'\(shown(given[index]))'", at: place,
        declared: symbol.context.file == .max ? nil : declared)
      return
    }
  }

  /// `any P` where only what is behind it conforms to `P`.
  func reportUnopened(
    _ type: Type, _ proto: NominalType, _ reason: String, at range: SourceRange,
    declared place: SourceRange?
  ) {
    error(
      "type '\(shown(type))' cannot conform to '\(proto.name)'", at: range,
      notes: reasons(reason, at: range, declared: place))
  }

  /// Whether an `any` of protocols has a value behind it that conforms to one, and does not itself.
  func mayBeBehind(_ protocols: [NominalType], _ proto: NominalType) -> Bool {
    protocols.contains { $0 === proto || inherits($0, from: proto) }
      && proto.wellKnown != .error && proto.wellKnown != .anyObject
      && proto.wellKnown?.isMarker != true && !isObjectiveC(proto)
  }

  /// Whether what is in an `any P` is taken out where it is passed: one value of the type, which is
  /// no part of what the call gives.
  private func isOpened(
    _ own: GenericParameter, _ symbol: Symbol, _ arguments: [PreparedArgument]
  ) -> Bool {
    let signature = self.signature(of: symbol)
    let users = signature.parameters.map(\.type).filter { mentions($0, own) }
    guard users.count == 1, !own.isPack, !isKept(own, in: signature.result) else { return false }
    return users[0] == .parameter(own)
      || users[0] == .metatype(.parameter(own)) && arguments.contains(where: isAnyType)
  }

  private func mentions(_ type: Type, _ own: GenericParameter) -> Bool {
    var found = false
    type.walk { if $0 == .parameter(own) { found = true } }
    return found
  }

  /// Whether a type is a generic one of a parameter, which cannot be of an `any P` instead.
  private func isKept(_ own: GenericParameter, in type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type else { return false }
    let isCollection = [.optional, .array, .dictionary, .set].contains(nominal.wellKnown)
    return arguments.contains {
      isCollection ? isKept(own, in: $0) : mentions($0, own)
    }
  }

  /// Whether an argument is an `any P.Type`, a type that is told when the program runs.
  private func isAnyType(_ argument: PreparedArgument) -> Bool {
    guard let typed = argument.typed, !typed.isType,
      case .metatype(let instance) = solver.shallow(typed.type),
      case .existential = solver.shallow(instance)
    else { return false }
    return true
  }

  /// Protocols of Objective-C conform to themselves.
  private func isObjectiveC(_ proto: NominalType) -> Bool {
    proto.scope.declaration?.attributes.contains { $0.baseName == "objc" } ?? false
  }

  /// - Parameter place: where what asks for it is declared; nil for the library.
  func reasons(
    _ reason: String, at range: SourceRange, declared place: SourceRange?
  ) -> [Diagnostic] {
    let rule = "only concrete types such as structs, enums and classes can conform to protocols"
    return [
      Diagnostic(.note, rule, at: range),
      Diagnostic(.note, "required by \(reason)", at: place ?? range),
    ]
  }
}
