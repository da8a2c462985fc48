/// Preferred distances (layout rule 8). A text of 17 points is 20.287 high, with an ascent of
/// 16.186 and capitals of 11.978; a tenth of its height, rounded up, keeps other views away from
/// it.
let spacingRules: [RuleCase] = [
  RuleCase(
    "8.1 the largest of the shared distances", 100, 100,
    """
    VStack {
      HStack { Text("a").named("a") }
      HStack { Text("b").named("b"); Color.red.frame(width: 10, height: 10).named("c") }
    }
    """,
    """
    a 45.5 23.345 9 21
    b 36 55.655 10 21
    c 54 61.155 10 10
    """),
  RuleCase(
    "8.2 plain views", 100, 100,
    """
    VStack {
      Color.red.frame(width: 10, height: 10).named("a")
      Image(systemName: "star").named("i")
      Circle().frame(width: 10, height: 10).named("b")
    }
    """,
    """
    a 45 22 10 10
    i 39 40 22 20
    b 45 68 10 10
    """),
  RuleCase(
    "8.3 text and a view", 100, 100,
    """
    VStack {
      Text("a").named("a"); Color.red.frame(width: 20, height: 20).named("c"); Text("b").named("b")
    }
    """,
    """
    a 45.5 9.795 9 21
    c 40 42.104 20 20
    b 45 69.205 10 21
    """),
  RuleCase(
    "8.3 beside each other", 100, 100,
    """
    HStack { Text("a").named("a"); Text("b").named("b"); Color.red.frame(width: 10).named("c") }
    """,
    """
    a 27.5 39.5 9 21
    b 44.5 39.5 10 21
    c 62.5 0 10 100
    """),
  RuleCase(
    "8.5 a height resets above and below", 100, 100,
    """
    VStack { Text("a").frame(height: 20).named("a"); Color.red.frame(width: 20, height: 20).named("b") }
    """,
    """
    a 45.5 26 9 20
    b 40 54 20 20
    """),
  RuleCase(
    "8.5 a width does not", 100, 100,
    """
    VStack {
      Text("a").frame(maxWidth: .infinity).padding(.horizontal, 5).background(.red).named("a")
      Color.red.frame(width: 20, height: 20).named("b")
    }
    """,
    """
    a 0 23.845 100 21
    b 40 56.155 20 20
    """),
  RuleCase(
    "8.6 ends and sides of stacks", 100, 100,
    """
    VStack {
      ZStack { Text("a"); Color.red.frame(width: 10, height: 10) }.named("z")
      HStack { Color.red.frame(width: 10, height: 10).named("c") }
      VStack { Color.red.frame(width: 10, height: 10); Text("b") }.named("v")
    }
    """,
    """
    z 45 5.795 10 21
    c 45 38.104 10 10
    v 45 56.104 10 38.101
    """),
  RuleCase(
    "8.8 a divider is a plain view", 100, 100,
    """
    VStack {
      Text("a").named("a"); Divider().named("d"); Color.red.frame(width: 20, height: 20).named("b")
    }
    """,
    """
    a 45.5 19.345 9 21
    d 0 51.655 100 1
    b 40 60.655 20 20
    """),
  RuleCase(
    "8.9 what a layout is told", 100, 100,
    """
    struct Apart: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(
          width: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical),
          height: subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    struct V: View { var body: some View { Apart { Text("a"); Color.red } } }
    """,
    """
    size 11.309 8
    """),
  RuleCase(
    "18.4 the font around", 100, 100,
    """
    VStack { Text("a").named("a"); Color.red.frame(width: 10, height: 10).named("b") }
      .environment(\\.font, .largeTitle)
    """,
    """
    a 41 13.691 18 41
    b 45 76.309 10 10
    """),
  RuleCase(
    "8.2 a lazy stack's distances are plain, before its views are made and after", 200, 100,
    """
    HStack(alignment: .top, spacing: 0) {
      VStack { Text("x"); LazyVStack { Text("y") }.named("a") }
      ScrollView { VStack { Text("x"); LazyVStack { Text("y") }.named("b") } }
    }
    """,
    """
    a 0 32.309 100 21
    b 100 32.309 100 21
    """),
]
