import Geometry
import LayoutEngine
import Testing

@Suite struct TextSymbolTests {
  @Test(arguments: [
    ("star", 17.0, Size(width: 22, height: 20)), ("star", 28, Size(width: 36, height: 34)),
    ("star", 40, Size(width: 52, height: 47)), ("star", 80, Size(width: 103.5, height: 94)),
    ("arrow.right", 13, Size(width: 15, height: 12)),
    ("arrow.right", 17, Size(width: 19.5, height: 15)),
    ("chevron.right", 17, Size(width: 12.5, height: 16.5)),
    ("chevron.down", 17, Size(width: 18.5, height: 10.5)), ("", 17, Size(width: 22, height: 20)),
    ("house.fill", 17, Size(width: 24, height: 19.5)),
    ("heart.circle.fill", 17, Size(width: 20, height: 19)),
    ("checkmark.square", 17, Size(width: 19.5, height: 17.5)),
    ("folder.badge.gearshape", 17, Size(width: 23, height: 19)),
    ("someday.a.symbol", 17, Size(width: 22, height: 20)),
    ("star", .nan, Size(width: 0, height: 0)), ("star", .infinity, Size(width: 0, height: 0)),
  ])
  func sizes(name: String, points: Double, size: Size) {
    #expect(SymbolMetrics(name: name, font: Font(size: points)).size == size)
  }

  @Test func centredOnCapitals() {
    let metrics = SymbolMetrics(name: "star", font: Font(size: 20))
    #expect(abs(metrics.baseline - (23.5 + 14.0918) / 2) < 0.001)
  }
}
