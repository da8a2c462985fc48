/// Guides and geometry readers (layout rules 10 and 11).
let guideRules: [RuleCase] = [
  RuleCase(
    "10.3 inner", 200, 100,
    """
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in
        5
      }.alignmentGuide(.leading) { $0[.leading] + 5 }.named("a")
      Color.blue.frame(width: 40, height: 10).named("b")
    }
    """,
    """
    a 75 40 20 10
    b 85 50 40 10
    """),
  RuleCase(
    "10.3 explicit", 200, 100,
    """
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { d in
        d[explicit: .trailing] == nil ? 10 : 0
      }.named("a")
      Color.blue.frame(width: 40, height: 10).named("b")
    }
    """,
    """
    a 75 40 20 10
    """),
  RuleCase(
    "10.4 padding", 200, 100,
    """
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in
        5
      }.padding(3).named("a")
      Color.blue.frame(width: 40, height: 10).named("b")
    }
    """,
    """
    a 76 37 26 16
    b 84 53 40 10
    """),
  RuleCase(
    "10.5 builtin", 200, 100,
    """
    VStack(alignment: .leading, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 15 }.named("a")
      }
      Color.blue.frame(width: 40, height: 10).named("b")
    }
    """,
    """
    a 80 40 20 10
    b 80 50 40 10
    """),
  RuleCase(
    "10.5 mean", 40, 60,
    """
    struct Mid: AlignmentID {
      static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    extension VerticalAlignment { static let mid = VerticalAlignment(Mid.self) }
    struct V: View {
      var body: some View {
        HStack(alignment: .mid, spacing: 0) {
          VStack(spacing: 0) {
            Color.gray.frame(width: 20, height: 20).alignmentGuide(.mid) {
              $0[VerticalAlignment.center]
            }.named("a")
            Color.gray.frame(width: 20, height: 20).named("b")
            Color.gray.frame(width: 20, height: 20).alignmentGuide(.mid) {
              $0[VerticalAlignment.center]
            }.named("c")
          }
          Color.gray.frame(width: 20, height: 10).named("d")
        }
      }
    }
    """,
    """
    a 0 0 20 20
    d 20 20 20 10
    """),
  RuleCase(
    "10.5 baselines", 100, 100,
    """
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20).alignmentGuide(.lastTextBaseline) { _ in
          5
        }.named("a")
        Color.red.frame(width: 10, height: 20).alignmentGuide(.lastTextBaseline) { _ in
          5
        }.named("b")
      }
      Color.blue.frame(width: 10, height: 10).named("c")
    }
    """,
    """
    a 40 30 10 20
    c 50 45 10 10
    """),
  RuleCase(
    "10.7", 100, 100,
    """
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 40, height: 10).alignmentGuide(.trailing) { _ in 0 }.named("a")
        Color.red.frame(width: 10, height: 10).named("b")
      }
      Color.blue.frame(width: 10, height: 10).named("c")
    }
    """,
    """
    a 35 35 40 10
    b 25 45 10 10
    c 25 55 10 10
    """),
  RuleCase(
    "10.9", 100, 100,
    #"""
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10).named("a")
      Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -10 }.named("b")
    }.environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    a 30 40 40 10
    b 50 50 10 10
    """),
  RuleCase(
    "11.2", 100, 100,
    """
    GeometryReader { p in
      Color.red.frame(width: 20, height: 20).named("a")
      Color.blue.named("b")
    }.named("g")
    """,
    """
    a 0 0 20 20
    b 0 0 100 100
    """),
  RuleCase(
    "11.1 scroll", 100, 100,
    """
    ScrollView { GeometryReader { p in Color.red.named("a") }.named("g") }
    """,
    """
    g 0 0 100 10
    a 0 0 100 10
    """),
  RuleCase(
    "10.3 in a column", 300, 200,
    """
    VStack(alignment: .leading, spacing: 4) {
      Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) {
        $0[.trailing]
      }.named("a")
      Color.red.frame(width: 50, height: 20).named("b")
      Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) {
        $0.width / 2
      }.named("c")
    }.named("stack")
    """,
    """
    a 75 66 100 20
    b 175 90 50 20
    c 160 114 30 20
    stack 75 66 150 68
    """),
  RuleCase(
    "11.3 space", 200, 200,
    """
    struct V: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          GeometryReader { p in
            Color.blue.frame(width: p.frame(in: .named("v")).minY, height: p.frame(in: .global).maxY / 10).named("b")
          }
        }.coordinateSpace(name: "v").padding(10)
      }
    }
    """,
    """
    b 10 30 20 19
    """),
  RuleCase(
    "11.3 safe", 100, 100,
    """
    Color.clear.overlay {
      GeometryReader { p in
        Color.red.frame(width: 10, height: p.safeAreaInsets.bottom).named("b")
      }
    }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    """,
    """
    b 0 0 10 30
    """),
]
