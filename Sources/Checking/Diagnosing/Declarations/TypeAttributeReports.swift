import Diagnostics
import SwiftSource

// Types whose attribute asks something of them.
extension Checker {
  func checkAttributes(of nominal: NominalType) {
    guard let declaration = nominal.scope.declaration, !isPartlyUnknown(nominal) else { return }
    for attribute in declaration.attributes {
      switch attribute.baseName {
      case "propertyWrapper": checkWrapper(nominal, declaration)
      case "main": checkMain(nominal, attribute)
      default: break
      }
    }
  }

  private func checkWrapper(_ nominal: NominalType, _ declaration: Declaration) {
    let own = members(named: "wrappedValue", of: nominal.selfType, isStatic: false)
    guard own.isEmpty else { return }
    error(
      "property wrapper type '\(nominal.name)' does not contain a non-static property named "
        + "'wrappedValue'", at: declaration.nameRange)
  }

  private func checkMain(_ nominal: NominalType, _ attribute: Attribute) {
    guard superclass(of: nominal) == nil,
      allProtocols(of: nominal).allSatisfy({ $0.wellKnown?.isMarker == true }),
      members(named: "main", of: nominal.selfType, isStatic: true).isEmpty
    else { return }
    error(
      "'\(nominal.name)' is annotated with '@main' and must provide a main static function of type "
        + "() -> Void, () throws -> Void, () async -> Void, or () async throws -> Void",
      at: attribute.range,
      notes: ["", " throws", " async", " async throws"].map { effects in
        Diagnostic(.note, "add 'static func main()\(effects)'", at: attribute.range)
      })
  }
}

extension TypeSyntax {
  /// `~Copyable`
  var isInverse: Bool {
    if case .specified("~", _) = kind { return true }
    return false
  }
}
