import Interpreter

/// Swift's types that say the same to whoever looks into them.
var debugDescriptions: [Builtin] { described(["KeyValuePairs", "SIMD2", "SIMD3", "SIMD4"]) }

/// Foundation's.
var foundationDebugDescriptions: [Builtin] {
  described([
    "Date", "DateComponents", "IndexPath", "IndexSet", "Measurement", "URL", "URLQueryItem", "UUID",
  ])
}

private func described(_ types: [String]) -> [Builtin] {
  types.map {
    Builtin(
      "\($0): CustomDebugStringConvertible", "var debugDescription: String { description }")
  }
}
