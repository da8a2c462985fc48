import Diagnostics
import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct PainterPropertyTests {
  /// Words that are each made of one letter, so that a garbled picture shows.
  static func words(_ seed: UInt64) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    var list = DisplayList()
    for letter in "abcdefghijklmnopqrstuvwxyz漢字仮名한글" {
      let text = String(repeating: letter, count: Int.random(in: 1...30, using: &generator))
      let frame = Rect(
        x: Double.random(in: -50...400, using: &generator),
        y: Double.random(in: -50...400, using: &generator),
        width: Double.random(in: 0...300, using: &generator), height: 20)
      list.append(
        .text(DisplayText(text, style: TextStyle(size: 17), baseline: 16)), in: frame)
    }
    return list
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func noTextGarblesAnother(seed: UInt64) {
    let canvas = Canvas(size: Size(width: 393, height: 400), frame: .none)
    for row in TerminalPainter().paint(Self.words(seed), on: canvas) {
      #expect(row.terminalColumns == 60)
      for word in row.split(separator: " ") {
        let letters = Set(word.filter { $0 != "…" })
        #expect(letters.count <= 1, "\(word)")
      }
    }
  }

  static let kinds: [Control.Kind] = [
    .button(.plain), .button(.bordered), .button(.prominent), .link, .disclosure,
    .outline(isExpanded: true), .back, .toggle(isOn: true), .checkbox(isOn: false), .checkmark,
    .radio(isOn: true), .textField(text: "t\u{1B}x", placeholder: "", isFocused: true),
    .secureField(count: -5, placeholder: "p", isFocused: false),
    .secureField(count: .max, placeholder: "", isFocused: false),
    .searchField(text: "日本語", placeholder: "", isFocused: true), .slider(.nan), .slider(7),
    .stepper, .segmented([], selection: nil), .segmented(["一", "two", "3"], selection: 9), .menu,
    .wheel(["a"], selection: 0), .progress(nil), .progress(-1), .spinner, .gauge(.infinity),
    .pageDots(count: 100_000, current: -1), .tab(isSelected: true), .grabber,
    .colorWell(Color(.red)),
  ]

  static func chaos(_ seed: UInt64) -> DisplayList {
    var generator = SeededGenerator(seed: seed)
    let numbers = [
      0, 1, -1, 10, 50.5, 393, -400, 1e6, 1e300, .infinity, -.infinity, .nan, 0.001, 200,
    ]
    func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
    func frame() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    let texts = ["", "a", "\u{301}", "\u{1B}[2J", "👨‍👩‍👧‍👦", "\n\n", "長い文章", "\u{202E}", "x\u{200D}"]
    var list = DisplayList()
    for _ in 0..<60 {
      let color = Color(SystemColor.allCases.randomElement(using: &generator) ?? .red)
      let shapes: [Shape] = [
        .rectangle, .roundedRectangle(radius: number()), .capsule, .ellipse, .circle, .line,
        .path([.move(Point(x: number(), y: number())), .line(Point(x: 9, y: number())), .close]),
        .path([]),
      ]
      let shape = shapes.randomElement(using: &generator) ?? .line
      let kind = kinds.randomElement(using: &generator) ?? .spinner
      let stops = [Fill.Stop(color, at: number()), Fill.Stop(Color(.blue), at: number())]
      let point = Point(x: number(), y: number())
      let layers: [Layer.Kind] = [.sheet, .fullScreenCover, .popover, .alert, .menu, .bar]
      let contents: [DisplayItem.Content] = [
        .fill(shape, .color(color)), .fill(shape, .linearGradient(stops, start: point, end: .zero)),
        .fill(shape, .radialGradient(Bool.random(using: &generator) ? stops : [], center: point)),
        .stroke(shape, color, lineWidth: number()),
        .text(
          DisplayText(
            texts.randomElement(using: &generator) ?? "",
            style: TextStyle(size: number(), color: color), baseline: number())),
        .symbol(Symbol(texts.randomElement(using: &generator) ?? "", color: color)),
        .control(Control(kind)), .begin(.control(Control(kind, isEnabled: false))),
        .begin(.clip(shape)), .begin(.opacity(number())), .end, .end, .end,
        .begin(
          .transform(
            Transform(a: number(), b: number(), c: 0, d: number(), tx: number(), ty: 0))),
        .begin(.layer(Layer(layers.randomElement(using: &generator) ?? .bar, dims: true))),
      ]
      list.append(contents.randomElement(using: &generator) ?? .end, in: frame())
    }
    return list
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func chaosEndsWellFormed(seed: UInt64) {
    let list = Self.chaos(seed)
    for depth in [TerminalPainter.ColorDepth.none, .trueColor] {
      let painter = TerminalPainter(colorDepth: depth)
      let rows = painter.paint(list, on: SampleScreens.phone)
      #expect(rows.count == 67)
      #expect(rows == painter.paint(list, on: SampleScreens.phone))
      if depth == .none {
        #expect(rows.allSatisfy { $0.terminalColumns == 62 })
        #expect(!rows.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
      }
    }
    let svg = SVGPainter().paint(list, on: SampleScreens.phone)
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!svg.contains("nan") && !svg.contains("\"inf"))
    #expect(svg.split(separator: "<g").count - 1 == svg.split(separator: "</g>").count - 1)
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: .nan, height: .nan), Size(width: -5, height: -5),
    Size(width: .infinity, height: .infinity), Size(width: 1e300, height: 1),
    Size(width: 1, height: 1e300),
  ])
  func oddCanvases(size: Size) {
    for frame in [Canvas.Frame.phone, .none] {
      let canvas = Canvas(size: size, frame: frame, scale: .nan)
      #expect(!TerminalPainter().paint(SampleScreens.form, on: canvas).isEmpty)
      #expect(!TerminalPainter(columns: -3).paint(SampleScreens.form, on: canvas).isEmpty)
      #expect(SVGPainter().paint(SampleScreens.form, on: canvas).hasPrefix("<svg"))
    }
  }

  @Test func aThousandOfEverything() {
    var list = DisplayList()
    for index in 0..<5_000 {
      list.append(
        SampleScreens.text("row \(index)", x: 10, y: Double(index) * 20))
      list.append(
        .fill(.rectangle, .color(Color(.fill))),
        in: Rect(x: 0, y: Double(index) * 20, width: 393, height: 20))
    }
    for _ in 0..<2_000 { list.append(.begin(.opacity(1)), in: .zero) }
    #expect(TerminalPainter().paint(list, on: SampleScreens.phone).count == 67)
  }
}
