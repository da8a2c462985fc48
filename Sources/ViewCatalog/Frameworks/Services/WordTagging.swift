import Interpreter

/// NaturalLanguage as far as it is known without a model: words and sentences, the language by its
/// script and its commonest words. No sentence is glad or sad, and no word has a neighbour.
var wordTagging: [Builtin] { languageNames + tokenizers + tagNames + taggers }

private var languageNames: [Builtin] {
  let languages = [
    ("undetermined", "und"), ("english", "en"), ("french", "fr"), ("german", "de"),
    ("spanish", "es"), ("italian", "it"), ("portuguese", "pt"), ("dutch", "nl"),
    ("swedish", "sv"), ("danish", "da"), ("norwegian", "nb"), ("finnish", "fi"),
    ("polish", "pl"), ("turkish", "tr"), ("russian", "ru"), ("ukrainian", "uk"),
    ("greek", "el"), ("hebrew", "he"), ("arabic", "ar"), ("persian", "fa"), ("hindi", "hi"),
    ("thai", "th"), ("vietnamese", "vi"), ("indonesian", "id"), ("czech", "cs"),
    ("hungarian", "hu"), ("romanian", "ro"), ("japanese", "ja"), ("korean", "ko"),
    ("simplifiedChinese", "zh-Hans"), ("traditionalChinese", "zh-Hant"),
  ]
  return [
    """
    struct NLLanguage: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
    \(languages.map { "  static let \($0.0) = NLLanguage(\"\($0.1)\")" }.joined(separator: "\n"))
    }
    """,
    """
    class NLLanguageRecognizer: NSObject {
      var languageHints: [NLLanguage: Double] = [:]
      var languageConstraints: [NLLanguage] = []
      var _text: String = ""
      override init() {}
      func processString(_ string: String) { _text += string }
      func reset() { _text = "" }
      var dominantLanguage: NLLanguage? {
        NLLanguageRecognizer._best(_text, languageConstraints)
      }
      func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        dominantLanguage.map { [$0: 1] } ?? [:]
      }
      class func dominantLanguage(for string: String) -> NLLanguage? { _best(string, []) }
      // A script that one language has, then the commonest words of those that share one.
      class func _best(_ text: String, _ allowed: [NLLanguage]) -> NLLanguage? {
        func isOpen(_ language: NLLanguage) -> Bool { allowed.isEmpty || allowed.contains(language) }
        let scripts: [(NLLanguage, ClosedRange<UInt32>)] = [
          (.japanese, 0x3040...0x30FF), (.korean, 0xAC00...0xD7AF), (.simplifiedChinese, 0x4E00...0x9FFF),
          (.russian, 0x0400...0x04FF), (.greek, 0x0370...0x03FF), (.hebrew, 0x0590...0x05FF),
          (.arabic, 0x0600...0x06FF), (.hindi, 0x0900...0x097F), (.thai, 0x0E00...0x0E7F),
        ]
        let scalars = text.unicodeScalars.map { $0.value }
        for (language, script) in scripts where isOpen(language) {
          if scalars.contains(where: { script.contains($0) }) { return language }
        }
        let words = text.lowercased().split { !$0.isLetter }.map { String($0) }
        if words.isEmpty { return nil }
        let common: [(NLLanguage, [String])] = [
          (.english, ["the", "is", "a", "and", "of", "to", "in", "this", "hello", "you", "how", "are"]),
          (.french, ["le", "la", "les", "est", "et", "un", "une", "je", "bonjour", "vous", "des", "ce"]),
          (.german, ["der", "die", "das", "ist", "und", "ein", "ich", "nicht", "hallo", "wie", "sie", "es"]),
          (.spanish, ["el", "los", "es", "y", "un", "una", "que", "hola", "está", "cómo", "por", "las"]),
          (.italian, ["il", "lo", "gli", "è", "che", "ciao", "non", "sono", "di", "come", "una", "per"]),
          (.portuguese, ["o", "os", "um", "uma", "não", "olá", "você", "é", "que", "como", "para", "do"]),
        ]
        let counts = common.filter { isOpen($0.0) }.map { language, known in
          (language, words.filter { known.contains($0) }.count)
        }
        var best: (NLLanguage, Int)? = nil
        for one in counts where one.1 > (best?.1 ?? -1) { best = one }
        return best?.0
      }
    }
    """,
    """
    class NLEmbedding: NSObject {
      class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
      class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
      var dimension: Int { 0 }
      var vocabularySize: Int { 0 }
      func contains(_ string: String) -> Bool { false }
      func distance(
        between firstString: String, and secondString: String,
        distanceType: NLDistanceType = .cosine
      ) -> Double { 2 }
      func vector(for string: String) -> [Double]? { nil }
      func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
      ) -> [(String, Double)] { [] }
    }
    """,
    "enum NLDistanceType: Int { case cosine }",
    """
    class NLModel: NSObject {
      init(mlModel: MLModel) throws {}
      convenience init(contentsOf url: URL) throws { throw MLModelError(.io) }
      func predictedLabel(for string: String) -> String? { nil }
      func predictedLabelHypotheses(
        for string: String, maximumCount: Int
      ) -> [String: Double] { [:] }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var tokenizers: [Builtin] {
  [
    "enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }",
    """
    class NLTokenizer: NSObject {
      struct Attributes: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let numeric = Attributes(rawValue: 1)
        static let symbolic = Attributes(rawValue: 2)
        static let emoji = Attributes(rawValue: 4)
      }
      let unit: NLTokenUnit
      var string: String?
      init(unit: NLTokenUnit) { self.unit = unit }
      func setLanguage(_ language: NLLanguage) {}
      func tokenRange(at index: String.Index) -> Range<String.Index> {
        let all = string ?? ""
        return tokens(for: all.startIndex..<all.endIndex).first { $0.contains(index) } ?? index..<index
      }
      func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        NLTokenizer._ranges(string ?? "", range, unit, words: false).map { $0.range }
      }
      func enumerateTokens(
        in range: Range<String.Index>,
        using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool
      ) {
        let text = string ?? ""
        for one in tokens(for: range) {
          let isNumber = text[one].allSatisfy { $0.isNumber }
          if !block(one, isNumber ? .numeric : []) { return }
        }
      }
      class func _kind(_ character: Character, _ unit: NLTokenUnit) -> Int {
        switch unit {
        case .word: return character.isLetter || character.isNumber || character == "'" || character == "’" ? 0 : 1
        case .sentence: return ".!?。！？".contains(character) ? 1 : 0
        case .paragraph: return character.isNewline ? 1 : 0
        case .document: return 0
        }
      }
      // The tokens, and what is between words where that is wanted too.
      class func _ranges(
        _ text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit, words: Bool
      ) -> [(range: Range<String.Index>, isToken: Bool)] {
        var all: [(range: Range<String.Index>, isToken: Bool)] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
          let kind = _kind(text[index], unit)
          var end = text.index(after: index)
          while end < range.upperBound, _kind(text[end], unit) == kind, kind == 0 {
            end = text.index(after: end)
          }
          if unit == .word {
            if kind == 0 || words { all.append((index..<end, kind == 0)) }
          } else if kind == 1 || end == range.upperBound {
            // A sentence with its marks and the room after it.
            while end < range.upperBound, _kind(text[end], unit) == 1 || text[end].isWhitespace {
              end = text.index(after: end)
            }
            all.append((start..<end, true))
            start = end
          }
          index = end
        }
        return all
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var tagNames: [Builtin] {
  let schemes = [
    "tokenType", "lexicalClass", "nameType", "nameTypeOrLexicalClass", "lemma", "language",
    "script", "sentimentScore",
  ]
  let tags = [
    "word", "punctuation", "whitespace", "other", "noun", "verb", "adjective", "adverb", "pronoun",
    "determiner", "particle", "preposition", "number", "conjunction", "interjection", "classifier",
    "idiom", "otherWord", "sentenceTerminator", "openQuote", "closeQuote", "openParenthesis",
    "closeParenthesis", "wordJoiner", "dash", "otherPunctuation", "paragraphBreak",
    "otherWhitespace", "personalName", "placeName", "organizationName",
  ]
  return [("NLTagScheme", schemes), ("NLTag", tags)].map { type, names in
    let members = names.map { name in
      "  static let \(name) = \(type)(\"\(name.prefix(1).uppercased() + name.dropFirst())\")"
    }
    return Builtin(
      nil,
      """
      struct \(type): RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
      \(members.joined(separator: "\n"))
      }
      """)
  }
}

private var taggers: [Builtin] {
  [
    """
    class NLTagger: NSObject {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let omitWords = Options(rawValue: 1)
        static let omitPunctuation = Options(rawValue: 2)
        static let omitWhitespace = Options(rawValue: 4)
        static let omitOther = Options(rawValue: 8)
        static let joinNames = Options(rawValue: 16)
        static let joinContractions = Options(rawValue: 32)
      }
      let tagSchemes: [NLTagScheme]
      var string: String?
      var dominantLanguage: NLLanguage? { NLLanguageRecognizer.dominantLanguage(for: string ?? "") }
      init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
      class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        [.tokenType, .language]
      }
      func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
      func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
      }
      func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
      ) -> (NLTag?, Range<String.Index>) {
        let all = string ?? ""
        if all.isEmpty { return (nil, index..<index) }
        let found = NLTokenizer._ranges(all, all.startIndex..<all.endIndex, unit, words: true)
        let one = found.first { $0.range.contains(index) }?.range ?? all.startIndex..<all.endIndex
        return (_tag(all[one], unit, scheme), one)
      }
      func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
        options: NLTagger.Options = []
      ) -> [(NLTag?, Range<String.Index>)] {
        let all = string ?? ""
        return NLTokenizer._ranges(all, range, unit, words: true).compactMap { one in
          let text = all[one.range]
          if one.isToken ? options.contains(.omitWords) : text.allSatisfy({ $0.isWhitespace })
            ? options.contains(.omitWhitespace) : options.contains(.omitPunctuation)
          {
            return nil
          }
          return (_tag(text, unit, scheme), one.range)
        }
      }
      func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
        options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
      ) {
        for (tag, one) in tags(in: range, unit: unit, scheme: scheme, options: options) {
          if !block(tag, one) { return }
        }
      }
      func _tag(_ text: Substring, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
        if scheme == .sentimentScore { return unit == .word ? nil : NLTag("0.0") }
        if scheme == .language { return NLLanguageRecognizer.dominantLanguage(for: String(text)).map { NLTag($0.rawValue) } }
        if scheme == .lemma { return NLTag(text.lowercased()) }
        let isType = scheme == .tokenType
        if text.allSatisfy({ $0.isWhitespace }) { return isType ? .whitespace : .otherWhitespace }
        if text.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
          if isType { return .punctuation }
          return text.allSatisfy { ".!?".contains($0) } ? .sentenceTerminator : .otherPunctuation
        }
        if isType { return .word }
        return text.allSatisfy { $0.isNumber } ? .number : .otherWord
      }
    }
    """
  ].map { Builtin(nil, $0) }
}
