/// Texts among other views (layout rules 17 and 18).
let textRules: [RuleCase] = [
  RuleCase(
    "17.3 nothing is proposed", 0, 0,
    """
    Text("abc def").named("t")
    """,
    """
    t 0 -10.5 0 21
    """),
  RuleCase(
    "17.4 the lines that fit", 110, 45,
    """
    Text("Layout must wrap this sentence onto several lines").named("t")
    """,
    """
    t 2 1.5 106 42
    """),
  RuleCase(
    "17.5 limits and reserves", 110, 300,
    """
    VStack(spacing: 0) {
      Text("Hi").lineLimit(2, reservesSpace: true).named("a")
      Text("Hi").lineLimit(3...).named("b")
      Text("Layout must wrap this sentence").lineLimit(...2).named("c")
      Text("Layout must wrap this sentence").lineLimit(nil).named("d")
    }.lineLimit(1)
    """,
    """
    a 46.5 45 17 42
    b 46.5 87 17 63
    c 2 150 106 42
    d 6 192 98 63
    """),
  RuleCase(
    "17.8 the heights of fonts", 100, 300,
    """
    VStack(spacing: 0) {
      Text("a").font(.system(size: 10)).named("a")
      Text("a").font(.custom("Avenir", size: 20)).named("b")
      Text("a").font(.custom("Avenir", size: 20, relativeTo: .title)).named("c")
      Text("a").font(.custom("Avenir", fixedSize: 20)).named("d")
      Text("a").font(.title2).named("e")
    }.dynamicTypeSize(.xxxLarge)
    """,
    """
    a 47 84 6 12
    b 43 96 14 33
    c 43.5 129 13 29
    d 44.5 158 11 24
    e 42.5 182 15 34
    """),
  RuleCase(
    "17.10 baselines", 100, 100,
    """
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.largeTitle).named("a")
      Text("a").named("b")
      Color.red.frame(width: 10, height: 10).named("c")
    }
    """,
    """
    a 31.5 29.5 18 41
    b 49.5 45.5 9 21
    c 58.5 51.5 10 10
    """),
  RuleCase(
    "17.11 a text is less flexible than a colour", 200, 60,
    """
    HStack(spacing: 0) { Color.red.named("c"); Text("Hello").named("t"); Color.red.named("d") }
    """,
    """
    c 0 0 80 60
    t 80 19.5 40 21
    d 120 0 80 60
    """),
  RuleCase(
    "17.12 a spacer beside a text", 100, 60,
    """
    HStack(spacing: 0) { Text("Hello world").named("t"); Spacer().named("s") }
    """,
    """
    t 0 19.5 86 21
    s 86 30 14 0
    """),
  RuleCase(
    "17.13 newlines and nothing", 100, 200,
    #"""
    VStack(spacing: 0) { Text("a\nb\n\nc").named("n"); Text("").named("e"); Text("a\n").named("l") }
    """#,
    """
    n 45 26.5 10 84
    e 50 110.5 0 21
    l 45.5 131.5 9 42
    """),
  RuleCase(
    "18 what is said of a font keeps the font around", 100, 100,
    """
    VStack(spacing: 0) {
      Text("12").monospacedDigit().named("a")
      Text("12").fontWidth(.standard).named("b")
      Text("12").named("c")
    }.font(.title)
    """,
    """
    a 33 -1 34 34
    b 36 33 28 34
    c 36 67 28 34
    """),
  RuleCase(
    "4.3 a symbol in a text is as wide as its image, one with a variant as that is", 100, 100,
    """
    VStack(spacing: 0) {
      Text(Image(systemName: "star")).named("a")
      Text("\\(Image(systemName: "chevron.right"))").named("b")
      Image(systemName: "bell").symbolVariant(.slash).named("c")
    }
    """,
    """
    a 39 18.75 22 21
    b 43.5 39.75 13 21
    c 40.5 60.75 19 20.5
    """),
]
