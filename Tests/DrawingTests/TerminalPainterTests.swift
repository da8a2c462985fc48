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
  @Test func boxes() { expectGolden(Self.picture(SampleScreens.boxes), named: "boxes") }
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

  /// A text in large type has few columns for its many points: it begins where the texts of its
  /// column begin, and stands in the middle where they do.
  @Test(arguments: [(102.5, true), (176.5, false)])
  func largeType(x: Double, isLeading: Bool) {
    func text(_ text: String, _ size: Double) -> DisplayItem.Content {
      .text(DisplayText(text, style: TextStyle(size: size, weight: 400), baseline: size))
    }
    var list = DisplayList()
    list.append(text("12:45", 80), in: Rect(x: 102.5, y: 380, width: 188, height: 95))
    list.append(text("small", 17), in: Rect(x: x, y: 480, width: 40, height: 20))
    let rows = TerminalPainter(columns: 60).paint(list, on: SampleScreens.phone)
    let starts = ["12:45", "small"].map { text in
      rows.first { $0.contains(text) }?.prefix { $0 != text.first }.count
    }
    #expect(starts == (isLeading ? [16, 16] : [29, 29]))
  }

  /// The lines of a path stand where they go, closed or open.
  @Test(arguments: [
    ([Point(x: 10, y: 100), Point(x: 383, y: 100)], "─", 55...62),
    ([Point(x: 100, y: 100), Point(x: 100, y: 400)], "│", 20...25),
    ([Point(x: 10, y: 100), Point(x: 383, y: 400)], "╲", 40...62),
    ([Point(x: 10, y: 400), Point(x: 383, y: 100)], "╱", 40...62),
  ])
  func lines(points: [Point], glyph: Character, count: ClosedRange<Int>) {
    let path = [PathElement.move(points[0])] + points.dropFirst().map { .line($0) }
    func drawn(_ path: [PathElement]) -> Int {
      var list = DisplayList()
      list.append(
        .stroke(.path(path), Color(.blue), lineWidth: 1),
        in: Rect(x: 0, y: 0, width: 393, height: 852))
      let rows = TerminalPainter(columns: 60).paint(list, on: SampleScreens.phone)
      // Without the edges of the screen.
      return rows.dropFirst().dropLast().joined().count { $0 == glyph }
        - (glyph == "│" ? 2 * (rows.count - 2) : 0)
    }
    #expect(count.contains(drawn(path)))
    #expect(count.contains(drawn(path + [.close])) || glyph == "─" || glyph == "│")
  }

  /// What stands out by a rounded clip, a shadow or its place is a box; a round clip cuts.
  @Test func cards() {
    var list = DisplayList()
    func card(_ y: Double, _ scopes: [Scope], _ color: Color) {
      let frame = Rect(x: 40, y: y, width: 200, height: 90)
      for scope in scopes { list.append(.begin(scope), in: frame) }
      list.append(.fill(.rectangle, .color(color)), in: frame)
      for _ in scopes { list.append(.end, in: frame) }
    }
    card(20, [.clip(.roundedRectangle(radius: 10))], Color(.gray6))
    card(
      130, [.shadow(Color(.black), radius: 4, offset: .zero), .clip(.capsule)], Color(.white))
    card(240, [.shadow(Color(.black), radius: 4, offset: .zero)], Color(.white))
    card(350, [], Color(.gray6))
    card(460, [.clip(.circle)], Color(.blue))
    card(570, [.clip(.rectangle)], Color(.white))
    // A bar along the edges.
    list.append(
      .fill(.rectangle, .color(Color(.gray6))), in: Rect(x: 0, y: 700, width: 393, height: 90))
    for (place, y) in [(0.0, 580.0), (0.5, 610), (1, 640)] {
      var field = Control(.textField(text: "ab", placeholder: "", isFocused: false))
      field.textPlace = place
      list.append(.control(field), in: Rect(x: 250, y: y, width: 100, height: 20))
    }
    expectGolden(Self.picture(list), named: "cards")
  }

  /// A fill thinner than a row is a line, wherever it lies; a control that cannot be seen has no
  /// marks.
  @Test(arguments: [96.0, 100, 104, 108]) func thinFillsAndHiddenControls(y: Double) {
    var list = DisplayList()
    list.append(
      .fill(.rectangle, .color(Color(.blue))), in: Rect(x: 60, y: y, width: 250, height: 2))
    let frame = Rect(x: 60, y: 300, width: 100, height: 40)
    list.append(.begin(.opacity(0)), in: frame)
    list.append(.begin(.control(Control(.button(.plain)))), in: frame)
    list.append(.end, in: frame)
    list.append(.end, in: frame)
    let rows = TerminalPainter(columns: 60).paint(list, on: SampleScreens.phone)
    let marks = rows.dropFirst().dropLast().map { $0.filter { $0 != "│" && $0 != " " } }
    #expect(marks.count { $0.count > 30 } == 1)
    #expect(!marks.contains { $0.contains("[") })
  }

  /// The texts in segments stand in the picture of the control, in its own row.
  @Test func namedSegments() {
    var list = DisplayList()
    let frame = Rect(x: 36, y: 100, width: 320, height: 32)
    list.scope(.control(Control(.segmented(["", ""], selection: 1))), in: frame) { list in
      for (text, x) in [("One", 110.0), ("日本", 260)] {
        list.append(
          .text(DisplayText(text, style: TextStyle(size: 13), baseline: 13)),
          in: Rect(x: x, y: 108, width: 26, height: 16))
      }
    }
    let rows = TerminalPainter(columns: 40).paint(list, on: SampleScreens.phone)
    let shown = rows.filter { $0.contains("[") || $0.contains("One") || $0.contains("日本") }
    #expect(shown == ["│    [     One      |    ●日本     ]     │"])
  }

  /// A text that fills the columns before a field stands before it in its row, and of a menu's rows
  /// the one that ends last has the marks.
  @Test func fieldsAndMenusBesideTexts() {
    var list = DisplayList()
    func text(_ text: String, _ x: Double, _ y: Double, _ width: Double) -> DisplayItem {
      DisplayItem(
        .text(DisplayText(text, style: TextStyle(size: 13), baseline: 13)),
        in: Rect(x: x, y: y, width: width, height: 16))
    }
    list.append(text("Name", 0, 104, 35))
    list.append(
      .control(Control(.textField(text: "x", placeholder: "", isFocused: false))),
      in: Rect(x: 40, y: 100, width: 80, height: 24))
    list.scope(.control(Control(.menu)), in: Rect(x: 40, y: 200, width: 300, height: 40)) { list in
      list.append(text("Longer than the value", 40, 240, 120))
      list.append(text("One", 300, 210, 30))
    }
    let rows = TerminalPainter(columns: 40).paint(list, on: SampleScreens.phone)
    let shown = rows.map { $0.filter { $0 != "│" } }.map { row in
      row.split(separator: " ").joined(separator: " ")
    }
    #expect(shown.contains("Name[x_____]"))
    #expect(shown.contains("[One ▾]"))
  }

  /// Ticks on a track, unless they would touch one another.
  @Test(arguments: [
    ([0, 0.5, 1], "├┿━━●─┼────┼┤"), ([], "├━━━●───────┤"),
    ((0...9).map { Double($0) / 9 }, "├━━━●───────┤"),
  ])
  func ticks(ticks: [Double], picture: String) {
    var list = DisplayList()
    list.append(
      .control(Control(.slider(0.3, ticks: ticks))), in: Rect(x: 40, y: 100, width: 130, height: 20)
    )
    let rows = TerminalPainter(columns: 40).paint(list, on: SampleScreens.phone)
    #expect(rows.contains { $0.contains(picture) }, "\(rows)")
  }

  /// A button whose label shows nothing has no marks; one that shows a colour has.
  @Test(arguments: [(Color(.blue, opacity: 0), false), (Color(.blue), true)])
  func clearLabels(color: Color, isMarked: Bool) {
    var list = DisplayList()
    let frame = Rect(x: 100, y: 100, width: 60, height: 20)
    list.scope(.control(Control(.button(.plain))), in: frame) {
      $0.append(.fill(.rectangle, .color(color)), in: frame)
    }
    let rows = TerminalPainter(columns: 40).paint(list, on: SampleScreens.phone)
    #expect(rows.contains { $0.contains("[]") } == isMarked)
  }

  /// A filled path covers what is inside it, not its frame.
  @Test func filledPath() {
    var list = DisplayList()
    let corners = [Point(x: 196, y: 100), Point(x: 380, y: 500), Point(x: 12, y: 500)]
    let path = [PathElement.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    list.append(
      .fill(.path(path), .color(Color(.blue))), in: Rect(x: 0, y: 0, width: 393, height: 852))
    let rows = TerminalPainter(columns: 60).paint(list, on: SampleScreens.phone)
    let widths = rows.map { $0.count { $0 == "▒" || $0 == "█" || $0 == "▓" } }.filter { $0 > 0 }
    #expect(widths.count > 20)
    #expect(widths == widths.sorted())
    #expect(widths.first ?? 0 < 6 && widths.last ?? 0 > 48)
  }

  static func small(_ depth: TerminalPainter.ColorDepth, _ scheme: ColorScheme) -> [String] {
    var list = DisplayList()
    list.append(
      .fill(.rectangle, .color(Color(.blue))), in: Rect(x: 10, y: 0, width: 40, height: 20))
    list.append(
      .text(DisplayText("日b", style: TextStyle(size: 17, weight: 700), baseline: 16)),
      in: Rect(x: 0, y: 0, width: 30, height: 20))
    let canvas = Canvas(size: Size(width: 80, height: 20), colorScheme: scheme, frame: .none)
    return TerminalPainter(columns: 8, colorDepth: depth).paint(list, on: canvas)
  }

  @Test(arguments: [
    (
      TerminalPainter.ColorDepth.none, ColorScheme.light, "日b ▒   "
    ),
    (
      .palette256, .light,
      "^[0m^[48;5;231;38;5;16;1m日^[0m^[48;5;33;38;5;16;1mb^[0m^[48;5;33m  ^[0m^[48;5;231m   ^[0m"
    ),
    (
      .trueColor, .dark,
      "^[0m^[48;2;0;0;0;38;2;255;255;255;1m日^[0m^[48;2;10;132;255;38;2;255;255;255;1mb"
        + "^[0m^[48;2;10;132;255m  ^[0m^[48;2;0;0;0m   ^[0m"
    ),
  ])
  func colors(depth: TerminalPainter.ColorDepth, scheme: ColorScheme, expected: String) {
    let row = Self.small(depth, scheme)[0]
    #expect(String(row.map { $0 == "\u{1B}" ? "^" : $0 }) == expected)
  }
}
