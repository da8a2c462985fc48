import Diagnostics
import SwiftSource

// What a program adds to the types of Swift's own library.
extension Checker {
  /// Members that extensions of one library's type declare twice.
  func reportRedeclarationsOfBuiltins() {
    var members: [ObjectIdentifier: [Symbol]] = [:]
    var order: [ObjectIdentifier] = []
    for symbol in extensionMembers {
      guard let nominal = symbol.context.nominal, nominal.isBuiltin else { continue }
      let key = ObjectIdentifier(nominal)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(symbol)
    }
    for key in order { reportRedeclarations(members[key] ?? []) }
  }

  /// `extension String: Error {}`: neither the type nor the protocol is the program's, and Swift
  /// may say the same one day. Of a type that is imported the owners are not known by name here.
  func reportRetroactive(_ nominal: NominalType, in syntax: ExtensionDeclaration) {
    guard let first = index.firstImported, nominal.isBuiltin, nominal.keyword != .protocol,
      index.entries[""]?[nominal.name]?.first.map({ $0 < first }) ?? false
    else { return }
    let all = inherited(of: nominal)
    let isHere = { (context: Context) in
      context.extensionDeclaration?.extended.range == syntax.extended.range
    }
    var known = Set(
      all.filter { !isHere($0.context) }.flatMap { allProtocols(of: $0.proto) }
        .map(ObjectIdentifier.init))
    let added = all.filter { isHere($0.context) && $0.proto.isBuiltin }.map(\.proto)
      .flatMap { allProtocols(of: $0) }
      .filter { $0.wellKnown != .sendable && known.insert(ObjectIdentifier($0)).inserted }
    guard !added.isEmpty, !syntax.inherited.contains(where: \.isRetroactive) else { return }
    let place = conformancePlace(ofExtension: syntax)
    let names = added.map { "'\($0.name)'" }.joined(separator: ", ")
    report(
      Diagnostic(
        .warning,
        "extension declares a conformance of imported type '\(nominal.name)' to imported "
          + "protocol\(added.count == 1 ? "" : "s") \(names); this will not behave correctly if the "
          + "owners of 'Swift' introduce this conformance in the future", at: place,
        notes: [Diagnostic(.note, "add '@retroactive' to silence this warning", at: place)]))
  }
}

extension TypeSyntax {
  /// `@retroactive Error`
  fileprivate var isRetroactive: Bool {
    guard case .attributed(let attributes, _) = kind else { return false }
    return attributes.contains { $0.baseName == "retroactive" }
  }
}
