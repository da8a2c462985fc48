/// Roots and leaves (layout rules 2 to 4).
let leafRules: [RuleCase] = [
  RuleCase(
    "17 inline Markdown", 600, 200,
    #"""
    VStack(alignment: .leading, spacing: 0) {
      Text("**bold** *it* `code` [link](https://a.b) ~~no~~").named("marked")
      (Text("bold").bold() + Text(" ") + Text("it").italic() + Text(" ") + Text("code").monospaced()
        + Text(" link no")).named("runs")
      Text("2 * 3 snake_case_name").named("plain")
      Text(verbatim: "2 * 3 snake_case_name").named("verbatim")
    }
    """#,
    """
    marked 209 58 149 21
    runs 209 79 149 21
    plain 209 100 182 21
    verbatim 209 121 182 21
    """),
  RuleCase(
    "17 bold is a trait of the style", 600, 200,
    #"""
    VStack(alignment: .leading, spacing: 0) {
      Text("Sphinx of quartz").bold().named("text")
      HStack { Text("Sphinx of quartz") }.bold().named("view")
      Text("Sphinx of quartz").font(.body.bold()).named("font")
      Text("**Sphinx of quartz**").named("markdown")
      Text("Sphinx of quartz").fontWeight(.semibold).named("semibold")
      Text("Sphinx of quartz").fontWeight(.bold).named("weight")
    }
    """#,
    """
    text 233 37 130 21
    view 233 58 130 21
    font 233 79 130 21
    markdown 233 100 130 21
    semibold 233 121 130 21
    weight 233 142 134 21
    """),
  RuleCase(
    "18.1 a range of type sizes", 200, 200,
    #"""
    VStack(spacing: 0) {
      Text("Hi").dynamicTypeSize(...DynamicTypeSize.large).named("most")
      Text("Hi").dynamicTypeSize(DynamicTypeSize.small...).named("least")
    }.environment(\.dynamicTypeSize, .accessibility2)
    """#,
    """
    most 91.5 69.5 17 21
    least 84.5 90.5 31 40
    """),
  RuleCase(
    "2.1", 200, 100,
    """
    Color.red.frame(width: 50, height: 30).named("a")
    """,
    """
    a 75 35 50 30
    """),
  RuleCase(
    "2.2", 100, 100,
    """
    Color.red.frame(width: 150, height: 30).named("a")
    """,
    """
    a -25 35 150 30
    """),
  RuleCase(
    "2.3", 200, 200,
    """
    Group {
      Color.red.frame(width: 50, height: 30).named("a")
      Color.blue.frame(width: 20, height: 30).named("b")
    }
    """,
    """
    a 75 66 50 30
    b 90 104 20 30
    size 50 68
    """),
  RuleCase(
    "2.4 overlay", 200, 200,
    """
    Color.red.frame(width: 100, height: 100).overlay {
      Color.red.frame(width: 20, height: 20).named("a")
      Color.blue.frame(width: 10, height: 30).named("b")
    }
    """,
    """
    a 90 90 20 20
    b 95 85 10 30
    """),
  RuleCase(
    "2.4 inset", 100, 100,
    """
    Color.red.named("c").safeAreaInset(edge: .bottom, spacing: 0) {
      Color.red.frame(width: 20, height: 20).named("a")
      Color.blue.frame(width: 10, height: 30).named("b")
    }
    """,
    """
    c 0 0 100 70
    a 40 75 20 20
    b 45 70 10 30
    """),
  RuleCase(
    "2.5", 300, 100,
    """
    HStack(spacing: 0) {
      Group {
        Color.red.named("a")
        Color.blue.named("b")
      }.frame(width: 50, height: 50).padding(5)
      Color.green.named("c")
    }
    """,
    """
    a 5 25 50 50
    b 65 25 50 50
    c 120 0 180 100
    """),
  RuleCase(
    "2.6 optional", 300, 100,
    """
    HStack {
      Color.red.frame(width: 50, height: 50).named("a")
      if true { Color.blue.named("b").frame(width: 30) }
      EmptyView()
      Color.red.frame(width: 50, height: 50).named("c")
    }
    """,
    """
    a 77 25 50 50
    b 135 0 30 100
    c 173 25 50 50
    """),
  RuleCase(
    "3.1", 100, 100,
    """
    VStack(spacing: 10) { Color.red.named("a"); Color.blue.named("b"); Color.green.named("c") }
    """,
    """
    a 0 0 100 26.667
    b 0 36.667 100 26.667
    c 0 73.333 100 26.667
    """),
  RuleCase(
    "4 circle nil", 100, nil,
    """
    Circle().named("a")
    """,
    """
    size 10 10
    """),
  RuleCase(
    "4 circle", 100, 60,
    """
    Circle().named("a")
    """,
    """
    a 20 0 60 60
    """),
  RuleCase(
    "4 shapes nil", nil, nil,
    """
    HStack(spacing: 0) {
      Rectangle().named("a")
      Capsule().named("b")
      Ellipse().named("c")
      RoundedRectangle(cornerRadius: 4).named("d")
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).named("e")
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 40, height: 40)) }.named("f")
    }
    """,
    """
    size 60 10
    """),
  RuleCase(
    "4 custom shape", 100, 80,
    """
    struct S: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: 40, height: 20)
      }
    }
    struct V: View { var body: some View { S().named("a") } }
    """,
    """
    a 30 30 40 20
    """),
  RuleCase(
    "4 spacer orphan", 100, 80,
    """
    Spacer().named("a")
    """,
    """
    a 0 0 100 80
    """),
  RuleCase(
    "4 spacer orphan nil", nil, nil,
    """
    Spacer().named("a")
    """,
    """
    size 8 8
    """),
  RuleCase(
    "4 divider", 100, 80,
    """
    Divider().named("a")
    """,
    """
    a 0 39.5 100 1
    """),
  RuleCase(
    "4 divider nil", nil, nil,
    """
    Divider().named("a")
    """,
    """
    size 10 1
    """),
  RuleCase(
    "4 divider hstack nil", nil, nil,
    """
    HStack(spacing: 0) { Divider().named("a") }
    """,
    """
    size 1 10
    """),
  RuleCase(
    "4.2 divider in zstack", 100, 80,
    """
    HStack { ZStack { Divider().named("a") } }
    """,
    """
    a 0 39.5 100 1
    """),
  RuleCase(
    "4.2 divider through frame", 100, 80,
    """
    HStack { Divider().named("a").frame(width: 20).padding(5).background(Color.red) }
    """,
    """
    a 49.5 5 1 70
    """),
  RuleCase(
    "4.2 spacer overlay", 100, 80,
    """
    HStack { Color.red.overlay { Spacer().named("a") } }
    """,
    """
    a 0 0 100 80
    """),
  RuleCase(
    "4.4 effects", 200, 100,
    """
    HStack(spacing: 0) {
      Color.red.frame(width: 40, height: 40).scaleEffect(2).rotationEffect(.degrees(45)).shadow(radius: 10).blur(radius: 5).named("a")
      Circle().stroke(lineWidth: 10).frame(width: 30, height: 30).named("b")
    }
    """,
    """
    a 65 30 40 40
    b 105 35 30 30
    """),
  RuleCase(
    "4.2 anylayout", 100, 100,
    """
    struct V: View { var body: some View { AnyLayout(HStackLayout()) { Divider().named("d") } } }
    """,
    """
    d 49.5 0 1 100
    """),
  RuleCase(
    "1.7 a child is never cut", 100, 40,
    """
    HStack(spacing: 0) { Color.red.frame(width: 150, height: 60).named("a") }.frame(width: 50, height: 20).named("f")
    """,
    """
    a -25 -10 150 60
    f 25 10 50 20
    """),
  RuleCase(
    "4.1 a point thick", 100, 40,
    """
    VStack(spacing: 0) { Divider().named("h"); HStack(spacing: 0) { Divider().named("v") } }
    """,
    """
    h 0 0 100 1
    v 49.5 1 1 39
    """),
  RuleCase(
    "4.3 symbols have baselines", 100, 100,
    """
    HStack(alignment: .firstTextBaseline, spacing: 0) { Image(systemName: "star").named("i"); Text("a").named("t") }
    """,
    """
    i 34.5 39.511 22 20
    t 56.5 39.5 9 21
    """),
]
