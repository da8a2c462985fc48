import Geometry
import Simulation
import Testing

/// Lists, grids, custom layouts and preferences as programs use them.
struct LayoutContainerTests {
  @Test func aListShowsTheRowsInItsViewportOnly() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        var body: some View {
          List(1...500, id: \\.self) { Row(number: $0) }.listStyle(.plain)
        }
      }
      struct Row: View {
        let number: Int
        var body: some View { Text("Item \\(number)") }
      }
      """)
    #expect(session.texts.first == "Item 1")
    #expect(session.texts.count < 25)
    session.run("scroll by 2200")
    #expect(session.texts.first == "Item 49")
    #expect(session.bodies(of: "Row") < 100)
  }

  /// Rows outside the viewport are not evaluated: by the counters a lazy column costs less than a
  /// thirty-fifth of an eager one.
  @Test func aLazyColumnEvaluatesWhatIsSeen() {
    func bodies(_ container: String) -> Int {
      let session = CatalogSession(
        """
        struct ContentView: View {
          var body: some View {
            ScrollView { \(container) { ForEach(0..<500, id: \\.self) { Row(number: $0) } } }
          }
        }
        struct Row: View {
          let number: Int
          var body: some View { Text("Item \\(number)").padding(30) }
        }
        """)
      return session.bodies(of: "Row")
    }
    let (eager, lazy) = (bodies("VStack"), bodies("LazyVStack"))
    #expect(eager == 500)
    #expect(lazy * 35 < eager)
  }

  /// What has been scrolled past costs later commands nothing, but what it keeps is kept.
  @Test func rowsThatHaveLeftAreForgottenWhereTheyKeepNothing() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        @State private var taps = 0
        var body: some View {
          Button("tap") { taps += 1 }
          ScrollView {
            LazyVStack {
              ForEach(0..<300, id: \\.self) { Plain(number: $0, taps: taps) }
              ForEach(0..<5, id: \\.self) { _ in Keeping() }
            }
          }
        }
      }
      struct Plain: View {
        let number: Int
        let taps: Int
        var body: some View { Text("Item \\(number)") }
      }
      struct Keeping: View {
        @State private var count = 0
        var body: some View { Button("kept \\(count)") { count += 1 } }
      }
      """)
    for _ in 0..<9 { session.run("scroll by 800") }
    session.run("scroll to bottom", #"tap "kept 0"[1]"#, "scroll to top")
    #expect(session.texts.first == "tap")
    #expect(session.texts[1] == "Item 0")
    let before = session.bodies(of: "Plain")
    session.run(#"tap "tap""#)
    #expect(session.bodies(of: "Plain") - before < 40)
    session.run("scroll to bottom")
    #expect(session.texts.suffix(5).first == "kept 1")
  }

  /// A reader inside a reader is made a pass later, however deep; that is no change of state.
  @Test func geometryReadersNest() {
    let session = CatalogSession(
      """
      struct Level: View {
        let more: Int
        var body: some View {
          GeometryReader { _ in
            if more > 0 { AnyView(Level(more: more - 1)) } else { Text("in") }
          }
        }
      }
      struct ContentView: View { var body: some View { Level(more: 120) } }
      """)
    #expect(session.texts == ["in"])
  }

  @Test func rowsAreSelectedDeletedAndSwiped() {
    let session = CatalogSession(
      """
      struct Item: Identifiable { let id: Int }
      struct ContentView: View {
        @State private var items = (1...3).map { Item(id: $0) }
        @State private var chosen: Int?
        var body: some View {
          List(selection: $chosen) {
            ForEach(items) { item in
              Text("Item \\(item.id)").swipeActions(edge: .leading) {
                Button("Pin") { print("pinned \\(item.id)") }
              }
            }
            .onDelete { items.remove(atOffsets: $0) }
          }
        }
      }
      """)
    #expect(session.controls == [#"row "Item 1""#, #"row "Item 2""#, #"row "Item 3""#])
    session.run(#"tap "Item 2""#)
    #expect(session.controls[1] == #"row "Item 2" selected"#)
    #expect(session.run(#"swipe "Item 3" right"#) == ["pinned 3"])
    session.run(#"swipe "Item 1" left"#)
    #expect(session.texts == ["Item 2", "Item 3"])
  }

  @Test func aLayoutOfTheProgramPlacesItsSubviews() {
    let session = CatalogSession(
      """
      struct Row: Layout {
        var spacing: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
          -> CGSize
        {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(
            width: sizes.map(\\.width).reduce(0, +) + spacing * CGFloat(sizes.count - 1),
            height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + spacing
          }
        }
      }
      struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = max(value, nextValue())
        }
      }
      struct ContentView: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Row(spacing: 10) {
              Color.red.frame(width: 20, height: 10)
              Color.red.frame(width: 40, height: 30)
            }
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
              })
            Text("\\(Int(width))")
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """)
    #expect(session.texts == ["70"])
  }

  @Test func aScrollViewReaderShowsAnElementNobodyHasMade() {
    let session = CatalogSession(
      """
      struct ContentView: View {
        var body: some View {
          ScrollViewReader { proxy in
            VStack {
              Button("Go") { proxy.scrollTo(400, anchor: .top) }
              ScrollView {
                LazyVStack { ForEach(0..<1000) { Text("Item \\($0)").frame(height: 40) } }
              }
            }
          }
        }
      }
      """)
    #expect(session.run(#"tap "Go""#).isEmpty)
    #expect(session.texts.contains("Item 400"))
    #expect(!session.texts.contains("Item 5"))
  }

  /// What lies on the way is estimated until it is made (layout rule 12.7).
  @Test(arguments: [
    ("90, anchor: .bottom", "r90", 135.0), ("50, anchor: .top", "r50", 65), ("70", "r70", 135),
    (#""own 33", anchor: .top"#, "r33", 30), (#""own 33""#, "r33", 170),
  ])
  func aRowAmongRowsOfManyHeightsIsShownWhereItShall(
    target: String, text: String, middle: Double
  ) throws {
    let session = CatalogSession(
      """
      struct ContentView: View {
        let heights: [CGFloat] = [20, 60, 130, 35]
        var body: some View {
          ScrollViewReader { proxy in
            VStack(spacing: 0) {
              Button("Go") { proxy.scrollTo(\(target)) }
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<100, id: \\.self) { i in
                    Text("r\\(i)").frame(height: heights[i % 4])
                      .id(\(target.hasPrefix("\"")) ? AnyHashable("own \\(i)") : AnyHashable(i))
                  }
                }
              }
              .frame(height: 200)
            }
          }
        }
      }
      """)
    #expect(session.run(#"tap "Go""#).isEmpty)
    func find(_ view: LayoutReport, _ isWanted: (LayoutReport) -> Bool) -> LayoutReport? {
      isWanted(view) ? view : view.children.compactMap { find($0, isWanted) }.first
    }
    let layout = try #require(session.layout)
    let scroll = try #require(find(layout) { $0.view == "ScrollView" })
    let row = try #require(find(layout) { $0.label == text })
    #expect((row.frame.midY - scroll.frame.minY - middle).magnitude < 0.5)
  }
}
