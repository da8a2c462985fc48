import Checking
import Diagnostics
import Interpreter
import SwiftSource

/// Programs built by hand, for the machine alone: a library of a few members, and short names for
/// lowered code.
struct ProgramBuilder {
  let library: [Builtin] = [
    Builtin("Int", "static func + (lhs: Int, rhs: Int) -> Int"),
    Builtin("Int", "static func - (lhs: Int, rhs: Int) -> Int"),
    Builtin("Int", "static func * (lhs: Int, rhs: Int) -> Int"),
    Builtin("Int", "static func < (lhs: Int, rhs: Int) -> Bool"),
    Builtin("Int", "static func += (lhs: inout Int, rhs: Int)"),
    Builtin("Comparable", "static func ..< (minimum: Self, maximum: Self) -> Range<Self>"),
    Builtin("Int", "static func / (lhs: Int, rhs: Int) -> Int"),
    Builtin("Array", "subscript(index: Int) -> Element { get set }"),
    Builtin("Array", "mutating func append(_ newElement: Element)"),
    Builtin("Array", "var count: Int { get }"),
    Builtin(nil, "func print(_ item: Any)") { call in
      let machine = call.machine
      try machine.print(machine.description(of: call.arguments[0]) + "\n")
      return .void
    },
    Builtin(nil, "func twice(_ body: () throws -> Void) rethrows") { call in
      _ = try call.machine.call(call.arguments[0])
      _ = try call.machine.call(call.arguments[0])
      return .void
    },
    Builtin(nil, "func sleep(_ seconds: Double) async throws") { call in
      guard case .double(let seconds) = call.arguments[0] else { return .void }
      return try call.machine.suspend(until: call.machine.scheduler.now + seconds)
    },
    Builtin(nil, "func grow(_ text: inout String)") { call in
      guard case .string(let text) = call.arguments[0] else { return .void }
      let larger = text + text
      call.arguments[0] = .string(larger)
      return .string(larger)
    },
    Builtin(nil, "func during(_ body: () async -> Int) async -> Int") { call in
      try call.machine.continueWith(call.arguments[0]) { result in
        guard case .int(let value) = try result.get() else { return .void }
        return .int(value + 1)
      }
    },
    Builtin("Int", "static func > (lhs: Int, rhs: Int) -> Bool"),
    Builtin("Int", "static func == (lhs: Int, rhs: Int) -> Bool"),
  ]

  enum Member: Int {
    case add, subtract, multiply, less, addAssign, range, divide, index, append, count, print, twice
    case sleep, grow, during, greater, equal
  }

  let types = TypeBox()

  /// The library's types by name, each made once.
  final class TypeBox {
    private var made: [String: NominalType] = [:]

    func nominal(_ name: String) -> NominalType? {
      let known = [
        "Int", "Double", "Bool", "String", "Character", "Array", "Optional", "Range", "UInt8",
        "Dictionary", "Set", "CancellationError",
      ]
      guard known.contains(name) else { return nil }
      if let type = made[name] { return type }
      let type = NominalType(
        name: name, keyword: name == "Optional" ? .enum : .struct, isBuiltin: true)
      made[name] = type
      return type
    }
  }

  func type(_ name: String, _ arguments: Type...) -> Type {
    types.nominal(name).map { .nominal($0, arguments) } ?? .error
  }

  var int: Type { type("Int") }
  var bool: Type { type("Bool") }
  var string: Type { type("String") }

  func machine(
    steps: Int = 1_000_000, depth: Int = 500, memory: Int = 256 << 20, output: OutputBuffer
  ) -> Machine {
    var limits = Machine.Limits()
    limits.steps = steps
    limits.depth = depth
    limits.memory = memory
    return Machine(
      library: library, types: { [types] in types.nominal($0) }, limits: limits, output: output)
  }

  // MARK: Code

  func code(_ kind: Code.Kind, _ type: Type, at start: UInt32 = 0) -> Code {
    Code(kind, type: type, at: SourceRange(file: 0, start: start, end: start + 1))
  }

  func number(_ value: Int) -> Code { code(.constant(.integer(value)), int) }
  func text(_ value: String) -> Code { code(.constant(.string(value)), string) }
  func local(_ index: Int, _ type: Type? = nil) -> Code { code(.local(index), type ?? int) }

  func native(_ member: Member) -> Callee { .native(NativeID(member.rawValue)) }

  func call(_ member: Member, _ arguments: Code..., as type: Type? = nil, at start: UInt32 = 0)
    -> Code
  {
    let isTruth = [.less, .greater, .equal].contains(member)
    return code(
      .call(Call(native(member), arguments.map { .value($0) })), type ?? (isTruth ? bool : int),
      at: start)
  }

  func call(_ function: Function, _ arguments: Code..., as type: Type? = nil) -> Code {
    code(.call(Call(.function(function), arguments.map { .value($0) })), type ?? int)
  }

  func print(_ value: Code) -> Checking.Operation {
    let erased = code(.erase(value, from: value.type), .any)
    return .evaluate(call(.print, erased, as: .void))
  }

  func add(_ value: Code, to place: Place) -> Checking.Operation {
    let call = Call(native(.addAssign), [.inout(place), .value(value)])
    return .evaluate(code(.call(call), .void))
  }

  func forEach(
    in sequence: Code, element: Int, label: Int = 0, _ body: [Checking.Operation]
  ) -> Checking.Operation {
    .for(
      ForLoop(
        label: label, pattern: .bind(local: element), sequence: sequence, elementLocal: element,
        condition: nil, body: body, iterate: nil, advance: nil, isAwait: false,
        range: SourceRange(file: 0, start: 0, end: 1)))
  }

  func range(_ first: Code, _ last: Code) -> Code {
    call(.range, first, last, as: type("Range", int))
  }

  /// - Parameter body: given the function itself, for recursion.
  func function(
    _ name: String = "f", parameters: [Local] = [], captures: [Local] = [], locals: [Local] = [],
    _ body: @escaping (Function) -> [Checking.Operation]
  ) -> Function {
    let function = Function(
      name: name, range: SourceRange(file: 0, start: 0, end: 1), lower: body)
    function.locals = parameters + captures + locals
    function.parameterCount = parameters.count
    function.captureCount = captures.count
    return function
  }
}
