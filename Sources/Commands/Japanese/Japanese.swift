import Diagnostics

extension Wording {
  /// What navlab says in Japanese: a row for each sentence, by its English with a hole for each
  /// thing that it names; `{1}` is what stands in the first hole. What the compiler and SwiftUI say
  /// stays as it is.
  public static let japanese = Wording(japaneseRows)

  /// All rows; no two tables have the same one.
  static let japaneseRows: [String: String] = [
    japaneseJoints, japaneseErrors, japaneseAnswers, japaneseSummaries, japaneseLearning,
    japaneseExplanations, japaneseReasons, japaneseReview, japaneseWarnings, japaneseProgram,
    japaneseOptions, japaneseSwitches,
  ].reduce(into: [:]) { rows, table in rows.merge(table) { first, _ in first } }

  /// How sentences are put together.
  private static var japaneseJoints: [String: String] {
    [
      "{}; {}": "{1}。{2}",
      "{}, {}": "{1}、{2}",
      "{} and {}": "{1} と {2}",
      "{} is {}": "{1} は {2} です",
      "did you mean '{}'?": "'{1}' のことですか？",
      "did you mean \"{}\"?": "\"{1}\" のことですか？",
      "usage: {}": "使い方: {1}",
      "try: {} \"{}\"": "試すコマンド: {1} \"{2}\"",
      "try: tap \"{}\"": "試すコマンド: tap \"{1}\"",
      "try: help": "試すコマンド: help",
      "try: lessons": "試すコマンド: lessons",
      "try: exercises": "試すコマンド: exercises",
      "try: device": "試すコマンド: device",
      "see: navlab help devices": "参照: navlab help devices",
      "see: navlab lessons list": "参照: navlab lessons list",
      "there are {}": "選べるもの: {1}",
      "there are {}, and {} more": "選べるもの: {1}、ほか {2} 個",
      "{} has {}": "{1} にあるのは {2}",
    ]
  }
}
