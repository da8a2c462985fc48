import Interpreter
import StandardLibrary

/// Attributed strings that are looked up and made to agree: `AttributedString(localized:)`.
var inflectedTexts: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Morphology: Hashable, Codable, Sendable {
        enum GrammaticalGender: Int, Hashable, Codable, CaseIterable, Sendable {
          case feminine = 1, masculine, neuter
        }
        enum PartOfSpeech: Int, Hashable, Codable, CaseIterable, Sendable {
          case determiner = 1, pronoun, letter, adverb, particle, adjective, adposition, verb, noun
          case conjunction, numeral, interjection, preposition, abbreviation
        }
        enum GrammaticalNumber: Int, Hashable, Codable, CaseIterable, Sendable {
          case singular = 1, zero, plural, pluralTwo, pluralFew, pluralMany
        }
        var grammaticalGender: GrammaticalGender?
        var partOfSpeech: PartOfSpeech?
        var number: GrammaticalNumber?
        init() {}
        static var user: Morphology { Morphology() }
        var isUnspecified: Bool {
          grammaticalGender == nil && partOfSpeech == nil && number == nil
        }
      }
      """),
    Builtin(
      nil,
      """
      enum InflectionRule: Hashable, Codable, Sendable {
        case automatic
        case explicit(Morphology)
        init(morphology: Morphology) { self = .explicit(morphology) }
        static func canInflect(language: String) -> Bool { language == "en" }
        static var canInflectPreferredLocalization: Bool { true }
      }
      """),
    Builtin("AttributedString", "func inflected() -> AttributedString { self }"),
    Builtin(
      "AttributedString",
      """
      init(
        localized key: String, options: AttributedString.FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
      ) {
        _pieces = _markdownPieces(
          Array(_inflected(_localized(key) ?? key)), AttributeContainer())
      }
      """),
    Builtin(
      "AttributedString",
      """
      @_disfavoredOverload init(localized resource: LocalizedStringResource) {
        self.init(localized: resource.key)
      }
      """),
    Builtin(
      "AttributedString",
      """
      struct FormattingOptions: OptionSet, Sendable {
        let rawValue: UInt
        static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
      }
      """),
    Builtin(nil, "func _inflected(_ text: String) -> String") {
      .string(MarkdownRuns.inflected(try $0.string(0)))
    },
  ]
}
