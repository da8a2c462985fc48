/// Choices and layouts of the program's own (layout rules 16 to 19).
let choosingRules: [RuleCase] = [
  RuleCase(
    "16.1", 300, 100,
    """
    ViewThatFits {
      Color.red.frame(width: 400, height: 10).named("a")
      Color.red.frame(width: 200, height: 10).named("b")
      Color.red.frame(width: 20, height: 10)
    }.named("v")
    """,
    """
    b 50 45 200 10
    v 50 45 200 10
    """),
  RuleCase(
    "16.1 last", 10, 100,
    """
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 400, height: 10).named("a")
      Color.red.frame(width: 200, height: 300).named("b")
    }.named("v")
    """,
    """
    b -95 -100 200 300
    """),
  RuleCase(
    "16.2 unplaced", 100, 100,
    """
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 60, height: 60)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
    }
    struct V: View {
      var body: some View {
        L {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.blue.named("b")
        }.named("l")
      }
    }
    """,
    """
    l 20 20 60 60
    a 40 45 20 10
    b 0 0 100 100
    """),
  RuleCase(
    "16.2 spacer orientation", 100, 100,
    """
    struct L: Layout {
      static var layoutProperties: LayoutProperties {
        var p = LayoutProperties()
        p.stackOrientation = .horizontal
        return p
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 60, height: 60)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for s in
        subviews { s.place(at: bounds.origin, proposal: .init(bounds.size)) }
      }
    }
    struct V: View {
      var body: some View { L { Spacer().named("s"); Divider().named("d") }.named("l") }
    }
    """,
    """
    s 20 20 60 0
    d 20 20 1 60
    """),
  RuleCase(
    "16.2 explicit", 100, 100,
    """
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
      func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
        guide == .leading ? 5 : nil
      }
    }
    struct V: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          L { Color.red }.named("l")
          Color.blue.frame(width: 40, height: 10).named("b")
        }
      }
    }
    """,
    """
    l 27.5 35 20 20
    b 32.5 55 40 10
    """),
  RuleCase(
    "16.2 explicit v", 100, 100,
    """
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
      func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
        if guide == .firstTextBaseline { return bounds.height / 4 }
        return nil
      }
    }
    struct V: View {
      var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          L { Color.red }.named("l")
          Color.blue.frame(width: 40, height: 10).named("b")
        }
      }
    }
    """,
    """
    l 20 42.5 20 20
    b 40 37.5 40 10
    """),
  RuleCase(
    "16.2 merged", 100, 100,
    """
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20, height: 40)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for s in
        subviews {
          s.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 10), proposal: .unspecified)
        }
      }
    }
    struct V: View {
      var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          L {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 4 }
          }.named("l")
          Color.blue.frame(width: 40, height: 10).named("b")
        }
      }
    }
    """,
    """
    l 20 30 20 40
    b 40 34 40 10
    """),
  RuleCase(
    "16.3", 100, 100,
    """
    struct V: View {
      var body: some View {
        AnyLayout(VStackLayout(alignment: .leading, spacing: 5)) {
          Color.red.frame(width: 20).named("a")
          Spacer().named("s")
          Divider().named("d")
        }.named("l")
      }
    }
    """,
    """
    a 0 0 20 81
    d 0 99 100 1
    """),
  RuleCase(
    "16.3 grid", 100, 100,
    """
    GridLayout(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        Color.red.frame(width: 20, height: 20).named("a")
        Color.red.frame(width: 10, height: 20).named("b")
      }
    }.named("g")
    """,
    """
    g 33 40 34 20
    """),
  RuleCase(
    "16.3 zstack", 100, 100,
    """
    ZStackLayout(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 20).named("a")
      Color.red.frame(width: 10, height: 10).named("b")
    }.named("g")
    """,
    """
    b 40 40 10 10
    """),
  RuleCase(
    "16.4", 300, 200,
    #"""
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<6) { i in
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10).accessibilityIdentifier("c\(i)")
        }
      }
    }.frame(height: 50)
    """#,
    """
    c0 0 75 93.333 50
    c1 103.333 75 93.333 50
    """),
  RuleCase(
    "16.4 span", 300, 200,
    """
    ScrollView(.horizontal) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8).named("c")
    }
    """,
    """
    c 0 0 223 200
    """),
  RuleCase(
    "16.4 closure", 300, 200,
    """
    ScrollView {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal, alignment: .leading) { l, a in
        l * 0.5
      }.named("c")
    }
    """,
    """
    c 75 0 150 10
    """),
  RuleCase(
    "16.5", 100, 100,
    """
    VStack(spacing: 0) {
      AnyView(Group { Color.red.frame(width: 10, height: 10).named("a"); Color.red.frame(width: 10, height: 10).named("b") })
      Section {
        Color.red.frame(width: 10, height: 10).named("c")
      } header: {
        Color.red.frame(width: 10, height: 10).named("h")
      } footer: { Color.red.frame(width: 10, height: 10).named("f") }
    }
    """,
    """
    a 45 25 10 10
    b 45 35 10 10
    h 45 45 10 10
    c 45 55 10 10
    f 45 65 10 10
    """),
  RuleCase(
    "19.2 anchor", 200, 200,
    """
    struct K: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    struct V: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20)
          Color.blue.frame(width: 30, height: 40).anchorPreference(key: K.self, value: .bounds) {
            $0
          }
        }.overlayPreferenceValue(K.self) { a in
          GeometryReader { p in
            if let a {
              let r = p[a]
              Color.green.frame(width: r.width, height: r.height).offset(x: r.minX, y: r.minY).named("box")
              Color.yellow.frame(width: 4, height: 4).position(x: r.midX, y: r.maxY).named("dot")
            }
          }
        }.named("v")
      }
    }
    """,
    """
    v 75 70 50 60
    box 75 70 30 40
    """),
  RuleCase(
    "19 onGeometryChange", 200, 200,
    """
    struct V: View {
      @State var w: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { w = $0 }
          Color.blue.frame(width: w, height: 10).named("b")
        }
      }
    }
    """,
    """
    b 75 105 50 10
    """),
  RuleCase(
    "16.2 layoutvalue change", 100, 100,
    """
    struct K: LayoutValueKey { static let defaultValue: CGFloat = 0 }
    struct L: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews[0][K.self], height: 20)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      }
    }
    struct Kid: View {
      @State var x: CGFloat = 10
      var body: some View { Color.red.layoutValue(key: K.self, value: x).onAppear { x = 50 } }
    }
    struct V: View { var body: some View { L { Kid() }.named("l") } }
    """,
    """
    l 25 40 50 20
    """),
  RuleCase(
    "16.3 asked", 100, 20,
    """
    struct R: Layout {
      var stack = HStackLayout(spacing: 5)
      typealias Cache = HStackLayout.Cache
      func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    struct V: View {
      var body: some View {
        R {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.blue.named("b")
        }
      }
    }
    """,
    """
    a 0 5 20 10
    b 25 0 75 20
    """),
  RuleCase(
    "16.3 asked any", 100, 100,
    """
    struct R: Layout {
      var stack: AnyLayout { AnyLayout(VStackLayout(alignment: .trailing, spacing: 4)) }
      typealias Cache = AnyLayout.Cache
      func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    struct V: View {
      var body: some View {
        R {
          Color.red.frame(width: 20, height: 10).named("a")
          Color.blue.frame(width: 40, height: 10).named("b")
        }
      }
    }
    """,
    """
    a 50 38 20 10
    b 30 52 40 10
    """),
]
