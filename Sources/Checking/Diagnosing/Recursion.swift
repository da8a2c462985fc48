import Diagnostics
import SwiftSource

// Values that would contain themselves.
extension Checker {
  func checkRecursion(of nominal: NominalType) {
    guard nominal.scope.declaration?.nameRange.file != .max else { return }
    switch nominal.keyword {
    case .struct:
      for symbol in nominal.scope.storedSymbols {
        var seen: Set<ObjectIdentifier> = []
        guard reaches(signature(of: symbol).result, nominal, &seen) else { continue }
        error(
          "value type '\(nominal.name)' cannot have a stored property that recursively contains it",
          at: symbol.nameRange)
        return
      }
    case .enum:
      var seen: Set<ObjectIdentifier> = []
      if payloads(of: nominal).contains(where: { reaches($0, nominal, &seen) }) {
        error(
          "recursive enum '\(nominal.name)' is not marked 'indirect'",
          at: nominal.scope.declaration?.nameRange ?? .none)
      }
    default: break
    }
  }

  /// Whether a value of a type holds one of `nominal` inside of itself.
  private func reaches(
    _ type: Type, _ nominal: NominalType, _ seen: inout Set<ObjectIdentifier>
  ) -> Bool {
    switch type {
    case .tuple(let elements): return elements.contains { reaches($0.type, nominal, &seen) }
    case .nominal(let other, let arguments):
      if other === nominal { return true }
      if other.wellKnown == .optional { return arguments.contains { reaches($0, nominal, &seen) } }
      guard !other.isBuiltin, seen.insert(ObjectIdentifier(other)).inserted else { return false }
      layOut(other)
      switch other.keyword {
      case .struct:
        return other.scope.storedSymbols.contains {
          reaches(signature(of: $0).result, nominal, &seen)
        }
      case .enum: return payloads(of: other).contains { reaches($0, nominal, &seen) }
      default: return false
      }
    default: return false
    }
  }

  /// What the cases of an enum hold in place.
  private func payloads(of nominal: NominalType) -> [Type] {
    nominal.scope.ordered.flatMap { symbol -> [Type] in
      guard case .enumCase(let index, _) = symbol.kind, !nominal.cases[index].isIndirect
      else { return [] }
      return signature(of: symbol).parameters.map(\.type)
    }
  }
}

extension Declaration {
  /// An enum, or a case of one, whose payload is kept elsewhere.
  var isIndirect: Bool { modifiers.contains { $0.name == "indirect" } }
}
