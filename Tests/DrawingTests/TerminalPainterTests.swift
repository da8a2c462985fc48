import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct TerminalPainterTests {
  static func picture(
    _ list: DisplayList, on canvas: Canvas = SampleScreens.phone,
    _ painter: TerminalPainter = TerminalPainter()
  ) -> String {
    painter.paint(list, on: canvas).joined(separator: "\n")
  }

  @Test func list() { expectGolden(Self.picture(SampleScreens.list), named: "list") }
  @Test func form() { expectGolden(Self.picture(SampleScreens.form), named: "form") }
  @Test func sheet() { expectGolden(Self.picture(SampleScreens.sheet), named: "sheet") }
  @Test func tablet() {
    let canvas = SampleScreens.tablet
    let list = SampleScreens.split(canvas.size, sidebar: 320)
    let painter = TerminalPainter(squeezesEmptyRows: true)
    expectGolden(Self.picture(list, on: canvas, painter), named: "tablet")
  }

  @Test func mac() {
    let canvas = SampleScreens.mac
    let list = SampleScreens.split(canvas.size, sidebar: 240)
    expectGolden(Self.picture(list, on: canvas), named: "mac")
  }

  @Test func squeezed() {
    let painter = TerminalPainter(columns: 50, squeezesEmptyRows: true)
    expectGolden(
      Self.picture(SampleScreens.list, on: SampleScreens.phone, painter), named: "list-squeezed")
  }
}
