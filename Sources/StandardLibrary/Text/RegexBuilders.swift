import Interpreter

/// `RegexBuilder`: components that are made of others. Each has the text of its pattern, and what
/// its captures are made into.
var regexBuilders: [Builtin] {
  regexAssembly + regexParts + characterClasses + regexQuantifiers + regexCaptures + regexBlocks
}

/// How many captures a component may have that stands in another.
private let mostCaptures = 4

/// `C1, C2` …
private func captureNames(_ range: Range<Int>, _ suffix: String = "") -> [String] {
  range.map { "C\($0 + 1)\(suffix)" }
}

/// What a component with these captures gives: `Substring`, or a tuple that begins with it.
private func regexOutput(_ whole: String, _ captures: [String]) -> String {
  captures.isEmpty ? whole : "(\(([whole] + captures).joined(separator: ", ")))"
}

/// An initializer of a component around another, which it takes as a value or as a builder's block.
private struct Wrapping {
  /// The parameters beside the component: those of a block come before it or after it.
  var before = ""
  var after = ""
  /// A generic parameter of its own.
  var generics: [String] = []
  /// How many captures are inside, and what the whole gives.
  let captures: Int
  let output: String
  /// The pattern of the whole, where `component` is the inner one.
  let make: String

  private var names: [String] { captureNames(0..<captures) }
  private var inner: String { regexOutput("W", names) }

