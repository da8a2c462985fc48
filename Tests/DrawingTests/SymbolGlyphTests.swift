import Diagnostics
import Drawing
import Testing

@Suite struct SymbolGlyphTests {
  @Test func everyGlyphTakesOneColumn() {
    for name in [
      "star", "heart.fill", "house", "nothing.like.it", "", "gear", "trash.fill", "phone",
    ] {
      #expect(Symbol(name).glyph.terminalColumns == 1, "\(name)")
    }
    #expect(Symbol("person.2.fill").glyph == Symbol("person").glyph)
    #expect(Symbol("star.fill").glyph == "★")
  }
}
