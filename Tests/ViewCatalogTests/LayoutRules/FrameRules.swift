/// Frames and modifiers (layout rules 5 and 6).
let frameRules: [RuleCase] = [
  RuleCase(
    "5.1 one axis", 200, 100,
    """
    Color.red.named("a").frame(width: 50).named("b")
    """,
    """
    b 75 0 50 100
    a 75 0 50 100
    """),
  RuleCase(
    "5.1 negative", 200, 100,
    """
    Color.red.frame(width: -5, height: 30).named("a")
    """,
    """
    a 0 35 200 30
    """),
  RuleCase(
    "5.1 noargs", 200, 100,
    """
    Color.red.frame(width: 40, height: 40).frame(alignment: .topLeading).named("a")
    """,
    """
    a 80 30 40 40
    """),
  RuleCase(
    "5.1 place proposal", 200, 100,
    """
    Color.red.named("a").frame(width: 50, height: 50).frame(width: 100, height: 80, alignment: .bottomTrailing).named("b")
    """,
    """
    a 100 40 50 50
    b 50 10 100 80
    """),
  RuleCase(
    "5.2 max 40 300", 300, 100,
    """
    Color.red.frame(width: 40, height: 20).named("c").frame(maxWidth: 200).named("a")
    """,
    """
    a 50 40 200 20
    c 130 40 40 20
    """),
  RuleCase(
    "5.2 max 40 20", 20, 100,
    """
    Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).named("a")
    """,
    """
    a -10 40 40 20
    """),
  RuleCase(
    "5.2 max 40 nil", nil, 100,
    """
    Color.red.frame(width: 40, height: 20).frame(maxWidth: 200).named("a")
    """,
    """
    size 40 20
    """),
  RuleCase(
    "5.2 maxinf nil", nil, nil,
    """
    Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity).named("a")
    """,
    """
    size 40 20
    """),
  RuleCase(
    "5.2 0 inf", 30, 100,
    """
    Color.red.frame(width: 40, height: 20).named("c").frame(minWidth: 0, maxWidth: .infinity).named("a")
    """,
    """
    a 0 40 30 20
    c -5 40 40 20
    """),
  RuleCase(
    "5.2 min on colour", 60, 50,
    """
    Color.red.frame(minWidth: 100).named("a")
    """,
    """
    a -20 0 100 50
    """),
  RuleCase(
    "5.2 ideal nil", nil, nil,
    """
    Color.red.frame(width: 40, height: 20).frame(idealWidth: 150, idealHeight: 5).named("a")
    """,
    """
    size 150 5
    """),
  RuleCase(
    "5.2 sanitise", nil, nil,
    """
    Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10).named("a")
    """,
    """
    size 50 10
    """),
  RuleCase(
    "5.2 minmax nil", nil, nil,
    """
    Color.red.frame(minWidth: 20, maxWidth: 30).named("a")
    """,
    """
    size 20 10
    """),
  RuleCase(
    "5.3 guide", 100, 100,
    """
    Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in
      -10
    }.named("a").frame(width: 100, height: 100, alignment: .leading).named("b")
    """,
    """
    a 10 40 20 20
    """),
  RuleCase(
    "5.3 baseline", 100, 100,
    """
    Color.red.frame(width: 20, height: 20).named("a").frame(width: 100, height: 100, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
    """,
    """
    a 0 80 20 20
    """),
  RuleCase(
    "5.4 priority lost", 100, 20,
    """
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).padding(0).named("a")
      Color.blue.named("b")
    }
    """,
    """
    a 0 0 50 20
    b 50 0 50 20
    """),
  RuleCase(
    "5.4 priority kept", 100, 20,
    """
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).fixedSize(horizontal: false, vertical: false).overlay {
        Text("")
      }.opacity(0.5).named("a")
      Color.blue.frame(minWidth: 10).named("b")
    }
    """,
    """
    a 0 0 90 20
    b 90 0 10 20
    """),
  RuleCase(
    "6.1 default", 200, 100,
    """
    Color.red.named("i").padding().named("o")
    """,
    """
    i 16 16 168 68
    o 0 0 200 100
    """),
  RuleCase(
    "6.1 edges", 200, 100,
    """
    Color.red.named("i").padding(.leading, 30).padding(.vertical).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).named("o")
    """,
    """
    i 32 17 164 64
    """),
  RuleCase(
    "6.1 negative", 100, 100,
    """
    Color.red.named("i").padding(-10).named("o")
    """,
    """
    i -10 -10 120 120
    o 0 0 100 100
    """),
  RuleCase(
    "6.1 nil arg", 100, 100,
    """
    Color.red.named("i").padding(.leading, nil)
    """,
    """
    i 16 0 84 100
    """),
  RuleCase(
    "6.1 small", 20, 20,
    """
    Color.red.named("i").padding(30).named("o")
    """,
    """
    i 10 10 0 0
    o -20 -20 60 60
    """),
  RuleCase(
    "6.2", 100, 100,
    """
    Color.red.fixedSize(horizontal: true, vertical: false).named("a")
    """,
    """
    a 45 0 10 100
    """),
  RuleCase(
    "6.3 fit", 100, 100,
    """
    Color.red.aspectRatio(16.0/9, contentMode: .fit).named("a")
    """,
    """
    a 0 21.875 100 56.25
    """),
  RuleCase(
    "6.3 fill", 100, 100,
    """
    Color.red.aspectRatio(16.0/9, contentMode: .fill).named("a")
    """,
    """
    a -38.889 0 177.778 100
    """),
  RuleCase(
    "6.3 nil axis fit", 90, nil,
    """
    Color.red.aspectRatio(1.5, contentMode: .fit).named("a")
    """,
    """
    size 90 60
    """),
  RuleCase(
    "6.3 both nil", nil, nil,
    """
    Color.red.aspectRatio(1.5, contentMode: .fit).named("a")
    """,
    """
    size 10 10
    """),
  RuleCase(
    "6.3 scaledToFit", 100, 60,
    """
    Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit().named("a")
    """,
    """
    a 0 5 100 50
    """),
  RuleCase(
    "6.3 size", 100, 100,
    """
    Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit).named("a")
    """,
    """
    a 0 25 100 50
    """),
  RuleCase(
    "6.4", 320, 50,
    """
    HStack(spacing: 10) {
      Color.gray.frame(width: 24, height: 16).named("l")
      Color.green.frame(width: 30, height: 30).named("c").position(x: 20, y: 20).named("p")
      Color.gray.frame(width: 32, height: 16).named("r")
    }
    """,
    """
    l 0 17 24 16
    p 34 0 244 50
    c 39 5 30 30
    r 288 17 32 16
    """),
  RuleCase(
    "6.4 nil", nil, nil,
    """
    Color.green.frame(width: 30, height: 20).position(x: 100, y: 100).named("p")
    """,
    """
    size 30 20
    """),
  RuleCase(
    "6.4 spacing", 100, 200,
    """
    VStack {
      Text("A")
      Color.red.frame(width: 10, height: 10).position().named("p")
      Color.blue.frame(width: 10, height: 10).named("b")
    }
    """,
    """
    b 45 190 10 10
    """),
  RuleCase(
    "6.5", 100, 100,
    """
    Color.red.frame(width: 20, height: 20).named("i").offset(x: 10, y: 5).named("o")
    """,
    """
    i 50 45 20 20
    """),
  RuleCase(
    "6.6 guides", 100, 100,
    """
    Color.red.frame(width: 50, height: 50).named("p").overlay(alignment: .topTrailing) {
      Color.blue.frame(width: 20, height: 20).alignmentGuide(.top) {
        $0[VerticalAlignment.center]
      }.alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.named("b")
    }
    """,
    """
    p 25 25 50 50
    b 65 15 20 20
    """),
  RuleCase(
    "6.6 background size", 100, 100,
    """
    Color.red.frame(width: 50, height: 40).background(alignment: .bottomLeading) {
      Color.blue.frame(width: 20).named("b")
    }
    """,
    """
    b 25 30 20 40
    """),
  RuleCase(
    "6.8", 100, 100,
    """
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).hidden().named("a")
      Color.red.frame(width: 20, height: 20).border(.blue, width: 5).clipped().opacity(0.5).mask {
        Circle()
      }.named("b")
    }
    """,
    """
    a 40 30 20 20
    b 40 50 20 20
    """),
  RuleCase(
    "6.10", 100, 20,
    """
    HStack(spacing: 0) {
      Color.red.frame(width: 10).zIndex(5).named("a")
      Color.blue.frame(width: 10).named("b")
    }
    """,
    """
    a 40 0 10 20
    b 50 0 10 20
    """),
  RuleCase(
    "6.11 reader inside", 100, 100,
    """
    GeometryReader { p in
      Color.red.frame(width: p.size.width / 2, height: 10).named("a")
    }.frame(width: 60, height: 60).scaleEffect(2)
    """,
    """
    a 20 20 30 10
    """),
  RuleCase(
    "6.5 offset inner", 100, 100,
    """
    GeometryReader { p in
      Color.red.frame(width: p.frame(in: .global).minX, height: 10).named("a")
    }.frame(width: 20, height: 20).offset(x: 7)
    """,
    """
    a 47 40 47 10
    """),
]
