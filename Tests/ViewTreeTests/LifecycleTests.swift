import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite struct LifecycleTests {
  @Test func innerViewsAppearFirstAndTasksFollow() throws {
    let tree = try Tree(
      """
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Button("hide") { shows.toggle() }
          if shows {
            Row {
              Probe("x").onAppear { print("one") }.onAppear { print("two") }
                .task { print("inner task") }
            }
            .onAppear { print("outer") }
            .task { print("outer task") }
            .onDisappear { print("outer gone") }
          }
        }
      }
      """)
    #expect(tree.printed() == "one two outer inner task outer task")
    try tree.tap("hide")
    #expect(tree.printed() == "outer gone")
    try tree.tap("hide")
    #expect(tree.printed() == "one two outer inner task outer task")
  }

  @Test func aTaskIsCancelledAsItsViewLeavesAndStartsAgainWithItsId() throws {
    let tree = try Tree(
      """
      struct ContentView: View {
        @State var shows = true
        @State var id = 1
        var body: some View {
          Button("hide") { shows = false }
          Button("next") { id += 1 }
          if shows {
            Probe("x").task(id: id) {
              print("start \\(id)")
              do { try await Task.sleep(for: .seconds(10)) } catch { print("cancelled") }
            }
          }
        }
      }
      """)
    #expect(tree.printed() == "start 1")
    try tree.tap("next")
    #expect(tree.printed().split(separator: " ").sorted() == ["2", "cancelled", "start"])
    try tree.tap("hide")
    #expect(tree.printed() == "cancelled")
  }

  @Test func onChangeRunsOnceWithTheLastValue() throws {
    let tree = try Tree(
      """
      struct ContentView: View {
        @State var value = 1
        var body: some View {
          Button("many") { value = 2; value = 3; value = 4 }
          Button("back") { value = 9; value = 4 }
          Probe("x")
            .onChange(of: value) { old, new in print("\\(old)-\\(new)") }
            .onChange(of: value, initial: true) { print("now \\(value)") }
        }
      }
      """)
    #expect(tree.printed() == "now 1")
    try tree.tap("many")
    #expect(tree.printed() == "1-4 now 4")
    try tree.tap("back")
    #expect(tree.printed() == "")
  }

  @Test func preferencesAreReducedInOrder() throws {
    let tree = try Tree(
      """
      struct Names: PreferenceKey {
        static var defaultValue: [String] = ["-"]
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct ContentView: View {
        @State var last = "c"
        @State var all: [String] = []
        var body: some View {
          Row {
            Probe("p").preference(key: Names.self, value: ["a"])
            Row { Probe("q").preference(key: Names.self, value: ["b"]); Probe("none") }
            Probe("r").preference(key: Names.self, value: [last])
          }
          .onPreferenceChange(Names.self) { all = $0; print($0) }
          Button("turn") { last = "d" }
          Probe(all.joined(separator: ""))
        }
      }
      """)
    #expect(tree.texts().last == "abc")
    try tree.tap("turn")
    #expect(tree.texts().last == "abd")
    #expect(tree.printed() == "[\"a\", \"b\", \"c\"] [\"a\", \"b\", \"d\"]")
  }

  @Test func aReadersContentIsMadeAgainOnlyForAnotherSize() throws {
    let tree = try Tree(
      """
      struct Inside: View {
        let width: Double
        var body: some View { Probe("\\(Int(width))") }
      }
      struct ContentView: View {
        @State var other = 0
        var body: some View {
          GeometryReader { Inside(width: $0.size.width) }
          Button("other \\(other)") { other += 1 }
        }
      }
      """)
    #expect(tree.texts().first == "200")
    #expect(tree.graph.bodies["Inside"] == 1)
    try tree.tap("other 0")
    #expect(tree.graph.bodies["Inside"] == 1)
    tree.host = LayoutHost(size: ProposedSize(width: 300, height: 400))
    try tree.settle()
    #expect(tree.texts().first == "300")
    #expect(tree.graph.bodies["Inside"] == 2)
  }

  @Test func lazyRowsAreMadeWhenTheyComeIntoView() throws {
    let tree = try Tree(
      """
      struct Line: View { let number: Int; var body: some View { Probe("\\(number)").frame(height: 50) } }
      struct ContentView: View {
        var body: some View {
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \\.self) { Line(number: $0) } } }
        }
      }
      """)
    let made = tree.graph.bodies["Line"] ?? 0
    #expect(made >= 8 && made < 40, "\(made) rows")
  }

  @Test func stateThatNeverSettlesEndsWithUnsettled() throws {
    let tree = try Tree(
      """
      struct ContentView: View {
        @State var count = 0
        @State var runs = false
        var body: some View {
          Button("go") { runs = true }
          if runs { Probe("\\(count)").onAppear { count += 1 }.id(count) }
        }
      }
      """)
    #expect(throws: Unsettled.self) { try tree.tap("go") }
  }
}
