import Geometry
import LayoutEngine
import Testing

@Suite struct TextSymbolTests {
  @Test(arguments: [
    ("star", 17.0, Size(width: 22, height: 20)), ("star", 28, Size(width: 36, height: 33)),
    ("chevron.right", 17, Size(width: 11, height: 20)),
    ("chevron.down", 17, Size(width: 22, height: 20)), ("", 17, Size(width: 22, height: 20)),
    ("star", .nan, Size(width: 0, height: 0)),
  ])
  func sizes(name: String, points: Double, size: Size) {
    #expect(SymbolMetrics(name: name, font: Font(size: points)).size == size)
  }

  @Test func centredOnCapitals() {
    let metrics = SymbolMetrics(name: "star", font: Font(size: 20))
    #expect(abs(metrics.baseline - (24 + 14.0918) / 2) < 0.001)
  }
}
