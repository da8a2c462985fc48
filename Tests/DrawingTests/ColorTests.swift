import Drawing
import Testing

@Suite struct ColorTests {
  @Test func clampsComponents() {
    let color = RGBA(red: 2, green: -1, blue: .nan, opacity: .infinity)
    #expect(color == RGBA(red: 1, green: 0, blue: 0, opacity: 1))
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func opacityMultiplies(scheme: ColorScheme) {
    let half = Color(.secondary, opacity: 0.5).resolved(in: scheme)
    #expect(abs(half.opacity - 0.3) < 1e-9)
  }

  @Test func paintsOver() {
    #expect(RGBA(0x000000, opacity: 0.5).over(RGBA(0xFFFFFF)).red == 0.5)
    #expect(RGBA(0x123456, opacity: 0).over(RGBA(0, opacity: 0)) == RGBA(0, opacity: 0))
    #expect(RGBA(0xFFFFFF).over(RGBA(0)) == RGBA(0xFFFFFF))
  }
}
