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
    ("Label(\"x\", systemImage: \"star\")", "Label", nil, "to Image, which took 22"),
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
