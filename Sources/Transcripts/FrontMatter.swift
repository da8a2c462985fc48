/// The facts at the head of a transcript, between two lines `---`.
///
/// The part of YAML that people write there: `key: value`, quotes, `[a, b]`, indented `- a` lists,
/// and `|` for text of several lines. Keys that navlab does not know are kept.
public struct FrontMatter: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public var key: String
    /// The value without its quotes; empty where the field is a list.
    public var value: String
    /// The elements of a list; empty where the field is none.
    public var items: [String]
    /// From 1.
    public var line: Int
  }

  /// Every field, in the order of the file.
  public internal(set) var fields: [Field] = []
  /// What the file is called in reports and by `needs`.
  public internal(set) var id: String?
  public internal(set) var title: String?
  /// The sum of the points, where the author states it.
  public internal(set) var points: Double?
  /// The version of navlab that is needed.
  public internal(set) var requires: Requirement?
  /// How many lines of the file it takes, with both rules.
  var lineCount = 0

  public init() {}

  /// The value of a field; nil when there is none of that name.
  public subscript(key: String) -> String? { field(key)?.value }

  /// The elements of a list; a field with one value is a list of one.
  public func list(_ key: String) -> [String] {
    guard let field = field(key) else { return [] }
    return field.items.isEmpty && !field.value.isEmpty ? [field.value] : field.items
  }

  private func field(_ key: String) -> Field? { fields.first { $0.key == key } }
}

/// `requires: navlab >= 1.2`.
public struct Requirement: Hashable, Sendable {
  public var version: [Int]

  /// Nil when the text is not `navlab >= VERSION`.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard words.count == 3, words[0] == "navlab", words[1] == ">=",
      let version = Self.version(String(words[2]))
    else { return nil }
    self.version = version
  }

  /// Whether a version such as `1.4.0` is enough.
  public func isMet(by version: String) -> Bool {
    guard let present = Self.version(version) else { return false }
    for place in 0..<max(present.count, self.version.count) {
      let has = place < present.count ? present[place] : 0
      let needs = place < self.version.count ? self.version[place] : 0
      if has != needs { return has > needs }
    }
    return true
  }

  public var written: String { "navlab >= " + version.map(String.init).joined(separator: ".") }

  private static func version(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }.filter { $0 >= 0 }
    return numbers.count == parts.count && !numbers.isEmpty ? numbers : nil
  }
}