  private func parameters(_ own: String) -> String {
    [before, own, after].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A literal is a text, and no other component.
  var taking: [String] {
    let list = (["W"] + names + generics + ["R: RegexComponent"]).joined(separator: ", ")
    let general = """
      init<\(list)>(\(parameters("_ component: R"))) where Output == \(output), R.RegexOutput == \(inner) {
        _pattern = \(make)
      }
      """
    if captures > 0 { return [general] }
    let text = generics.isEmpty ? "" : "<\(generics.joined())>"
    let literal = """
      init\(text)(\(parameters("_ component: String").replacingWhole))
      where Output == \(output.replacingWhole) { _pattern = \(make) }
      """
    return [general, literal]
  }

  var building: [String] {
    let list = (["W"] + names + generics).joined(separator: ", ")
    let block = parameters("@RegexComponentBuilder _ block: () -> Regex<\(inner)>")
    return [
      """
      init<\(list)>(\(block)) where Output == \(output) {
        let component = block()
        _pattern = \(make)
      }
      """
    ]
  }
}

extension String {
  /// What is captured of a literal.
  fileprivate var replacingWhole: String {
    split(separator: "W", omittingEmptySubsequences: false).joined(separator: "Substring")
  }
}

private func component(_ name: String, _ members: [String]) -> Builtin {
  Builtin(
    nil,
    """
    struct \(name)<Output>: RegexComponent {
      typealias RegexOutput = Output
      var _pattern: _RegexPattern
      var regex: Regex<Output> { Regex(_pattern: _pattern) }
      \(members.joined(separator: "\n"))
    }
    """)
}

/// The components that are there without a builder.
private var regexParts: [Builtin] {
  ["String", "Substring", "Character"].map {
    Builtin(
      "\($0): RegexComponent",
      "var regex: Regex<Substring> { Regex(_pattern: _regexQuoting(String(self))) }")
  }
    + ["String", "Substring", "Character"].map {
      Builtin($0, "typealias RegexOutput = Substring")
    } + [
      Builtin(
        nil,
        """
        struct RegexRepetitionBehavior {
          let _mark: String
          static let eager: RegexRepetitionBehavior = RegexRepetitionBehavior(_mark: "")
          static let reluctant: RegexRepetitionBehavior = RegexRepetitionBehavior(_mark: "?")
          static let possessive: RegexRepetitionBehavior = RegexRepetitionBehavior(_mark: "+")
        }
        """),
      Builtin(nil, "final class _RegexReference { init() {} }"),
      Builtin(
        nil,
        """
        struct Reference<Capture> {
          let _id: _RegexReference
          init(_ captureType: Capture.Type = Capture.self) { _id = _RegexReference() }
        }
        """),
    ]
}

private let classes: [(name: String, text: String)] = [
  ("any", "[\\\\s\\\\S]"), ("anyNonNewline", "[^\\\\n\\\\r]"), ("digit", "\\\\d"),
  ("hexDigit", "[0-9A-Fa-f]"), ("word", "\\\\w"), ("whitespace", "\\\\s"),
  ("horizontalWhitespace", "[ \\\\t]"), ("verticalWhitespace", "[\\\\n\\\\r]"),
  ("newlineSequence", "[\\\\n\\\\r]"),
]

private var characterClasses: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CharacterClass: RegexComponent {
        typealias RegexOutput = Substring
        // Matches one character, wherever it stands.
        let _text: String
        var regex: Regex<Substring> { Regex(_pattern: _regexPart(_text)) }
        init(_text: String) { self._text = _text }
        init(_ characterClasses: CharacterClass...) {
          _text = "(?:" + characterClasses.map { $0._text }.joined(separator: "|") + ")"
        }
        init(_ range: ClosedRange<Character>, _ rest: CharacterClass...) {
          _text = "(?:" + ([CharacterClass(_range: range)] + rest).map { $0._text }
            .joined(separator: "|") + ")"
        }
        init(
          _ first: ClosedRange<Character>, _ second: ClosedRange<Character>,
          _ rest: CharacterClass...
        ) {
          let ranges = [CharacterClass(_range: first), CharacterClass(_range: second)]
          _text = "(?:" + (ranges + rest).map { $0._text }.joined(separator: "|") + ")"
        }
        init(_range range: ClosedRange<Character>) {
          _text = "[" + _regexQuoted(String(range.lowerBound)) + "-"
            + _regexQuoted(String(range.upperBound)) + "]"
        }
        static func anyOf(_ characters: String) -> CharacterClass {
          CharacterClass(_text: "[" + characters.map { _regexQuoted(String($0)) }.joined() + "]")
        }
        static func noneOf(_ characters: String) -> CharacterClass { anyOf(characters).inverted }
        var inverted: CharacterClass { CharacterClass(_text: "(?:(?!" + _text + ")[\\\\s\\\\S])") }
        func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(self, other) }
        func subtracting(_ other: CharacterClass) -> CharacterClass {
          CharacterClass(_text: "(?:(?!" + other._text + ")" + _text + ")")
        }
        func intersection(_ other: CharacterClass) -> CharacterClass {
          CharacterClass(_text: "(?:(?=" + other._text + ")" + _text + ")")
        }
      }
      """),
    Builtin(
      "RegexComponent where Self == CharacterClass",
      "static func anyOf(_ characters: String) -> CharacterClass { CharacterClass.anyOf(characters) }"
    ),
    Builtin(
      "RegexComponent where Self == CharacterClass",
      "static func noneOf(_ characters: String) -> CharacterClass { CharacterClass.noneOf(characters) }"
    ),
  ]
    + classes.map {
      Builtin(
        "RegexComponent where Self == CharacterClass",
        "static var \($0.name): CharacterClass { CharacterClass(_text: \"\($0.text)\") }")
    }
}

/// What repeats a component, or looks ahead of it.
private var regexQuantifiers: [Builtin] {
  let behavior = "_ behavior: RegexRepetitionBehavior? = nil"
  func quantifier(_ name: String, _ mark: String, isOptional: Bool) -> Builtin {
    let make =
      "_regexWrapped(\"(?:\", component.regex._pattern, \")\(mark)\" + (behavior?._mark ?? \"\"))"
    return component(
      name,
      forms { count in
        let kept = captureNames(0..<count, isOptional ? "?" : "")
        let type = regexOutput("Substring", kept)
        return Wrapping(after: behavior, captures: count, output: type, make: make).taking
          + Wrapping(before: behavior, captures: count, output: type, make: make).building
      })
  }
  func plain(_ name: String, _ make: String) -> Builtin {
    component(
      name,
      forms { count in
        let wrapping = Wrapping(
          captures: count, output: regexOutput("Substring", captureNames(0..<count)), make: make)
        return wrapping.taking + wrapping.building
      })
  }
  func looking(_ name: String, _ mark: String) -> Builtin {
    plain(name, "_regexWrapped(\"\(mark)\", component.regex._pattern, \")\")")
  }
  func repeats(_ parameter: String, _ times: String) -> [String] {
    let make = """
      _regexWrapped(
        "(?:", component.regex._pattern, "){" + \(times) + "}" + (behavior?._mark ?? ""))
      """
    return forms { count in
      let type = regexOutput("Substring", captureNames(0..<count, "?"))
      let others = "\(parameter), \(behavior)"
      return Wrapping(after: others, captures: count, output: type, make: make).taking
        + Wrapping(before: others, captures: count, output: type, make: make).building
    }
  }
  return [
    quantifier("OneOrMore", "+", isOptional: false),
    quantifier("ZeroOrMore", "*", isOptional: true),
    quantifier("Optionally", "?", isOptional: true),
    component(
      "Repeat",
      repeats("count: Int", "\"\\(count)\"")
        + repeats("_ range: ClosedRange<Int>", "\"\\(range.lowerBound),\\(range.upperBound)\"")
        + repeats("_ range: PartialRangeFrom<Int>", "\"\\(range.lowerBound),\"")
        + repeats("_ range: PartialRangeThrough<Int>", "\"0,\\(range.upperBound)\"")),
    plain("One", "component.regex._pattern"),
    plain("Local", "_regexWrapped(\"(?>\", component.regex._pattern, \")\")"),
    looking("Lookahead", "(?="), looking("NegativeLookahead", "(?!"),
  ]
}

/// One form for each count of captures inside; the more particular comes first.
private func forms(_ make: (Int) -> [String]) -> [String] {
  (0..<mostCaptures).reversed().flatMap(make)
}

private var regexCaptures: [Builtin] {
  let reference = "as reference: Reference<"
  func capture(_ name: String, _ tries: Bool) -> Builtin {
    component(
      name,
      forms { count in
        let names = captureNames(0..<count)
        let sign = tries ? "(Substring) throws -> N?" : "(Substring) throws -> N"
        func make(_ transform: String, _ reference: String, _ made: String) -> String {
          "_regexCapture(component.regex._pattern, \(transform), \(tries), \(reference), \(made))"
        }
        let plain = regexOutput("Substring", ["W"] + names)
        let made = regexOutput("Substring", ["N"] + names)
        let transform = "transform: @escaping \(sign)"
        func untouched(_ reference: String, _ parameter: String) -> [String] {
          let make = make("_regexWhole", reference, "Substring.self")
          return Wrapping(after: parameter, captures: count, output: plain, make: make).taking
            + Wrapping(before: parameter, captures: count, output: plain, make: make).building
        }
        func transformed(_ reference: String, _ parameter: String) -> [String] {
          let make = make("transform", reference, "N.self")
          let others = [parameter, transform].filter { !$0.isEmpty }.joined(separator: ", ")
          return Wrapping(
            after: others, generics: ["N"], captures: count, output: made, make: make
          ).taking
            + Wrapping(
              before: parameter, after: transform, generics: ["N"], captures: count, output: made,
              make: make
            ).building
        }
        let own =
          tries ? [] : untouched("nil", "") + untouched("reference._id", reference + "W>")
        return own + transformed("nil", "") + transformed("reference._id", reference + "N>")
      })
  }
  return [
    Builtin(nil, "func _regexWhole(_ part: Substring) -> Substring { part }"),
    capture("Capture", false), capture("TryCapture", true),
  ]
}

/// The builders: what stands in a block, one after the other or one instead of the others.
private var regexBlocks: [Builtin] {
  func joining(_ builder: String, _ separator: String, isOptional: Bool) -> Builtin {
    var members = [
      "static func buildExpression(_ component: String) -> Regex<Substring> { component.regex }",
      "static func buildExpression(_ component: CharacterClass) -> CharacterClass { component }",
      "static func buildExpression<R: RegexComponent>(_ component: R) -> R { component }",
      """
      static func buildPartialBlock<R: RegexComponent>(first: R) -> Regex<R.RegexOutput> {
        first.regex
      }
      """,
    ]
    for total in (0...8).reversed() {
      for next in (0...min(total, mostCaptures)).reversed() {
        let (old, new) = (captureNames(0..<(total - next)), captureNames((total - next)..<total))
        let list = (["W0", "W1"] + old + new + ["R0: RegexComponent", "R1: RegexComponent"])
          .joined(separator: ", ")
        let kept = isOptional ? new.map { $0 + "?" } : new
        members.append(
          """
          static func buildPartialBlock<\(list)>(
            accumulated: R0, next: R1
          ) -> Regex<\(regexOutput("Substring", old + kept))>
          where R0.RegexOutput == \(regexOutput("W0", old)), R1.RegexOutput == \(regexOutput("W1", new)) {
            Regex(
              _pattern: _regexJoined(
                accumulated.regex._pattern, next.regex._pattern, "\(separator)"))
          }
          """)
      }
    }
    return Builtin(
      nil,
      "@resultBuilder enum \(builder) {\n\(members.joined(separator: "\n"))\n}")
  }
  return [
    joining("RegexComponentBuilder", "", isOptional: false),
    joining("AlternationBuilder", "|", isOptional: true),
    Builtin(
      nil,
      """
      struct ChoiceOf<Output>: RegexComponent {
        typealias RegexOutput = Output
        var _pattern: _RegexPattern
        var regex: Regex<Output> { Regex(_pattern: _pattern) }
        init<R: RegexComponent>(@AlternationBuilder _ component: () -> R)
        where R.RegexOutput == Output {
          _pattern = _regexWrapped("(?:", component().regex._pattern, ")")
        }
      }
      """),
    Builtin(
      "Regex",
      """
      init<Content: RegexComponent>(@RegexComponentBuilder _ content: () -> Content)
      where Content.RegexOutput == Output { self = content().regex }
      """),
  ]
}
