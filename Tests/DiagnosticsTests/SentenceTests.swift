import Diagnostics
import Testing

@Suite struct SentenceTests {
  private static let other = Wording([
    "there is no tab '{}'": "タブ '{1}' はありません",
    "{} of {}": "{2} のうち {1}",
    "{}; {}": "{1}。{2}",
    "{}, {}": "{1}、{2}",
    "left": "左",
  ])

  @Test(
    arguments: [
      ("there is no tab '\("A{1}")'", "there is no tab 'A{1}'", "タブ 'A{1}' はありません"),
      ("\(1) of \(3)", "1 of 3", "3 のうち 1"),
      ("\("left" as Sentence) of \("left")", "left of left", "left のうち 左"),
      ("left" + " \(2)", "left 2", "left 2"),
      (Sentence("left").adding("\(1) of \(2)"), "left; 1 of 2", "左。2 のうち 1"),
      (Sentence("left").adding(nil), "left", "左"),
      (.list(["a", "left", "b"] as [String]), "a, left, b", "a、left、b"),
      (.saying(["left", "left"]), "left; left", "左。左"),
      (.list([] as [String]), "", ""),
      ("enum { … } {}", "enum { … } {}", "enum { … } {}"),
      (Sentence(verbatim: "left"), "left", "left"),
    ] as [(Sentence, String, String)])
  func isSaid(sentence: Sentence, inEnglish: String, inTheOther: String) {
    #expect(sentence.description == inEnglish)
    #expect(Self.other.text(of: sentence) == inTheOther)
    #expect(sentence == Sentence(verbatim: inEnglish))
  }
}
