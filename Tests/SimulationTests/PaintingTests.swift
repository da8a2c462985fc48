import Drawing
import Simulation
import Testing

@Suite struct PaintingTests {
  /// What is painted, bottom first: texts, and fills as `fill`.
  private func painted(_ body: String) throws -> [String] {
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { \(body) } }")
    return try app.simulator.displayList().items.compactMap { item in
      switch item.content {
      case .text(let text): text.text
      case .fill: "fill"
      case .symbol(let symbol): symbol.name
      case .stroke, .control, .begin, .end: nil
      }
    }
  }

  /// The variants of a symbol that its name has not.
  @Test(arguments: [
    (#"Image(systemName: "heart").symbolVariant(.fill)"#, "heart.fill"),
    (#"Image(systemName: "heart.fill").symbolVariant(.circle)"#, "heart.circle.fill"),
    (#"Label("a", systemImage: "bell").symbolVariant(.slash.fill)"#, "bell.slash.fill"),
    (#"Image(systemName: "bell.fill").symbolVariant(.fill)"#, "bell.fill"),
  ])
  func symbolsHaveTheVariantsAskedFor(body: String, name: String) throws {
    #expect(try painted(body).contains(name))
  }

  /// Ticks stand where the program says, or at the steps on a Mac.
  @Test(arguments: [
    ("Slider(value: .constant(5), in: 0...10, step: 5)", "Mac", [0, 0.5, 1]),
    ("Slider(value: .constant(5), in: 0...10, step: 5)", "iPhone 16", []),
    ("Slider(value: .constant(5), in: 0...10, step: 0.001)", "Mac", []),
    (
      "Slider(value: .constant(5), in: 0...10) { Text(\"a\") } ticks: { SliderTick(2.5) }",
      "iPhone 16", [0.25]
    ),
    (
      "Slider(value: .constant(5), in: 0...8, step: 2) { Text(\"a\") } "
        + "tick: { $0 == 4 ? SliderTick($0) : nil }", "iPhone 16", [0.5]
    ),
  ])
  func slidersHaveTicks(body: String, device: String, places: [Double]) throws {
    let app = try RunningApp("struct ContentView: View { var body: some View { \(body) } }")
    try app.simulator.show(on: try #require(Device.named(device)))
    let ticks = try app.simulator.displayList().items.compactMap { item -> [Double]? in
      guard case .control(let control) = item.content, case .slider(_, let ticks) = control.kind
      else { return nil }
      return ticks
    }
    #expect(ticks == [places])
  }

  /// Layout rule 6.6: what lies behind a view is painted before it, what lies over it after.
  @Test(arguments: [
    (#"Text("a").background(.blue)"#, ["fill", "a"]),
    (#"Text("a").background(Color.yellow.ignoresSafeArea())"#, ["fill", "a"]),
    (#"Text("a").background { Text("b") }"#, ["b", "a"]),
    (#"Text("a").background { Text("b"); Text("c") }"#, ["b", "c", "a"]),
    (#"Text("a").overlay { Text("b") }"#, ["a", "b"]),
    (#"Text("a").overlay(Text("b")).background(Text("c"))"#, ["c", "a", "b"]),
    (#"ZStack { Text("a").zIndex(1); Text("b") }"#, ["b", "a"]),
  ])
  func whatLiesBehindIsPaintedFirst(body: String, expected: [String]) throws {
    #expect(try painted(body) == expected)
  }

  /// What the picture of a view has in it, and what it must not have.
  @Test(arguments: [
    (
      "Rectangle().fill(.red).frame(width: 80, height: 40).rotationEffect(.degrees(90))",
      "matrix(0 1 -1 0 ", "matrix(1"
    ),
    ("Text(\"a\").scaleEffect(0.5)", "matrix(0.5 0 0 0.5 ", "scale("),
    (
      "Capsule().stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 4]))",
      "stroke-linecap=\"round\" stroke-dasharray=\"8 4\"", "fill=\"#ff9500\""
    ),
    ("Color.green.mask { Circle() }", "mask=\"url(#mask1)\"", "clip-path=\"url(#mask"),
    (
      "Toggle(\"a\", isOn: .constant(true)).tint(.orange)", "fill=\"#ff9500\"",
      "fill=\"#34c759\""
    ),
    (
      "Toggle(\"a\", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple))",
      "fill=\"#af52de\"", "fill=\"#34c759\""
    ),
    (
      "Button(\"a\") {}.buttonStyle(.borderedProminent).tint(.red)",
      "rx=\"7\" fill=\"#ff3b30\"", "#007aff"
    ),
    ("Text(\"a\").preferredColorScheme(.dark)", "fill=\"#000000\"/>", "fill=\"#000000\" xml"),
    ("Color.white.shadow(radius: 4)", "<feOffset dx=\"0\" dy=\"0\"", "feDropShadow"),
    (
      "Text(\"a\").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, "
        + "endPoint: .bottom))", "fill=\"url(#gradient1)\"", "fill=\"#ff3b30\""
    ),
    ("Text(\"a\").strikethrough(false).underline()", "\"underline\"", "line-through"),
    ("VStack { Text(\"a\") }.strikethrough().underline(false)", "line-through", "\"underline\""),
    ("Text(\"ab\").kerning(5)", "letter-spacing=\"5\"", "spacingAndGlyphs"),
    (
      "UnevenRoundedRectangle(topLeadingRadius: 20).fill(.red).frame(width: 100, height: 60)",
      "<path d=\"M", "rx=\"20\""
    ),
    (
      "Circle().fill(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, "
        + "endAngle: .degrees(360)))", "<g clip-path", "radialGradient"
    ),
    (
      "List { Text(\"a\").listRowBackground(Color.purple); Text(\"b\").badge(3) }",
      "fill=\"#af52de\"", "fill=\"#ff3b30\""
    ),
    ("List { Text(\"a\").badge(3) }", ">3</text>", ">4</text>"),
    (
      "Color.teal.alert(\"A\", isPresented: .constant(true)) { Button(\"B\") {} }",
      "rx=\"14\" fill=\"#f2f2f7\"", "width=\"393\" height=\"852\" rx"
    ),
    ("TextField(\"a\", text: .constant(\"\"))", ">a</text>", "rx=\"6\""),
    (
      "TextField(\"a\", text: .constant(\"b\")).multilineTextAlignment(.trailing).font(.largeTitle)",
      "<text x=\"393\"", "font-size=\"17\""
    ),
    (
      "TextField(\"a\", text: .constant(\"b\")).foregroundStyle(.red)"
        + ".environment(\\.layoutDirection, .rightToLeft)", "text-anchor=\"end\"",
      "fill=\"#000000\""
    ),
    (
      "Text(\"long line\\nab\").kerning(1).environment(\\.layoutDirection, .rightToLeft)",
      ">ab</text>", "x=\"156.5\""
    ),
    (
      "Circle().trim(from: 0, to: 0.25).stroke(.red).frame(width: 80, height: 80)",
      "<path d=\"M236.5 ", "M196.5 "
    ),
    (
      "Color.red.frame(width: 60, height: 40)"
        + ".visualEffect { c, g in c.offset(x: g.size.width).opacity(0.5).blur(radius: 3) }",
      "<g transform=\"matrix(1 0 0 1 60 0)", "matrix(1 0 0 1 0 0)"
    ),
    (
      "Color.red.frame(width: 60, height: 40).visualEffect { c, _ in c.scaleEffect(2, anchor: .topLeading) }",
      "matrix(2 0 0 2 ", "opacity=\"0"
    ),
    (
      "Button(\"a\") {}.buttonStyle(.borderedProminent).disabled(true)",
      "fill=\"#3c3c43\" fill-opacity=\"0.3\"", "fill=\"#ffffff\" xml"
    ),
    (
      "Picker(\"a\", selection: .constant(1)) { Text(\"b\").tag(1) }.frame(width: 393, alignment: .leading)"
        + ".environment(\\.layoutDirection, .rightToLeft)", ">⌄</text>", "x=\"385\""
    ),
    ("Divider().offset(y: 0.1667)", "height=\"0.333\"", "height=\"0\""),
    (
      "Toggle(\"a\", isOn: .constant(true)).toggleStyle(.button)", "fill=\"#ffffff\" xml",
      "fill=\"#000000\" xml"
    ),
    ("Color(.red).overlay(Color(.darkGray))", "fill=\"#555555\"", "fill=\"#ff3b30\""),
    ("Gauge(value: 1) { Text(\"A\") }.gaugeStyle(.accessoryCircular)", "<ellipse", "#787880"),
    ("TextEditor(text: .constant(\"one\\ntwo\"))", ">one</text>", "one␊two"),
    (
      "NavigationStack { Text(\"a\").navigationTitle(\"T\").searchable(text: .constant(\"\")) }",
      ">Search</text>", "textLength=\"323\""
    ),
  ])
  func picture(body: String, has: String, hasNot: String) throws {
    let app = try RunningApp("struct ContentView: View { var body: some View { \(body) } }")
    let svg = SVGPainter().paint(try app.simulator.displayList(), on: app.simulator.canvas)
    #expect(svg.contains(has), "\(svg)")
    #expect(!svg.contains(hasNot), "\(svg)")
  }

  /// Letters are wider in the terminal than on the device: a text that has no room for all of them
  /// is cut, and stays in its box.
  @Test func textsStayInTheirBoxes() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View {
          Text("iiiiiiiiii llllllllll iiiiiiiiii llllllllll iiiiiiiiii").font(.caption).padding(4)
            .background(RoundedRectangle(cornerRadius: 8).stroke(.gray))
        }
      }
      """)
    let rows = TerminalPainter().paint(try app.simulator.displayList(), on: app.simulator.canvas)
    #expect(rows.contains { $0.contains("│iiiiiiiiii llllllllll iii…│") }, "\(rows)")
  }

  /// What a list's selection names is seen as chosen; a sidebar has no lines between its rows.
  @Test(arguments: [
    ("iPhone 16", "List(selection: .constant(1 as Int?)) { ROWS }", 1, 2),
    ("iPhone 16", "List(selection: .constant(9 as Int?)) { ROWS }", 0, 2),
    (
      "Mac", "NavigationSplitView { List(selection: .constant(1 as Int?)) { ROWS } } detail: { }",
      1,
      0
    ),
    ("Apple Watch", "List { ROWS }", 0, 0),
  ])
  func chosenRows(device: String, body: String, chosen: Int, lines: Int) throws {
    let rows = "ForEach(0..<3, id: \\.self) { Text(\"row \\($0)\") }"
    let body = body.replacing("ROWS", with: rows)
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { \(body) } }",
      on: device)
    let items = try app.simulator.displayList().items
    let fills = items.count { item in
      if case .fill(_, .color(let color)) = item.content { color == Color(.fill) } else { false }
    }
    let strokes = items.count { if case .stroke(.line, _, _) = $0.content { true } else { false } }
    #expect(fills == chosen)
    #expect(strokes == lines)
  }

  /// The lines between rows lie on the card, and what has its own background stands in its place.
  @Test func listsPaintTheirLinesOverTheCards() throws {
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { List { Text(\"a\"); Text(\"b\") } } }")
    let items = try app.simulator.displayList().items
    let card = items.lastIndex {
      if case .fill(.roundedRectangle, _) = $0.content { true } else { false }
    }
    let line = items.firstIndex {
      if case .stroke(.line, _, _) = $0.content { true } else { false }
    }
    #expect(try #require(card) < #require(line))
  }

  /// A tablet's popover points at the view that opens it (navigation rule 5.6.1), from below where
  /// there is no room; what lies behind is dimmed.
  @Test(arguments: [
    ("iPad Pro 11-inch", "Spacer()", "arrowtriangle.down.fill"),
    ("iPad Pro 11-inch", "EmptyView()", "arrowtriangle.up.fill"), ("iPhone 16", "Spacer()", nil),
  ])
  func aPopoverPointsAtItsView(device: String, above: String, symbol: String?) throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View {
          VStack {
            \(above)
            Color.red.frame(width: 40, height: 40).popover(isPresented: .constant(true)) {
              Color.blue.frame(width: 90, height: 50)
            }
          }
        }
      }
      """, on: device)
    let items = try app.simulator.displayList().items
    let arrows = items.compactMap { item in
      if case .symbol(let symbol) = item.content { symbol.name } else { nil as String? }
    }
    #expect(arrows == (symbol.map { [$0] } ?? []))
    let dims = items.contains {
      if case .begin(.layer(let layer)) = $0.content { layer.dims } else { false }
    }
    #expect(dims)
  }
}
