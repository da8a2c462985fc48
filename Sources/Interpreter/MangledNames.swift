import Checking
import SwiftSource

/// The compiler's names of types, as far as values that are kept in a file can have them: Swift's
/// own types, arrays and optionals of them, and the program's.
extension Type {
  /// `Si`, `4main5RouteO`.
  public var mangledName: String {
    guard case .nominal(let type, let arguments) = self else { return "\(self)" }
    let inside = arguments.map(\.mangledName).joined()
    if type.isBuiltin {
      if type.name == "Optional" { return "\(inside)Sg" }
      if let generic = Self.generics[type.name] { return "\(generic)y\(inside)G" }
      if let short = Self.standard[type.name] { return short }
    }
    return arguments.isEmpty ? type.mangled : "\(type.mangled)y\(inside)G"
  }

  fileprivate static let generics = ["Array": "Sa", "Dictionary": "SD", "Set": "Sh"]
  fileprivate static let standard =
    [
      "Int": "Si", "String": "SS", "Bool": "Sb", "Double": "Sd", "Float": "Sf", "UInt": "Su",
      "Character": "SJ", "Substring": "Ss",
    ].merging(
      ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"].map {
        ($0, "s\($0.utf8.count)\($0)V")
      }
    ) { known, _ in known }
}

extension NominalType {
  fileprivate var mangled: String {
    let kind =
      switch keyword {
      case .struct: "V"
      case .enum: "O"
      case .class, .actor, .protocol: "C"
      }
    let outer = parent?.mangled ?? (isBuiltin ? "10Foundation" : "4main")
    return "\(outer)\(name.utf8.count)\(name)\(kind)"
  }
}

extension KnownTypes {
  /// The type that `Type.mangledName` calls so; nil where neither the library nor the program has
  /// one.
  public func type(mangled name: String) -> Type? {
    var rest = Substring(name)
    let type = readType(&rest)
    return rest.isEmpty ? type : nil
  }

  /// Takes one type's name off the front.
  private func readType(_ rest: inout Substring) -> Type? {
    guard var type = readPlainType(&rest) else { return nil }
    while rest.hasPrefix("Sg") {
      rest = rest.dropFirst(2)
      type = optional(of: type)
    }
    return type
  }

  private func readPlainType(_ rest: inout Substring) -> Type? {
    func takes(_ name: String) -> Bool {
      guard rest.hasPrefix(name) else { return false }
      rest = rest.dropFirst(name.count)
      return true
    }
    if let generic = Type.generics.first(where: { takes($0.value) })?.key {
      return readArguments(&rest).map { type(generic, $0) }
    }
    if let own = Type.standard.first(where: { takes($0.value) })?.key { return type(own) }
    // One whose name begins another's is not that other.
    let named = program.sorted { $0.mangled.count > $1.mangled.count }
    if let found = named.first(where: { takes($0.mangled) }) {
      guard rest.hasPrefix("y") else { return .nominal(found, []) }
      return readArguments(&rest).map { .nominal(found, $0) }
    }
    guard takes("10Foundation"), let length = Int(rest.prefix(while: \.isNumber)) else {
      return nil
    }
    let name = rest.drop(while: \.isNumber).prefix(length)
    rest = rest[name.endIndex...].dropFirst()
    return nominal(String(name)).map { .nominal($0, []) }
  }

  /// `ySSSiG`
  private func readArguments(_ rest: inout Substring) -> [Type]? {
    guard rest.first == "y" else { return nil }
    rest = rest.dropFirst()
    var arguments: [Type] = []
    while let first = rest.first, first != "G" {
      guard let next = readType(&rest) else { return nil }
      arguments.append(next)
    }
    rest = rest.dropFirst()
    return arguments
  }
}
