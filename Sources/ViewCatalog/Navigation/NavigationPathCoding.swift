import Checking
import Interpreter
import ViewTree

/// `NavigationPath.codable`: one flat array, the last element pushed first, each as the mangled
/// name of its type and its own JSON (navigation rule 2.7.4).
var pathCoding: [Builtin] {
  [
    Builtin("NavigationPath", "struct CodableRepresentation: Codable, Equatable {}"),
    Builtin("NavigationPath", "var codable: NavigationPath.CodableRepresentation? { get }") {
      call in
      guard let path = call.arguments[0].as(NavigationPathValue.self) else { return .none }
      return path.isCodable(in: call.machine) ? call.arguments[0] : .none
    },
    Builtin(
      "NavigationPath.CodableRepresentation",
      """
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        let names = _typeNames
        for (index, value) in _values.enumerated().reversed() {
          try container.encode(names[index])
          try container.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        }
      }
      """),
    Builtin(
      "NavigationPath.CodableRepresentation",
      """
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [any Decodable] = []
        while !container.isAtEnd {
          let name = try container.decode(String.self)
          let text = try container.decode(String.self)
          guard let json = _parseJSON(text),
            let value = try Self._element(name, _JSONDecoder(JSONDecoder(), json, []))
          else {
            throw DecodingError.dataCorruptedError(
              in: container, debugDescription: "no type is named \\(name)")
          }
          values.insert(value, at: 0)
        }
        self = Self._make(values)
      }
      """),
    Builtin("NavigationPath.CodableRepresentation", "var _values: [any Encodable] { get }") {
      call in
      let entries = call.arguments[0].as(NavigationPathValue.self)?.entries ?? []
      return .array(entries.map { call.machine.erase($0.value, from: $0.type) })
    },
    Builtin("NavigationPath.CodableRepresentation", "var _typeNames: [String] { get }") { call in
      let entries = call.arguments[0].as(NavigationPathValue.self)?.entries ?? []
      return .array(entries.map { .string($0.type.mangledName) })
    },
    Builtin(
      "NavigationPath.CodableRepresentation",
      "static func _element(_ name: String, _ decoder: any Decoder) throws -> (any Decodable)?"
    ) { call in
      let machine = call.machine
      guard let type = machine.types.type(mangled: try call.name(0)),
        let make = machine.requirement("init", of: "Decodable")
      else { return .none }
      return machine.erase(
        try machine.call(make, onType: type, [call.arguments[1]]), from: type)
    },
    Builtin(
      "NavigationPath.CodableRepresentation",
      "static func _make(_ values: [any Decodable]) -> NavigationPath.CodableRepresentation"
    ) { call in
      guard case .array(let values) = call.arguments[0] else { return .void }
      return .native(
        NavigationPathValue(values.map { PathEntry($0, .any, in: call.machine) }))
    },
  ]
}

extension NavigationPathValue {
  /// Whether all of its elements are (navigation rule 2.7.2).
  fileprivate func isCodable(in machine: Machine) -> Bool {
    guard let encodable = machine.types.nominal("Encodable") else { return false }
    return entries.allSatisfy { machine.conforms($0.type, to: encodable) }
  }
}
