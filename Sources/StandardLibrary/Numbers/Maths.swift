import Glibc
import Interpreter

/// The functions of the C library, over Double and CGFloat; and `min`, `max`, `abs`.
var mathsFunctions: [Builtin] {
  oneArgument.flatMap { name, compute in
    ["Double", "CGFloat", "Float"].map { type in
      Builtin(nil, "func \(name)(_ x: \(type)) -> \(type)") { call in
        let result = compute(try call.double(0))
        return .double(type == "Float" ? Double(Float(result)) : result)
      }
    }
  }
    + [
      ("round", "x.rounded()"), ("floor", "x.rounded(.down)"), ("ceil", "x.rounded(.up)"),
      ("trunc", "x.rounded(.towardZero)"), ("rint", "x.rounded(.toNearestOrEven)"),
      ("sqrt", "x.squareRoot()"), ("fabs", "x.magnitude"),
    ].map { name, body in
      Builtin(
        nil, "@_disfavoredOverload func \(name)<T: FloatingPoint>(_ x: T) -> T { \(body) }")
    }
    + [("fmod", "truncatingRemainder"), ("remainder", "remainder")].map { name, method in
      Builtin(
        nil,
        """
        @_disfavoredOverload func \(name)<T: FloatingPoint>(_ x: T, _ y: T) -> T {
          x.\(method)(dividingBy: y)
        }
        """)
    }
    + twoArguments.flatMap { name, compute in
      ["Double", "CGFloat", "Float"].map { type in
        Builtin(nil, "func \(name)(_ x: \(type), _ y: \(type)) -> \(type)") { call in
          let result = compute(try call.double(0), try call.double(1))
          return .double(type == "Float" ? Double(Float(result)) : result)
        }
      }
    }
}

private let oneArgument: [(String, @Sendable (Double) -> Double)] = [
  ("sqrt", { sqrt($0) }), ("cbrt", { cbrt($0) }), ("exp", { exp($0) }), ("exp2", { exp2($0) }),
  ("log", { log($0) }), ("log2", { log2($0) }), ("log10", { log10($0) }), ("sin", { sin($0) }),
  ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }),
  ("atan", { atan($0) }), ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
  ("floor", { floor($0) }), ("ceil", { ceil($0) }), ("round", { round($0) }),
  ("trunc", { trunc($0) }), ("fabs", { fabs($0) }),
]

private let twoArguments: [(String, @Sendable (Double, Double) -> Double)] = [
  ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("hypot", { hypot($0, $1) }),
  ("fmod", { fmod($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
]

var extremes: [Builtin] {
  [
    Builtin(nil, "func min<T: Comparable>(_ x: T, _ y: T) -> T") { call in
      let (x, y) = (call.arguments[0], call.arguments[1])
      return try call.machine.isLess(y, x) ? y : x
    },
    Builtin(nil, "func max<T: Comparable>(_ x: T, _ y: T) -> T") { call in
      let (x, y) = (call.arguments[0], call.arguments[1])
      return try call.machine.isLess(y, x) ? x : y
    },
    Builtin(nil, "func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { call in
      let values = Array(call.arguments.prefix(3)) + (try call.elements(3))
      return try values.min { try call.machine.isLess($0, $1) } ?? call.arguments[0]
    },
    Builtin(nil, "func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { call in
      let values = Array(call.arguments.prefix(3)) + (try call.elements(3))
      return try values.max { try call.machine.isLess($0, $1) } ?? call.arguments[0]
    },
    Builtin(nil, "func abs<T: SignedNumeric & Comparable>(_ x: T) -> T") { call in
      if case .double(let value) = call.arguments[0] { return .double(value.magnitude) }
      guard case .int(let value) = call.arguments[0] else { return try ownMagnitude(call) }
      let kind = IntegerKind(call.type(0)) ?? .int
      guard let magnitude = kind.narrowed(Int128(kind.widened(value).magnitude)) else {
        throw Trap.overflow
      }
      return .int(magnitude)
    },
  ]
}

/// `abs` of a program's own number: its `magnitude`, where that is of the same type.
private func ownMagnitude(_ call: Invocation) throws -> Value {
  let (machine, number) = (call.machine, call.arguments[0])
  guard let wanted = machine.requirement("magnitude", of: "Numeric") else { return number }
  if let own = call.wideInteger(0) { return own.clamped < 0 ? try own.negated() : number }
  let magnitude = try machine.call(wanted, on: number)
  return machine.dynamicType(of: magnitude) == machine.dynamicType(of: number) ? magnitude : number
}
