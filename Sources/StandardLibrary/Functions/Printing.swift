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
        var lead = ""
        for item in items {
          output.write(lead)
          lead = separator
          output.write(String(describing: item))
        }
        output.write(terminator)
      }
      """),
    Builtin(
      nil,
      """
      func debugPrint<Target: TextOutputStream>(
        _ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target
      ) {
        var lead = ""
        for item in items {
          output.write(lead)
          lead = separator
          output.write(String(reflecting: item))
        }
        output.write(terminator)
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func dump<T>(
        _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
      ) -> T {
        print(_dumpText(value, name, indent, maxDepth, maxItems), terminator: "")
        return value
      }
      """),
    Builtin(
      nil,
      """
      @discardableResult func dump<T, TargetStream: TextOutputStream>(
        _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0,
        maxDepth: Int = .max, maxItems: Int = .max
      ) -> T {
        target.write(_dumpText(value, name, indent, maxDepth, maxItems))
        return value
      }
      """),
    Builtin(
      nil,
      """
      func _dumpText<T>(
        _ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int
      ) -> String
      """
    ) { call in
      var dumper = Dumper(call.machine, maxItems: try call.int(4))
      try dumper.write(
        call.arguments[0], as: call.type(0), label: call.arguments[1].asText, indent: call.int(2),
        depth: call.int(3))
      return .string(dumper.text)
    },
    Builtin(nil, "func readLine(strippingNewline: Bool = true) -> String?") { call in
      guard let line = call.machine.readLine?() else { return .none }
      let ending = line.hasSuffix("\r\n") || line.hasSuffix("\n") ? 1 : 0
      return .string(try call.bool(0) ? String(line.dropLast(ending)) : line)
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

/// Foundation's sentence for an error.
private func localizedDescription(_ call: Invocation) throws -> String {
  let (machine, error) = (call.machine, call.arguments[0])
  let type = machine.dynamicType(of: error, as: call.type(0))
  if let text = try said("errorDescription", of: "LocalizedError", error, call)?.asText {
    return text
  }
  let lead = "The operation \(machine.showsViews ? "couldn’t" : "could not") be completed."
  if let reason = try said("failureReason", of: "LocalizedError", error, call)?.asText {
    return "\(lead) \(reason)"
  }
  let own = try said("errorCode", of: "CustomNSError", error, call)
  let code = try own.map { try call.plainInt($0) } ?? errorCode(error)
  return "\(lead) (\(machine.name(of: type, isQualified: true)) error \(code).)"
}

/// What an error says of itself through a protocol; nil for nothing.
private func said(
  _ member: String, of proto: String, _ error: Value, _ call: Invocation
) throws -> Value? {
  let type = call.machine.dynamicType(of: error, as: call.type(0))
  guard case .nominal(let nominal, _) = type,
    let wanted = call.machine.requirement(member, of: proto),
    nominal.conformance(to: wanted.proto) != nil
  else { return nil }
  return try call.machine.call(wanted, on: error).unwrapped
}

/// The code that an error has as an `NSError`: its raw number, or the place of its case; cases that
/// hold something come first.
func errorCode(_ error: Value) -> Int {
  if case .existential(let inner, _) = error { return errorCode(inner) }
  guard case .enumCase(let one) = error else { return 1 }
  let cases = one.type.cases
  if case .integer(let raw)? = cases[one.index].rawValue { return raw }
  let isHolding = cases[one.index].payload != nil
  let before = cases[..<one.index].count { ($0.payload != nil) == isHolding }
  return isHolding ? before : before + cases.count { $0.payload != nil }
}
