/// Safe areas (layout rule 15).
let safeAreaRules: [RuleCase] = [
  RuleCase(
    "15.3", 400, 260,
    #"""
    HStack(spacing: 20) {
     VStack(spacing: 0) {
       Color.red.named("plainContent")
     }.safeAreaInset(edge: .bottom) {
       Color.blue.frame(height: 30).named("plainBar")
     }.frame(width: 100, height: 200).named("plain")
     ScrollView {
       VStack(spacing: 0) {
         ForEach(0..<8, id: \.self) { i in
           Color.green.frame(height: 30).accessibilityIdentifier("row\(i)")
         }
       }.named("scrollContent")
     }.safeAreaInset(edge: .bottom) {
       Color.blue.frame(height: 30).named("scrollBar")
     }.frame(width: 100, height: 200).named("scroll")
     VStack(spacing: 0) {
       Color.orange.named("ignoringContent")
     }.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
       Color.blue.frame(height: 30).named("ignoringBar")
     }.frame(width: 100, height: 200).named("ignoring")
    }.named("row")
    """#,
    """
    ignoring 270 30 100 200
    ignoringBar 270 30 100 30
    ignoringContent 270 30 100 200
    plainBar 30 200 100 30
    plainContent 30 30 100 162
    row7 150 240 100 30
    scroll 150 30 100 200
    scrollBar 150 200 100 30
    scrollContent 150 30 100 240
    """),
  RuleCase(
    "15.4 scroll", 320, 200,
    #"""
    HStack(spacing: 20) {
     Color.red.safeAreaPadding(20).frame(width: 100, height: 150).named("padded")
     ScrollView {
       VStack(spacing: 0) {
         ForEach(0..<6, id: \.self) { i in
           Color.green.frame(height: 30).accessibilityIdentifier("prow\(i)")
         }
       }.named("paddedScrollContent")
     }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).named("paddedScroll")
    }.named("row")
    """#,
    """
    padded 50 25 100 150
    paddedScroll 170 25 100 150
    paddedScrollContent 170 45 100 180
    prow5 170 195 100 30
    """),
  RuleCase(
    "15.2 trailing", 100, 100,
    """
    Color.red.named("c").safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 5) {
      Color.blue.frame(width: 20, height: 30).named("b")
    }
    """,
    """
    c 0 0 75 100
    b 80 70 20 30
    """),
  RuleCase(
    "15.2 nil", 100, nil,
    """
    Color.red.named("c").safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("b") }
    """,
    """
    size 100 48
    """),
  RuleCase(
    "15.4", 100, 100,
    """
    Color.red.named("c").safeAreaPadding(.horizontal)
    """,
    """
    c 16 0 68 100
    """),
  RuleCase(
    "15.4 len", 100, 100,
    """
    Color.red.named("c").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    """,
    """
    c 2 1 94 96
    """),
  RuleCase(
    "15.7", 100, 100,
    """
    Color.red.named("c").safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 10).named("in")
    }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).named("out") }
    """,
    """
    c 0 0 100 70
    in 0 70 100 10
    out 0 80 100 20
    """),
  RuleCase(
    "15.2 no more than the content needs", 100, 100,
    """
    Color.red.frame(minHeight: 60).named("c").safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.named("b") }
    """,
    """
    c 0 0 100 60
    b 0 60 100 40
    """),
  RuleCase(
    "15.5 only edges that are touched", 100, 100,
    """
    VStack(spacing: 0) { Color.red.frame(height: 20).named("a"); Color.red.ignoresSafeArea().named("c") }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
    """,
    """
    a 0 10 100 20
    c 0 30 100 70
    """),
  RuleCase(
    "15.5 the edges that are named", 100, 100,
    """
    Color.red.named("c").ignoresSafeArea(edges: .top)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
    """,
    """
    c 0 0 100 80
    """),
  RuleCase(
    "15.5 a small view stays", 100, 100,
    """
    Color.red.frame(width: 20, height: 20).named("c").ignoresSafeArea()
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .frame(width: 100, height: 100)
    """,
    """
    c 40 30 20 20
    """),
]
