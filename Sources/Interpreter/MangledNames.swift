import Checking
import SwiftSource

/// The compiler's names of types, as far as values that are kept in a file can have them: Swift's
/// own types, arrays and optionals of them, and the program's.
extension Type {
  /// `Si`, `4main5RouteO`.
  public var mangledName: String {
    guard case .nominal(let type, let arguments) = self else { return "\(self)" }
    switch (type.name, arguments.first) {
    case ("Array", let element?): return "Say\(element.mangledName)G"
    case ("Optional", let wrapped?): return "\(wrapped.mangledName)Sg"
    case (let name, _): return type.isBuiltin ? Self.standard[name] ?? type.mangled : type.mangled
    }
  }

  fileprivate static let standard = [
    "Int": "Si", "String": "SS", "Bool": "Sb", "Double": "Sd", "Float": "Sf", "UInt": "Su",
    "Character": "SJ", "Substring": "Ss",
  ]
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
    if name.hasPrefix("Say"), name.hasSuffix("G") {
      return type(mangled: String(name.dropFirst(3).dropLast())).map { array(of: $0) }
    }
    if name.hasSuffix("Sg") {
      return type(mangled: String(name.dropLast(2))).map { optional(of: $0) }
    }
    if let own = Type.standard.first(where: { $0.value == name })?.key { return type(own) }
    if let type = program.first(where: { $0.mangled == name }) { return .nominal(type, []) }
    let plain = name.dropFirst("10Foundation".count).dropLast()
    guard name.hasPrefix("10Foundation"), let digits = Int(plain.prefix { $0.isNumber }) else {
      return nil
    }
    return nominal(String(plain.suffix(digits))).map { .nominal($0, []) }
  }
}
