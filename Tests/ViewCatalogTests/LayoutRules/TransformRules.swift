/// Frames through what turns and scales a view (layout rules 6.11, 15.8 and 19.2), and the few that
/// follow from a shape or a place.
let transformRules: [RuleCase] = [
  RuleCase(
    "6.11 scaled", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .global)
      Color.gray.frame(width: f.width, height: f.height).named("a")
    }
    .frame(width: 40, height: 20).scaleEffect(2)
    """,
    """
    a 80 40 80 40
    """),
  RuleCase(
    "6.11 turned", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .global)
      Color.gray.frame(width: f.width, height: f.height).named("a")
    }
    .frame(width: 40, height: 20).rotationEffect(.degrees(90))
    """,
    """
    a 80 40 20 40
    """),
  RuleCase(
    "6.11 turned by half of that", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .global)
      Color.gray.frame(width: f.width, height: f.height).named("a")
    }
    .frame(width: 40, height: 20).rotationEffect(.degrees(45))
    """,
    """
    a 80 40 42.426 42.426
    """),
  RuleCase(
    "6.11 around an edge", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .global)
      Color.gray.frame(width: f.minX, height: f.width).named("a")
    }
    .frame(width: 40, height: 20).scaleEffect(x: 0.5, y: 1, anchor: .leading)
    """,
    """
    a 80 40 80 20
    """),
  RuleCase(
    "6.11 moved", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .global)
      Color.gray.frame(width: f.minX, height: f.minY).named("a")
    }
    .frame(width: 40, height: 20).transformEffect(CGAffineTransform(translationX: 15, y: 3))
    """,
    """
    a 80 40 95 43
    """),
  RuleCase(
    "6.11 a space around the change", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .named("o"))
      Color.gray.frame(width: f.width, height: f.height).named("a")
    }
    .frame(width: 40, height: 20).scaleEffect(2).coordinateSpace(.named("o"))
    """,
    """
    a 80 40 80 40
    """),
  RuleCase(
    "6.11 a space inside the change", 200, 100,
    """
    GeometryReader { g in
      let f = g.frame(in: .named("o"))
      Color.gray.frame(width: f.width, height: f.height).named("a")
    }
    .frame(width: 40, height: 20).coordinateSpace(.named("o")).scaleEffect(2)
    """,
    """
    a 80 40 40 20
    """),
  RuleCase(
    "19.2 an anchor inside the change", 100, 100,
    """
    struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    struct ContentView: View {
      var body: some View {
        Color.gray.frame(width: 30, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .scaleEffect(2)
          .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
              if let anchor {
                let r = proxy[anchor]
                Color.red.frame(width: r.width, height: r.height).named("r")
                  .offset(x: r.minX, y: r.minY)
              }
            }
          }
      }
    }
    """,
    """
    r 20 30 60 40
    """),
  RuleCase(
    "15.8 turned out of the grid", 200, 200,
    """
    GeometryReader { g in
      Color.red.frame(width: 5, height: g.safeAreaInsets.top + 1).named("a")
    }
    .rotationEffect(.degrees(45))
    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    """,
    """
    a 0 20 5 1
    """),
  RuleCase(
    "15.8 turned within it", 200, 200,
    """
    GeometryReader { g in
      Color.red.frame(width: 5, height: g.safeAreaInsets.top + 1).named("a")
    }
    .rotationEffect(.degrees(90))
    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
    """,
    """
    a 0 20 5 21
    """),
  RuleCase(
    "6.3 nothing is square", 300, 100,
    """
    VStack { Spacer(minLength: 0).aspectRatio(contentMode: .fill).named("s") }
    """,
    """
    s 150 -100 0 300
    """),
  RuleCase(
    "13.7 the header of one column", 100, 100,
    """
    LazyVGrid(columns: [GridItem(.fixed(30))]) {
      Section { Color.red.frame(height: 10).named("row") } header: { Color.blue.frame(height: 5).named("h") }
    }
    """,
    """
    h 0 38.5 100 5
    row 35 51.5 30 10
    """),
  RuleCase(
    "12.7 the first position", 100, 50,
    #"""
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<6) { i in
          Color.gray.frame(width: 80, height: 20).id(i).accessibilityIdentifier("c\(i)")
        }
      }
    }.scrollPosition(id: .constant(2))
    """#,
    """
    c2 0 15 80 20
    """),
  RuleCase(
    "7.4.4 a page by its name", 100, 100,
    """
    TabView { Color.red.frame(width: 30, height: 30).named("a"); Text("b") }.tabViewStyle(.page)
    """,
    """
    a 35 35 30 30
    """),
]
