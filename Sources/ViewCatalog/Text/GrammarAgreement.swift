/// Automatic grammar agreement, in English: `^[2 apple](inflect: true)` says "2 apples".
enum GrammarAgreement {
  /// A phrase as it is said: behind a number other than one, its last word is many.
  static func agreed(_ phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.lazy.compactMap(value).first, number != 1, let noun = words.last,
      value(of: noun) == nil
    else { return phrase }
    words[words.count - 1] = plural(of: noun)
    return words.joined(separator: " ")
  }

  private static func value(of word: String) -> Double? {
    Double(word.filter { $0 != "," })
  }

  /// Many of what a noun names.
  private static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if unchanging.contains(lower) { return noun }
    if let known = irregular[lower] {
      return noun.first?.isUppercase == true
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    for (ending, many) in endings where lower.hasSuffix(ending) {
      return noun.dropLast(ending.count) + many
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  private static let unchanging: Set<String> = [
    "aircraft", "deer", "fish", "moose", "series", "sheep", "species",
  ]

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "ox": "oxen", "person": "people", "shelf": "shelves", "thief": "thieves", "tooth": "teeth",
    "wife": "wives", "wolf": "wolves", "woman": "women", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "domino": "dominoes", "radius": "radii", "matrix": "matrices",
    "index": "indexes",
  ]

  /// What ends a noun, and what takes its place.
  private static let endings = [
    ("sis", "ses"), ("s", "ses"), ("x", "xes"), ("z", "zes"), ("ch", "ches"), ("sh", "shes"),
  ]
}
