import Interpreter

/// `StaticString`: a literal's text; what names of tables and comments are.
var staticStrings: [Builtin] {
  [
    Builtin(nil, "@frozen struct StaticString: ExpressibleByStringLiteral {}"),
    Builtin("StaticString", "init(stringLiteral value: String)") { $0.arguments[0] },
  ]
}
