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

  /// Boxes recorded of macOS 26 beside 13 points, within half a point.
  @Test(arguments: [
    ("star", Font.Weight.light, Size(width: 16, height: 15.5)),
    ("star", .semibold, Size(width: 17, height: 16)),
    ("star", .bold, Size(width: 17, height: 16.5)),
    ("star", .black, Size(width: 17.5, height: 17)),
    ("airplane", .bold, Size(width: 17, height: 15.5)),
    ("circle", .bold, Size(width: 15.5, height: 15.5)),
    ("arrow.right", .semibold, Size(width: 15.5, height: 12)),
    ("mountain.2", .bold, Size(width: 26.5, height: 14)),
  ])
  func weights(name: String, weight: Font.Weight, recorded: Size) {
    let size = SymbolMetrics(name: name, font: Font(size: 13, weight: weight)).size
    #expect(abs(size.width - recorded.width) <= 0.5, "\(size)")
    #expect(abs(size.height - recorded.height) <= 0.5, "\(size)")
  }

  @Test func centredOnCapitals() {
    let metrics = SymbolMetrics(name: "star", font: Font(size: 20))
    #expect(abs(metrics.baseline - (23.5 + 14.0918) / 2) < 0.001)
  }
}
