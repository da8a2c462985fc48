import Diagnostics
import Simulation
import Testing

/// What explanations say of views that are more than they seem, and of what is no view.
@Suite struct ExplainingTests {
  @Test(arguments: [
    ("VStack { Text(\"x\"); HStack { Text(\"x\") } }", "x", 2, "HStack proposed it"),
    ("VStack { Text(\"x\"); Text(\"y\") }", "Text", nil, "the first of 2 of that name"),
    ("Toggle(\"A\", isOn: .constant(true))", "Toggle", nil, "its label at the leading edge"),
    ("Image(systemName: \"star\")", "Image", nil, "an image keeps its own size"),
    ("Circle()", "Circle", nil, "as wide as high"),
    ("TextField(\"Name\", text: .constant(\"\"))", "Name", nil, "TextField is 393 × 22"),
    ("Spacer()", "Spacer", nil, "outside of a stack"),
    ("ScrollView { Text(\"x\") }", "ScrollView", nil, ".frame(maxWidth: .infinity) on the content"),
    ("Text(\"x\").scaleEffect(3)", "scaleEffect", nil, "layout sees Text \"x\" at"),
    ("Text(\"x\").border(.red)", "border", nil, "changes only what is painted"),
    ("VStack { Group { Text(\"x\") } }", "Group", nil, "has no layout of its own"),
    (
      "Button(\"x\") {}.buttonStyle(.borderedProminent)", "Button", nil,
      "its style leaves room around its label"
    ),
    (
      "VStack(alignment: .leading) { Text(\"x\") }", "VStack", nil,
      "moves it to the edge"
    ),
    (
      "Text(\"Hello world, this wraps\").frame(width: 100, height: 30)",
      "Hello world, this wraps", nil, "the whole lines that fit"
    ),
    (
      "Text(\"Hello world, this wraps over lines\").lineLimit(2).frame(width: 70)",
      "Hello world, this wraps over lines", nil, "lineLimit(2) allows it fewer lines than it needs"
    ),
    (
      "HStack { Color.red.frame(minWidth: 50); Text(\"x\").layoutPriority(1); Spacer() }", "HStack",
      nil, "the 50 points kept for the next priority are added to what is left (rule 7.3)"
    ),
    ("HStack { Text(\"x\"); Spacer() }", "x", nil, "moves it from the middle"),
    (
      "NavigationStack { List { Text(\"x\") } }", "List", nil, "it reaches under the bars"
    ),
    (
      "List { Section { Text(\"A\") }; Section { Text(\"C\") } }.listSectionSpacing(5)", "C", nil,
      "361 × 44 at 16, 143"
    ),
    (
      "ZStack { Color.red; Text(\"x\").layoutPriority(1) }", "ZStack", nil,
      "only its views of the highest layout priority give it its size, the others may stand out: "
        + "layoutPriority around Text \"x\" (rule 9.2)"
    ),
    (
      "ZStack { Color.red; Text(\"x\").layoutPriority(1) }", "Color", nil,
      "it has no say in the size of it (rule 9.2)"
    ),
    (
      "HStack { Text(\"x\").layoutPriority(1).background(.red).padding() }", "x", nil,
      "padding around it has a priority of its own, 0; write .layoutPriority after .padding"
    ),
    (
      "HStack { Text(\"x\").layoutPriority(1).frame(width: 9) }", "frame", nil,
      "the layoutPriority inside it is lost: HStack sees a priority of its own, 0 (rule 5.4)"
    ),
    (
      "LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Divider() } }",
      "LazyVGrid", nil, "(rule 1.1), 4 times"
    ),
    (
      "ScrollView { ScrollView(.horizontal) { LazyHStack { Text(\"x\") } } }", "LazyHStack", nil,
      "it is as large there as the largest of them"
    ),
    ("Label(\"x\", systemImage: \"star\")", "Label", nil, "to Image \"star\", which took 22"),
    (
      "VStack { Label(\"x\", systemImage: \"star\"); Text(\"y\") }", "y", nil,
      "first: Label, Text \"y\""
    ),
    ("Text(\"x\").frame(minWidth: 100)", "frame", nil, "with only a minimum is as large as"),
    ("Text(\"x\").frame(maxWidth: 100)", "frame", nil, "up to that, and is its content's"),
    ("Text(\"x\").frame(idealWidth: 100).fixedSize()", "frame", nil, "idealWidth says 100"),
    (
      "Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 9)",
      "containerRelativeFrame", nil,
      "(393 - 2 × 9) / 3 = 125 of its container's 393; 2 of them with the gaps inside are 259"
    ),
    (
      "Text(\"x\").safeAreaInset(edge: .bottom, spacing: 7) { Color.red.frame(height: 40) }",
      "safeAreaInset", nil, "7 points are between the content and the bar"
    ),
    (
      "VStack(alignment: .leading) { Text(\"x\").alignmentGuide(.leading) { _ in 30 }; Text(\"y\") }",
      "x", nil, "the guide that counts here lies 30 from its leading edge (rule 10.1)"
    ),
    (
      "Grid { GridRow { Text(\"x\").gridColumnAlignment(.trailing) }; GridRow { Text(\"wider\") } }",
      "x", nil, "Grid put it at"
    ),
    (
      "Grid { GridRow { Text(\"x\"); Text(\"y\") }; GridRow { Text(\"x\"); Text(\"wider\") } }",
      "Grid", nil, "as its widest cell is: Text \"wider\" (rule 14.2)"
    ),
    (
      "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 100, height: 50)",
      "Image",
      nil, "that is the largest size of the shape 1.1 to 1 that fits into it (rule 6.3)"
    ),
    (
      "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 100, height: 50)", "star",
      nil, "scaledToFit itself was proposed 100 × 50 by frame"
    ),
    (
      "Image(systemName: \"star\").resizable().scaledToFill().frame(width: 100, height: 50)",
      "star",
      nil, "it is 40.909 points higher than frame; nobody cuts it off"
    ),
    (
      "Color.red.aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50).clipped()",
      "Color", nil, "it is 50 points higher than frame; .clipped cuts off what stands out"
    ),
    ("Color.red.frame(width: 500)", "frame", nil, "it is 107 points wider than the window"),
    (
      "Text(\"x\").offset(x: 9)", "x", nil,
      "an offset moves only what is painted: the views around see it at"
    ),
    (
      "VStack(spacing: 4) { Color.red.frame(height: 10); Text(\"x\") }", "x", nil,
      "before it: frame around Color, 14 long with the gap after (rule 7.4)"
    ),
    (
      "HStack(spacing: 4) { ForEach(0..<4) { _ in Color.red.frame(width: 9) }; Text(\"x\") }", "x",
      nil, "4 views come before it, 52 long with the gaps (rule 7.4)"
    ),
    (
      "HStack { Text(\"y\").lineLimit(1).layoutPriority(1); Text(\"x\") }", "x", nil,
      "layoutPriority around Text \"y\", Text \"x\""
    ),
    (
      "LazyVGrid(columns: [GridItem(), GridItem()]) { Text(\"x\"); Color.red.frame(height: 90) }",
      "x", nil, "its row is as high as the highest cell in it, 90 (rule 13.7)"
    ),
    (
      "TextField(\"x\", text: .constant(\"\"), axis: .vertical)", "TextField", nil,
      "it fills the width that it is proposed, and is as high as its lines"
    ),
    (
      "ZStack { Color.red.ignoresSafeArea() }", "Color", nil,
      "ignoresSafeArea takes it out to the edges that it touches"
    ),
    (
      "List { ForEach(0..<50) { Text(\"row \\($0)\") }; Gauge(value: 1) { Text(\"x\") } }", "Gauge",
      nil, "Gauge is out of sight and has no place yet: scroll to it first"
    ),
    ("Text(\"x\").frame(width: .nan)", "frame", nil, "without a length that can be"),
    ("ScrollView { List { Text(\"x\") } }", "List", nil, "on a device it may have hardly any"),
    (
      "Text(\"One line that is long\").minimumScaleFactor(0.9).lineLimit(1).frame(width: 50)",
      "One line that is long", nil, "as small as minimumScaleFactor allows it still does not fit"
    ),
    (
      "Image(\"p\").scaledToFit()", "scaledToFit", nil, "as large as its content is then (rule 6.3)"
    ),
    (
      "Text(\"x\").frame(minWidth: 9, maxWidth: 99).accessibilityIdentifier(\"f\")"
        + ".frame(idealWidth: 50).fixedSize()", "f", nil, "the frame's idealWidth, 50, stands in"
    ),
    ("Text(\"x\").fixedSize()", "x", nil, "proposed no width, a text stays on one line"),
    (
      "ScrollView { GeometryReader { _ in Color.red } }", "GeometryReader", nil,
      "a geometry reader is 10 points long then"
    ),
    (
      "ScrollView { GeometryReader { _ in Color.red } }", "GeometryReader", nil,
      "put the GeometryReader around the ScrollView"
    ),
    (
      "Label(\"x\", systemImage: \"star\")", "x", nil,
      "choose first: Image \"star\", Text \"x\" (rule 7.3)"
    ),
    ("Form { Text(\"x\") }", "Form", nil, "a form takes all that it is proposed"),
    (
      "Picker(\"x\", selection: .constant(1)) { Text(\"y\").tag(1) }.pickerStyle(.segmented)",
      "Picker", nil, "it fills the width that it is proposed, and has its own height"
    ),
    (
      "Color.red.frame(width: 60).frame(minWidth: 40).accessibilityIdentifier(\"f\")", "f", nil,
      "but no larger than what it is proposed"
    ),
    (
      "Grid { GridRow { Text(\"x\"); Text(\"y\") }; Divider() }",
      "y", nil, "and what goes across it stretches it (rule 14.5)"
    ),
  ])
  func says(body: String, name: String, number: Int?, has: String) throws {
    let app = try RunningApp("struct ContentView: View { var body: some View { \(body) } }")
    let story = try #require(try app.simulator.explain(name, number: number)).map(\.description)
    #expect(story.contains { $0.contains(has) }, "\(story.joined(separator: "\n"))")
  }

