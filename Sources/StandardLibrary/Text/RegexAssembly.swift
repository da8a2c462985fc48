import Checking
import Interpreter
import SwiftSource

/// A compiled pattern, in a `Regex`.
final class PatternValue: NativeValue {
  let pattern: Pattern
  let text: String
  /// What is made of the captures, in their order; what is missing stays as it is.
  let captures: [CaptureMaking]

  init(_ pattern: Pattern, _ text: String, captures: [CaptureMaking] = []) {
    self.pattern = pattern
    self.text = text
    self.captures = captures
  }

  convenience init(_ text: String, captures: [CaptureMaking]) {
    self.init(Pattern(RegexPattern(text)), text, captures: captures)
  }

  /// As many as it has groups.
  var allCaptures: [CaptureMaking] {
    let count = pattern.regex?.captures.count ?? 0
    return captures + Array(repeating: CaptureMaking(), count: max(0, count - captures.count))
  }

  /// Where it stands beside others, its alternatives and options end with it.
  var closedText: String {
    text.contains("|") || text.hasPrefix("(?") ? "(?:\(text))" : text
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("_RegexPattern", []) }
  func describe(in machine: Machine) -> String { text }
  func forEachChild(_ visit: (Value) -> Void) {
    for capture in captures { capture.transform.map(visit) }
  }
}

/// What a component of a builder makes of what it captures.
struct CaptureMaking {
  var transform: Value?
  /// Whether nil means that nothing matches.
  var isTry = false
  /// The identity of the reference that finds it, and its type.
  var reference: Value?
  var type = Type.any

  /// nil where the match is none.
  func value(_ part: Value, _ call: Invocation) throws -> Value? {
    guard let transform else { return part }
    let made = try call.machine.call(transform, part)
    return isTry ? made.unwrapped : made
  }
}

/// What the builders put patterns together with.
var regexAssembly: [Builtin] {
  [
    Builtin(nil, "func _regexQuoted(_ text: String) -> String") { call in
      .string(
        try call.string(0).map { "\\^$.|?*+()[]{}-/#".contains($0) ? "\\\($0)" : "\($0)" }.joined())
    },
    Builtin(
      nil, "func _regexQuoting(_ text: String) -> _RegexPattern { _regexPart(_regexQuoted(text)) }"),
    Builtin(nil, "func _captureCount(_ pattern: _RegexPattern) -> Int") {
      .int(try $0.native(0, as: PatternValue.self).allCaptures.count)
    },
    Builtin(nil, "func _regexPart(_ text: String) -> _RegexPattern") { call in
      .native(PatternValue(try call.string(0), captures: []))
    },
    Builtin(
      nil,
      "func _regexWrapped(_ lead: String, _ part: _RegexPattern, _ tail: String) -> _RegexPattern"
    ) { call in
      let part = try call.native(1, as: PatternValue.self)
      let text = try call.string(0) + part.text + call.string(2)
      return .native(PatternValue(text, captures: part.allCaptures))
    },
    Builtin(
      nil,
      """
      func _regexJoined(
        _ first: _RegexPattern, _ second: _RegexPattern, _ separator: String
      ) -> _RegexPattern
      """
    ) { call in
      let parts = [
        try call.native(0, as: PatternValue.self), try call.native(1, as: PatternValue.self),
      ]
      let separator = try call.string(2)
      let texts = parts.map { separator.isEmpty ? $0.closedText : $0.text }
      return .native(
        PatternValue(
          texts.joined(separator: separator), captures: parts.flatMap(\.allCaptures)))
    },
    Builtin(
      nil,
      """
      func _regexCapture<W, N, Result>(
        _ part: _RegexPattern, _ transform: @escaping (W) throws -> Result, _ isTry: Bool,
        _ reference: _RegexReference?, _ type: N.Type
      ) -> _RegexPattern
      """
    ) { call in
      let part = try call.native(0, as: PatternValue.self)
      let own = CaptureMaking(
        transform: call.arguments[1], isTry: try call.bool(2),
        reference: call.arguments[3].unwrapped, type: call.type(1))
      return .native(PatternValue("(\(part.text))", captures: [own] + part.allCaptures))
    },
  ]
}

extension RegexMatch {
  /// The whole and what was captured; nil where what makes something of it says that it is no
  /// match.
  func values(
    in text: Substring, _ makings: [CaptureMaking], _ call: Invocation
  ) throws -> [Value]? {
    var values: [Value] = []
    for (place, range) in ([range] + captures).enumerated() {
      guard let range else {
        values.append(.none)
        continue
      }
      let part = Value.part(text[range])
      guard place > 0, makings.indices.contains(place - 1) else {
        values.append(part)
        continue
      }
      guard let made = try makings[place - 1].value(part, call) else { return nil }
      values.append(made)
    }
    return values
  }

  /// What a match gives, as the type that the program knows.
  func output(
    _ values: [Value], _ type: Type, in text: Substring, _ names: [String?],
    _ call: Invocation
  ) throws -> Value {
    switch type {
    case .tuple: return .tuple(values)
    case .nominal(let nominal, _) where nominal.name == "AnyRegexOutput":
      let elements = try ([range] + captures).enumerated().map { index, range in
        try call.structure(
          "AnyRegexOutput.Element",
          [
            try range.map { try call.textRange($0, in: text) } ?? .none,
            range.map { .part(text[$0]) } ?? .none,
            .optionalString(index == 0 || index > names.count ? nil : names[index - 1]),
          ])
      }
      return try call.structure("AnyRegexOutput", [.array(elements)])
    default: return .part(text[range])
    }
  }
}
