/// What the info string of a `navlab` fence says.
public struct BlockAttributes: Hashable, Sendable {
  /// The block's name, for `needs=`, progress and reports.
  public var step: String?
  public var points: Double?
  /// Graded, but not in the learner's file.
  public var isHidden = false
  public var label: String?
  /// The label for who reads Japanese.
  public var japaneseLabel: String?
  /// Steps that must have passed for this one to be tried.
  public var needs: [String] = []
  /// Output is compared without regard to the order of its lines.
  public var isUnordered = false
  /// How far measurements may be off, in the unit they are printed in (points, seconds).
  public var tolerance: Double?
  public var timeout: Duration?
  /// The block must end with an error.
  public var expectsError = false
  /// Known to fail: reported when it passes.
  public var isTodo = false
  /// Why the block is not run.
  public var skip: String?
  /// Run, but not shown.
  public var hides = false
  /// The learner's turn: what is expected is the goal.
  public var isTry = false
  /// How many commands the author needed.
  public var par: Int?
  /// The language that the prompt answers in: `ja`.
  public var language: String?
  public var locale: String?
  public var device: String?
  public var isLandscape = false
  /// The release that the app runs on: `17.4`.
  public var ios: String?
  public var seed: UInt64?
  /// `ws=loose`: any run of blanks equals any other.
  public var ignoresBlanks = false

  public init() {}
}

/// One attribute as written: `hidden`, `points=2` or `label="Goes back"`.
struct Attribute: Hashable {
  var key: String
  var value: String?
}

extension Attribute {
  struct Malformed: Error { var message: String }

  /// Cuts an info string into attributes; the first word (the language) is not among them.
  static func parse(_ info: String) throws(Malformed) -> [Attribute] {
    var rest = Array(info.unicodeScalars)[...]
    var attributes: [Attribute] = []
    skipBlanks(&rest)
    _ = word(&rest)
    skipBlanks(&rest)
    while !rest.isEmpty {
      let key = word(&rest)
      guard !key.isEmpty else {
        throw Malformed(message: "an attribute starts with its name, as in 'points=2'")
      }
      var value: String?
      if rest.first == "=" {
        rest.removeFirst()
        value = try self.value(&rest, of: key)
      }
      attributes.append(Attribute(key: key, value: value))
      skipBlanks(&rest)
    }
    return attributes
  }

  private static func skipBlanks(_ rest: inout ArraySlice<Unicode.Scalar>) {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }

  private static func word(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "=" }
    rest = rest.dropFirst(word.count)
    return string(word)
  }

  private static func value(
    _ rest: inout ArraySlice<Unicode.Scalar>, of key: String
  ) throws(Malformed) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0 != " " && $0 != "\t" }
      rest = rest.dropFirst(word.count)
      if word.isEmpty { throw Malformed(message: "'\(key)=' has no value") }
      return string(word)
    }
    rest.removeFirst()
    var value: [Unicode.Scalar] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return string(value) }
      if scalar == "\\", let escaped = rest.first, escaped == "\"" || escaped == "\\" {
        value.append(escaped)
        rest.removeFirst()
      } else {
        value.append(scalar)
      }
    }
    throw Malformed(message: "the value of '\(key)' has no closing quote")
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
