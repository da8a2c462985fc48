/// Rows, columns, their gaps and layers (layout rules 7 to 9).
let stackRules: [RuleCase] = [
  RuleCase(
    "7.2", nil, 100,
    """
    HStack(spacing: 0) { Color.red.named("a"); Color.blue.frame(width: 50).named("b") }
    """,
    """
    size 60 100
    """),
  RuleCase(
    "7.3 order", 150, 50,
    """
    HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).named("a")
      Color.blue.frame(minWidth: 100).named("b")
    }
    """,
    """
    a -12.5 0 75 50
    b 62.5 0 100 50
    """),
  RuleCase(
    "7.3 priority", 300, 100,
    """
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20).named("a")
      Color.blue.frame(minWidth: 20).layoutPriority(1).named("b")
      Color.green.frame(width: 60).named("c")
    }
    """,
    """
    a 0 0 20 100
    b 20 0 220 100
    c 240 0 60 100
    """),
  RuleCase(
    "7.3 neg", 50, 20,
    """
    HStack(spacing: 0) { Color.red.frame(width: 60).named("a"); Color.blue.named("b") }
    """,
    """
    a -5 0 60 20
    b 55 0 0 20
    """),
  RuleCase(
    "7.4 guides outside", 200, 200,
    """
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -30 }.named("a")
      Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -40 }.named("b")
    }.named("s")
    """,
    """
    s 70 90 60 20
    a 100 90 20 10
    b 110 100 20 10
    """),
  RuleCase(
    "7.7 fixedsize", 300, 200,
    """
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Spacer()
        Color.red.frame(width: 20, height: 10).named("x")
      }.named("r")
      Color.blue.frame(width: 100, height: 10).named("w")
    }.fixedSize().named("v")
    """,
    """
    v 100 90 100 20
    r 100 90 100 10
    x 180 90 20 10
    """),
  RuleCase(
    "7.7 row height", 200, 200,
    """
    HStack(spacing: 0) {
      Color.red.named("a").frame(width: 10)
      Color.blue.frame(width: 20, height: 40).named("b")
    }.fixedSize()
    """,
    """
    a 85 80 10 40
    """),
  RuleCase(
    "7.8", 200, 85,
    """
    VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100).named("a")
      Color.blue.frame(minHeight: 80).named("b")
    }.named("s")
    """,
    """
    s 0 -18.75 200 122.5
    a 0 -18.75 200 42.5
    """),
  RuleCase(
    "7.10", 100, 20,
    """
    HStack {
      Color.red.frame(width: 10, height: 10).named("a")
      HStack {}.named("e")
      Color.red.frame(width: 10, height: 10).named("b")
    }.named("s")
    """,
    """
    a 40 5 10 10
    b 50 5 10 10
    """),
  RuleCase(
    "7.11", 100, 20,
    #"""
    HStack(spacing: 5) {
      Color.red.frame(width: 10).named("a")
      Color.blue.named("b")
    }.environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    a 90 0 10 20
    b 0 0 85 20
    """),
  RuleCase(
    "7.13", 100, 20,
    """
    HStack(spacing: 10) {
      Color.red.frame(width: 10).named("a")
      Spacer().named("s")
      Color.blue.frame(width: 10).named("b")
    }
    """,
    """
    s 20 10 60 0
    """),
  RuleCase(
    "7.14", 100, 20,
    """
    HStack(spacing: -5) {
      Color.red.frame(width: 20).named("a")
      Color.blue.frame(width: 20).named("b")
    }
    """,
    """
    a 32.5 0 20 20
    b 47.5 0 20 20
    """),
  RuleCase(
    "8.5 padding resets", 100, 100,
    """
    VStack {
      Text("A").frame(width: 20, height: 20).padding(.bottom, 2).named("t")
      Color.red.frame(width: 20, height: 20).named("b")
    }.named("s")
    """,
    """
    t 40 25 20 22
    b 40 55 20 20
    """),
  RuleCase(
    "8.7", 300, 100,
    """
    HStack {
      Color.red.frame(width: 50).named("a")
      Spacer().named("s")
      Color.blue.frame(width: 50).named("b")
    }
    """,
    """
    s 50 50 200 0
    """),
  RuleCase(
    "8.7 wrapped", 300, 100,
    """
    HStack {
      Color.red.frame(width: 50).named("a")
      Spacer().frame(width: 30).named("s")
      Color.blue.frame(width: 50).named("b")
    }
    """,
    """
    a 85 0 50 100
    b 165 0 50 100
    """),
  RuleCase(
    "9.2", 200, 200,
    """
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 100, height: 100).named("a")
      Color.blue.frame(width: 40, height: 40).layoutPriority(1).named("b")
    }.named("z")
    """,
    """
    z 80 80 40 40
    a 80 80 100 100
    """),
  RuleCase(
    "9.3", 300, 100,
    """
    ZStack(alignment: .topTrailing) {
      Color.red.frame(width: 150, height: 50).named("a")
      Color.blue.frame(width: 30, height: 30).alignmentGuide(.top) {
        $0[VerticalAlignment.center]
      }.alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.named("b")
    }.named("z")
    """,
    """
    z 67.5 17.5 165 65
    a 67.5 32.5 150 50
    b 202.5 17.5 30 30
    """),
  RuleCase(
    "9.3 probed", 200, 20,
    """
    HStack(spacing: 0) {
      ZStack(alignment: .bottomTrailing) {
        Color.red
        Color.blue.frame(width: 20, height: 10)
      }.named("z")
      Color.green.frame(maxWidth: 30).named("b")
    }
    """,
    """
    z 0 0 170 20
    b 170 0 30 20
    """),
  RuleCase(
    "9.3 infinite", .infinity, 20,
    """
    ZStack(alignment: .trailing) { Color.red; Color.blue.frame(width: 20) }
    """,
    """
    size inf 20
    """),
  RuleCase(
    "9.4", 300, 100,
    """
    ZStack {
      Color.red.named("a")
      Color.blue.frame(width: 30, height: 30).named("b")
    }.fixedSize().named("z")
    """,
    """
    z 135 35 30 30
    a 135 35 30 30
    """),
  RuleCase(
    "7.11 a column of things", 320, 260, on: .mac,
    #"""
    VStack(alignment: .leading, spacing: 10) {
     HStack {
       Color.red.frame(width: 40, height: 30).named("a")
       Color.red.frame(width: 60, height: 30).named("b")
       Spacer()
       Color.red.frame(width: 30, height: 30).named("c")
     }.named("hstack")
     Color.red.frame(width: 50, height: 20).padding(.leading, 30).named("padded")
     Color.red.frame(width: 40, height: 20).frame(width: 120, alignment: .leading).named("framed")
     ZStack(alignment: .topLeading) {
       Color.gray.frame(width: 100, height: 40).named("zback")
       Color.black.frame(width: 20, height: 20).named("zfront")
     }.named("zstack")
     HStack {
       Color.red.frame(width: 30, height: 20).named("ltrA")
       Color.red.frame(width: 30, height: 20).named("ltrB")
     }.environment(\.layoutDirection, .leftToRight).named("island")
     Text("One").named("text")
     Color.cyan.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in
       -10
     }.named("guided")
    }.frame(width: 300, alignment: .leading).named("vstack").environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    a 270 17 40 30
    b 202 17 60 30
    c 10 17 30 30
    framed 190 87 120 20
    guided 270 223 30 20
    island 242 167 68 20
    ltrA 242 167 30 20
    padded 230 57 80 20
    text 285 197 25 16
    zback 210 117 100 40
    zfront 290 117 20 20
    """),
  RuleCase(
    "7.9 nothing is compressed", 100, 100,
    """
    VStack(spacing: 0) { Color.red.frame(width: 20, height: 80).named("a"); Color.red.frame(width: 20, height: 80).named("b") }
    """,
    """
    a 40 -30 20 80
    b 40 50 20 80
    """),
  RuleCase(
    "7.12 no spacing is the preferred one", 100, 100,
    """
    HStack(spacing: nil) { Color.red.frame(width: 20, height: 40).named("a"); Spacer().named("s"); Color.red.frame(width: 20, height: 20).named("b") }
    """,
    """
    a 0 30 20 40
    s 20 50 60 0
    b 80 40 20 20
    """),
]