  /// Spacers move nothing where they are at their least, or as long on both sides.
  @Test(arguments: [
    "HStack { Color.red; Text(\"x\"); Spacer() }", "HStack { Spacer(); Text(\"x\"); Spacer() }",
    "HStack { Spacer(); Text(\"x\").padding().layoutPriority(1); Spacer() }",
  ])
  func spacersThatMoveNothing(body: String) throws {
    let app = try RunningApp("struct ContentView: View { var body: some View { \(body) } }")
    let story = try #require(try app.simulator.explain("x")).map(\.description)
    #expect(!story.contains { $0.contains("the Spacer beside it") })
  }

  /// What is larger than its first share, and no larger than what is around it, stands out nowhere.
  @Test func aTightShareIsNoOverflow() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View { HStack { VStack { Text("x").font(.title); Text("y") } } }
      }
      """)
    let story = try #require(try app.simulator.explain("x")).map(\.description)
    #expect(!story.contains { $0.contains("nobody cuts it off") })
  }

  /// A frame that its content is too large for says nothing of what it was proposed.
  @Test func anInfiniteMaximumIsNotTheReasonForLess() throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View {
          Text("x").frame(width: 90).frame(maxWidth: .infinity).accessibilityIdentifier("f")
            .frame(width: 50)
        }
      }
      """)
    let story = try #require(try app.simulator.explain("f")).map(\.description)
    #expect(!story.contains { $0.contains("makes its width what it was proposed") })
  }

  @Test func thereIsNoNinthOfTwo() throws {
    let app = try RunningApp(
      "struct ContentView: View { var body: some View { VStack { Text(\"x\"); Text(\"x\") } } }")
    #expect(try app.simulator.explain("x", number: 9) == nil)
  }

  /// Gaps are taken from a length that is shared out, and from nothing where nil is proposed (rule
  /// 7.2).
  @Test(arguments: [("VStack", true), ("ScrollView", false)])
  func gapsAreTakenFromAProposal(around: String, isTold: Bool) throws {
    let app = try RunningApp(
      """
      struct ContentView: View {
        var body: some View { \(around) { VStack(spacing: 9) { Text("x"); Text("y") } } }
      }
      """)
    let story = try #require(try app.simulator.explain("x")).map(\.description)
    #expect(story.contains { $0.contains("9 points of it go to the gaps first") } == isTold)
  }
}
