import Testing

@testable import TestSupport

@Suite struct TextDifferenceTests {
  @Test func equalTextsHaveNone() {
    #expect(textDifference(expected: "a\nb\n", actual: "a\nb\n") == nil)
    #expect(textDifference(expected: "", actual: "") == nil)
  }

  @Test func aChangedLineIsShownAmongThreeEqualOnes() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("5", with: "five")
    let difference = textDifference(expected: old, actual: new)
    #expect(difference == "@@ 1 equal lines left out @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8")
  }

  @Test(arguments: [
    ("a", "a ", "-a\n+a·"), ("a", "a\t", "-a\n+a→\t"), ("a", "a\u{1B}[0m", "-a\n+a\\u{1b}[0m"),
    ("a", "a\n", " a\n+"), ("b", "a\nb", "+a\n b"), ("a\nb", "b", "-a\n b"),
    ("\u{304C}", "\u{304B}\u{3099}", "-\u{304C}\n+\u{304B}\u{3099}"),
  ])
  func whatTheEyeMissesIsShown(old: String, new: String, shown: String) {
    let difference = textDifference(expected: old, actual: new) ?? ""
    #expect(difference.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}

@Suite struct SeededGeneratorTests {
  /// The first numbers of the reference implementation for seed 1234567.
  @Test func theNumbersAreSplitMix64s() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}

@Suite struct GoldenTests {
  private func golden(in folder: TemporaryFolder) -> Golden {
    Golden(name: "x", filePath: "/a/Tests/SomeTests/B.swift", folder: folder.url)
  }

  @Test func anEqualGoldenPasses() throws {
    try withTemporaryFolder { folder in
      try folder.write("a\n", to: "Tests/Goldens/SomeTests/x.txt")
      #expect(golden(in: folder).complaint(about: "a", environment: [:]) == nil)
      #expect(golden(in: folder).complaint(about: "a\n", environment: [:]) == nil)
    }
  }

  @Test func aMissingGoldenFailsAndIsNotWritten() throws {
    try withTemporaryFolder { folder in
      let complaint = golden(in: folder).complaint(about: "a", environment: [:])
      #expect(complaint?.hasPrefix("Tests/Goldens/SomeTests/x.txt is missing") == true)
      #expect(throws: (any Error).self) { try folder.text(of: "Tests/Goldens/SomeTests/x.txt") }
    }
  }

  @Test func blessingRewritesAndStillFails() throws {
    try withTemporaryFolder { folder in
      try folder.write("old\n", to: "Tests/Goldens/SomeTests/x.txt")
      let blessed = golden(in: folder).complaint(about: "new", environment: ["NAVLAB_BLESS": "1"])
      #expect(blessed?.contains("-old\n+new") == true)
      #expect(try folder.text(of: "Tests/Goldens/SomeTests/x.txt") == "new\n")
    }
  }

  @Test func continuousIntegrationNeverBlesses() throws {
    try withTemporaryFolder { folder in
      try folder.write("old\n", to: "Tests/Goldens/SomeTests/x.txt")
      let environment = ["NAVLAB_BLESS": "1", "CI": "true"]
      #expect(golden(in: folder).complaint(about: "new", environment: environment) != nil)
      #expect(try folder.text(of: "Tests/Goldens/SomeTests/x.txt") == "old\n")
    }
  }
}
