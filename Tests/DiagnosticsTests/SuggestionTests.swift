import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("VStak", "VStack"), ("vstack", "VStack"), ("VStcak", "VStack"), ("HStack2", "HStack"),
    ("Txet", "Text"), ("Spacer", nil), ("xyz", nil), ("", nil), ("Txt", "Text"),
  ])
  func theNearestNameIsMeant(name: String, meant: String?) {
    let names = ["VStack", "HStack", "Text", "Spacer"]
    #expect(suggestion(for: name, among: names) == meant)
  }

  @Test func ofEquallyNearNamesTheFirstIsMeant() {
    #expect(suggestion(for: "tax", among: ["tap", "tab"]) == "tap")
  }
}
