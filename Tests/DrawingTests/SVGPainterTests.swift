import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct SVGPainterTests {
  @Test func form() {
    expectGolden(
      SVGPainter().paint(SampleScreens.form, on: SampleScreens.phone), named: "form-svg")
  }

  @Test func sheet() {
    expectGolden(
      SVGPainter().paint(SampleScreens.sheet, on: SampleScreens.phone), named: "sheet-svg")
  }

  /// Layout rule 3.5: three rows of a third each, drawn without gaps.
  @Test func edgesAreRoundedEachOnItsOwn() {
    var list = DisplayList()
    for y in [0.0, 110.0 / 3, 220.0 / 3] {
      list.append(
        .fill(.rectangle, .color(Color(.red))),
        in: Rect(x: 0, y: y, width: 10, height: 80.0 / 3))
    }
    let canvas = Canvas(size: Size(width: 10, height: 100), scale: 1)
    let svg = SVGPainter().paint(list, on: canvas)
    let rows = svg.split(separator: "\n").filter { $0.contains("#ff3b30") }
    #expect(rows.map { $0.contains("y=\"0\"") }.first == true)
    #expect(rows[0].contains("height=\"27\""))
    #expect(rows[1].contains("y=\"37\"") && rows[1].contains("height=\"26\""))
    #expect(rows[2].contains("y=\"73\"") && rows[2].contains("height=\"27\""))
  }

  @Test func textCannotEscape() {
    var list = DisplayList()
    list.append(
      .text(
        DisplayText(
          "</text><script>\u{1B}\u{0}&\"'\u{202E}\u{FFFF}", style: TextStyle(size: 17), baseline: 16
        )),
      in: Rect(x: 0, y: 0, width: 100, height: 20))
    list.append(.end, in: .zero)
    list.append(.begin(.opacity(.nan)), in: .zero)
    let svg = SVGPainter().paint(list, on: SampleScreens.phone)
    #expect(!svg.contains("<script"))
    #expect(
      svg.contains("&lt;/text&gt;&lt;script&gt;␛␀&amp;&quot;'\\u{202E}\u{FFFD}"))
    #expect(svg.hasSuffix("</g>\n</svg>\n"))
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (-0.0004, "0"), (-2.25, "-2.25"), (1.0 / 3, "0.333"),
    (Double.nan, "0"), (.infinity, "0"), (1e300, "0"),
  ])
  func numbers(value: Double, expected: String) {
    var list = DisplayList()
    list.append(.stroke(.rectangle, Color(.red), lineWidth: value), in: .zero)
    let svg = SVGPainter().paint(list, on: SampleScreens.phone)
    #expect(svg.contains("stroke-width=\"\(expected)\""))
  }
}
