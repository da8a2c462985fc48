import Diagnostics
import ViewTree

extension Switches {
  /// Every choice with its rule, and what it means, for `help switches`.
  static var listing: [Sentence] {
    let releases = byRelease.named.flatMap { name, choice in
      entry(
        name,
        choice.isSince ? "since iOS \(choice.release.short)" : "before iOS \(choice.release.short)",
        choice.rule, choice.meaning)
    }
    let values = disputed.named.flatMap { name, choice in
      entry(name, Sentence(verbatim: choice.shownValue), choice.rule, choice.meaning)
    }
    return ["what differs by release; to choose one: set ios, or --ios"] + releases
      + ["", "what sources disagree on"] + values
  }

  private static func entry(
    _ name: String, _ value: Sentence, _ rule: String, _ meaning: Sentence
  ) -> [Sentence] {
    let head: Sentence = "\(name): \(value)"
    return [rule.isEmpty ? "  \(head)" : "  \(head) (rule \(rule))", "      \(meaning)"]
  }
}

extension Release {
  /// `18` of 18.0.
  fileprivate var short: String { minor == 0 ? "\(major)" : description }
}
