import Diagnostics
import SwiftSource

// What a type says twice of itself.
extension Checker {
  /// Conformances that a type of the program states twice, or that its superclass has already.
  func reportRedundantConformances(of nominal: NominalType) {
    guard !nominal.isBuiltin else { return }
    // What nobody wrote stands at the type's name.
    let implied = nominal.scope.declaration?.nameRange
    let parent = superclass(of: nominal).flatMap { $0.nominal?.isBuiltin == false ? $0 : nil }
    var stated: [ObjectIdentifier: Context] = [:]
    for item in inherited(of: nominal)
    where item.range != implied && item.proto.wellKnown != .sendable {
      let name = conformingName(of: nominal)
      let what = "conformance of '\(name)' to protocol '\(item.proto.name)'"
      if let parent, conforms(parent, to: item.proto) != .no {
        error(
          "redundant \(what)", at: item.range,
          notes: [
            Diagnostic(
              .note,
              "'\(name)' inherits conformance to protocol '\(item.proto.name)' from superclass here",
              at: implied ?? item.range)
          ])
        continue
      }
      guard let first = stated.updateValue(item.context, forKey: ObjectIdentifier(item.proto))
      else { continue }
      stated[ObjectIdentifier(item.proto)] = first
      let isConditional = [first, item.context].contains {
        $0.extensionDeclaration?.requirements.isEmpty == false
      }
      error(
        isConditional
          ? "conflicting \(what); there cannot be more than one conformance, even with different "
            + "conditional bounds"
          : "redundant \(what)",
        at: item.range,
        notes: [
          Diagnostic(
            .note, "'\(name)' declares conformance to protocol '\(item.proto.name)' here",
            at: conformancePlace(of: nominal, in: first))
        ])
    }
  }

  /// A superclass, or an enum's raw type, that stands in a clause twice.
  func reportInheritedTwice(by nominal: NominalType, _ clause: [TypeSyntax], in context: Context) {
    var seen: Set<ObjectIdentifier> = []
    for item in clause {
      guard case .name = item.kind, let symbol = typeSymbol(named: item, in: context),
        case .type(let found) = symbol.kind, found.keyword != .protocol,
        !seen.insert(ObjectIdentifier(found)).inserted
      else { continue }
      error("duplicate inheritance from '\(found.name)'", at: item.range)
    }
  }
}
