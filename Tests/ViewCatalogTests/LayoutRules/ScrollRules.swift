/// Scroll views, lazy stacks and lazy grids (layout rules 12 and 13).
let scrollRules: [RuleCase] = [
  RuleCase(
    "12.2 narrow", 300, 200,
    """
    ScrollView {
      Color.blue.frame(width: 100, height: 400).named("c")
    }.named("s").frame(width: 250, height: 150).named("f")
    """,
    """
    c 100 25 100 400
    s 100 25 100 150
    f 25 25 250 150
    """),
  RuleCase(
    "12.2 wide", 300, 200,
    """
    ScrollView { Color.blue.frame(width: 400, height: 400).named("c") }.named("s")
    """,
    """
    s -50 0 400 200
    c -50 0 400 400
    """),
  RuleCase(
    "12.2 nil", nil, nil,
    """
    ScrollView { Color.blue.frame(width: 40, height: 400).named("c") }.named("s")
    """,
    """
    size 40 400
    """),
  RuleCase(
    "12.3", 300, 200,
    """
    ScrollView([.horizontal, .vertical]) {
      Color.blue.frame(width: 500, height: 400).named("c")
    }.named("s")
    """,
    """
    s 0 0 300 200
    c 0 0 500 400
    """),
  RuleCase(
    "12.4", 300, 200,
    """
    ScrollView { Color.blue.frame(width: 100, height: 40).named("c") }.named("s")
    """,
    """
    s 100 0 100 200
    c 100 0 100 40
    """),
  RuleCase(
    "12.4 rtl", 200, 80,
    #"""
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<6) { i in
          Color.red.frame(width: 50, height: 40).accessibilityIdentifier("s\(i)")
        }
      }.named("content")
    }.frame(width: 180, height: 60).named("scroll").environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    content -160 20 350 40
    s0 140 20 50 40
    s5 -160 20 50 40
    scroll 10 10 180 60
    """),
  RuleCase(
    "12.5", 300, 200,
    """
    ScrollView(.horizontal) {
      Color.gray.frame(width: 50, height: 20).named("a")
      Color.gray.frame(width: 50, height: 20).named("b")
    }.named("s")
    """,
    """
    a 0 76 50 20
    b 0 104 50 20
    """),
  RuleCase(
    "12.6", 100, 200,
    """
    VStack(spacing: 0) {
      Color.red.frame(height: 16).named("a")
      ScrollView { Color.blue.frame(height: 900).named("c") }.named("s")
      Color.red.frame(height: 16).named("b")
    }
    """,
    """
    s 0 16 100 168
    """),
  RuleCase(
    "12.7", 300, 200,
    """
    ScrollView {
      Color.blue.frame(width: 100, height: 400).named("c")
    }.defaultScrollAnchor(.bottom).named("s")
    """,
    """
    c 100 -200 100 400
    """),
  RuleCase(
    "12.8", 100, 200,
    """
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 6) {
        Color.red.frame(width: 60, height: 20).named("a")
        Color.red.frame(width: 30, height: 20).named("b")
      }.named("l")
    }
    """,
    """
    l 0 0 100 46
    a 0 0 60 20
    b 0 26 30 20
    """),
  RuleCase(
    "12.8 nil", nil, nil,
    """
    LazyVStack(spacing: 6) {
      Color.red.frame(width: 60, height: 20).named("a")
      Color.red.frame(width: 30, height: 20).named("b")
    }.named("l")
    """,
    """
    size 60 46
    """),
  RuleCase(
    "12.8 h", 100, 200,
    """
    LazyHStack(alignment: .bottom, spacing: 4) {
      Color.red.frame(width: 20, height: 30).named("a")
      Color.red.frame(width: 13, height: 16).named("b")
    }.named("l")
    """,
    """
    l 31.5 0 37 200
    a 31.5 170 20 30
    b 55.5 184 13 16
    """),
  RuleCase(
    "12.11", 100, 200,
    """
    ScrollView {
      Color.red.frame(height: 50).named("c")
    }.named("s").contentMargins(.top, 20, for: .scrollContent)
    """,
    """
    s 0 0 100 200
    c 0 20 100 50
    """),
  RuleCase(
    "13.5", 200, 100,
    """
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      Color.red.frame(height: 20).named("a")
      Color.blue.frame(height: 20).named("b")
    }.named("g")
    """,
    """
    g -12 40 224 20
    a -18 40 108 20
    b 98 40 120 20
    """),
  RuleCase(
    "13.9a", 280, 100,
    #"""
    LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], spacing: 4) {
      ForEach(0..<6, id: \.self) { i in
        Color.red.frame(height: 20).accessibilityIdentifier("c\(i)")
      }
    }.named("g")
    """#,
    """
    g 0 28 280 44
    c0 11 28 60 20
    c1 79 28 102 20
    c5 189 52 80 20
    """),
  RuleCase(
    "13.9b", 240, 60,
    #"""
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
      ForEach(0..<5, id: \.self) { i in
        Color.red.frame(height: 24).accessibilityIdentifier("c\(i)")
      }
    }.named("g")
    """#,
    """
    g 0 2 240 56
    c3 187.5 2 52.5 24
    c4 0 34 52.5 24
    """),
  RuleCase(
    "13.9c", 200, 60,
    #"""
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3, id: \.self) { i in
        Color.red.frame(height: 24).accessibilityIdentifier("c\(i)")
      }
    }.named("g")
    """#,
    """
    c0 0 18 70 24
    c1 78 18 57 24
    c2 143 18 57 24
    """),
  RuleCase(
    "13.9d", 200, 60,
    #"""
    LazyVGrid(columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {
      ForEach(0..<2, id: \.self) { i in
        Color.red.frame(height: 24).accessibilityIdentifier("c\(i)")
      }
    }.named("g")
    """#,
    """
    c0 0 18 140 24
    c1 148 18 52 24
    """),
  RuleCase(
    "13 hgrid", 320, 70,
    #"""
    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
      ForEach(0..<5, id: \.self) { i in
        Color.green.frame(width: 40).accessibilityIdentifier("h\(i)")
      }
    }.named("g")
    """#,
    """
    g 94 0 132 70
    h0 94 1 40 30
    h1 94 39 40 30
    h4 186 1 40 30
    """),
  RuleCase(
    "13.6 cell alignment", 100, 40,
    """
    LazyVGrid(columns: [GridItem(.fixed(50), alignment: .topLeading), GridItem(.fixed(40))], alignment: .trailing) {
      Color.red.frame(width: 20, height: 10).named("a")
      Color.blue.frame(width: 10, height: 20).named("b")
    }.named("g")
    """,
    """
    a 2 10 20 10
    b 90 10 10 20
    """),
  RuleCase(
    "13.8", 200, 48,
    #"""
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
      ForEach(0..<5) { i in
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("l\(i)")
      }
    }.named("lazy").environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    l0 128 0 40 20
    l2 32 0 40 20
    l4 80 28 40 20
    """),
  RuleCase(
    "12.1 nil along the way", 100, 60,
    """
    HStack(spacing: 0) { ScrollView { Color.red.named("a") }; ScrollView(.horizontal) { Color.red.named("b") } }
    """,
    """
    a 0 0 50 10
    b 50 0 10 60
    """),
  RuleCase(
    "12.8 proposed nothing a lazy stack's views are as wide as the widest", nil, nil,
    """
    LazyVStack(spacing: 0) {
      Color.red.frame(width: 100, height: 10)
      Color.blue.aspectRatio(2, contentMode: .fit).named("a")
    }.named("l")
    """,
    """
    l 0 0 100 60
    a 0 10 100 50
    """),
]
