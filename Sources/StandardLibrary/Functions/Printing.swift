import Checking
import Interpreter

/// Printing and describing.
var printingFunctions: [Builtin] {
  [
    Builtin(
      nil,
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { call in
      let texts = try call.elements(0).map { try call.machine.description(of: $0) }
      try call.machine.print(texts.joined(separator: call.string(1)) + call.string(2))
      return .void
    },
    Builtin(
      nil,
      "func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { call in
      let texts = try call.elements(0).map { try call.machine.debugDescription(of: $0) }
      try call.machine.print(texts.joined(separator: call.string(1)) + call.string(2))
      return .void
    },
    Builtin(
      nil,
      """
      func print<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target
      ) {
        var isFirst = true
        for item in items {
          if !isFirst { output.write(separator) }
          isFirst = false
          output.write(String(describing: item))
        }
        output.write(terminator)
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func dump<T>(
        _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
      ) -> T
      """
    ) { call in
      let value = call.arguments[0]
      var dumper = Dumper(call.machine)
      try dumper.write(
        value, as: call.type(0), label: call.arguments[1].asText, indent: call.int(2))
      try call.machine.print(dumper.text)
      return value
    },
    Builtin(nil, "func type<T>(of value: T) -> T.Type") { call in
      .type(TypeValue(call.machine.dynamicType(of: call.arguments[0], as: call.type(0))))
    },
  ]
}

/// What Foundation adds: a log, and what an error says about itself.
var foundationFunctions: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol LocalizedError: Error {
        var errorDescription: String? { get }
        var failureReason: String? { get }
        var recoverySuggestion: String? { get }
        var helpAnchor: String? { get }
      }
      """),
    Builtin("LocalizedError", "var errorDescription: String? { nil }"),
    Builtin("LocalizedError", "var failureReason: String? { nil }"),
    Builtin("LocalizedError", "var recoverySuggestion: String? { nil }"),
    Builtin("LocalizedError", "var helpAnchor: String? { nil }"),
    Builtin(nil, "func NSLog(_ format: String, _ args: any CVarArg...)") { call in
      try call.machine.print(try formatted(call.string(0), call.elements(1), call) + "\n")
      return .void
    },
    Builtin("Error", "var localizedDescription: String { get }") { call in
      .string(try localizedDescription(call))
    },
  ]
}

/// Foundation's sentence for an error that says nothing about itself.
private func localizedDescription(_ call: Invocation) throws -> String {
  let error = call.arguments[0]
  let type = call.machine.dynamicType(of: error, as: call.type(0))
  if case .nominal(let nominal, _) = type,
    let localized = call.machine.types.nominal("LocalizedError"),
    nominal.conformance(to: localized) != nil,
    let requirement = call.machine.requirement("errorDescription", of: "LocalizedError"),
    let text = try call.machine.call(requirement, on: error).unwrapped?.asText
  {
    return text
  }
  var code = 1
  if case .enumCase(let value) = error { code = value.index }
  let name = call.machine.name(of: type)
  let domain = "\(call.machine.moduleName).\(name)"
  return "The operation couldn’t be completed. (\(domain) error \(code).)"
}
