/// Grids (layout rule 14).
let gridRules: [RuleCase] = [
  RuleCase(
    "14.2", 200, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 30, height: 20).named("a")
        Color.red.frame(width: 10, height: 40).named("b")
      }
      GridRow {
        Color.red.frame(width: 50, height: 10).named("c")
        Color.red.frame(width: 20, height: 10).named("d")
      }
    }.named("g")
    """,
    """
    g 61 21 78 58
    a 71 31 30 20
    b 124 21 10 40
    c 61 69 50 10
    d 119 69 20 10
    """),
  RuleCase(
    "14.4", 280, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 9, height: 20).named("a")
        Color.red.frame(height: 20).named("b")
        Color.red.frame(width: 28, height: 20).named("c")
      }
      GridRow {
        Color.red.frame(height: 20).named("d")
        Color.red.frame(width: 8, height: 20).named("e")
        Color.red.frame(height: 20).named("f")
      }
    }.named("g")
    """,
    """
    g 0 26 280 48
    b 96 26 88 20
    d 0 54 88 20
    f 192 54 88 20
    """),
  RuleCase(
    "14.5", 320, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 9, height: 20).named("a")
        Color.red.frame(width: 60, height: 20).named("b")
        Color.red.frame(width: 28, height: 20).named("c")
      }
      Color.green.frame(height: 4).named("d")
    }.named("g")
    """,
    """
    g 0 34 320 32
    d 0 62 320 4
    a 34.5 34 9 20
    b 120.5 34 60 20
    c 257.5 34 28 20
    """),
  RuleCase(
    "14.7", 200, 100,
    """
    Grid(alignment: .topLeading) {
      GridRow(alignment: .bottom) {
        Color.red.frame(width: 10, height: 10).named("a")
        Color.red.frame(width: 20, height: 40).named("b")
      }
      GridRow {
        Color.red.frame(width: 50, height: 10).named("c")
        Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing).named("d")
      }
    }.named("g")
    """,
    """
    a 61 51 10 10
    b 119 21 20 40
    d 129 69 10 10
    """),
  RuleCase(
    "14.8", 200, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 10, height: 10).gridCellAnchor(.bottomTrailing).named("a")
        Color.red.frame(width: 20, height: 40).named("b")
      }
      GridRow {
        Color.red.frame(width: 50, height: 10).named("c")
        Color.red.frame(width: 10, height: 10).named("d")
      }
    }.named("g")
    """,
    """
    a 101 51 10 10
    """),
  RuleCase(
    "14.9", 200, 100,
    """
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Color.red.frame(width: 40, height: 30).named("a")
        Color.red.frame(width: 60, height: 30).named("b")
        Color.red.frame(width: 30, height: 30).named("c")
      }
      GridRow {
        Color.red.frame(width: 100, height: 30).gridCellColumns(2).named("d")
        Color.red.frame(width: 30, height: 30).named("e")
      }
    }.named("g")
    """,
    """
    g 25 15 150 70
    d 30 55 100 30
    e 145 55 30 30
    """),
  RuleCase(
    "14.10", 200, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 30, height: 20).named("a")
        Color.red.frame(width: 10, height: 20).named("b")
      }
      Divider().gridCellUnsizedAxes(.horizontal).named("d")
    }.named("g")
    """,
    """
    g 76 35.5 48 29
    d 76 63.5 48 1
    """),
  RuleCase(
    "14.11", 200, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 30, height: 20).named("a")
        Color.red.frame(width: 10, height: 20).named("b")
      }
      Divider().named("d")
    }.named("g")
    """,
    """
    d 0 63.5 200 1
    """),
  RuleCase(
    "14.13", 200, 100,
    """
    Grid {
      GridRow {
        Color.red.frame(width: 30, height: 20).named("a")
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("e")
        Color.red.frame(width: 30, height: 20).named("c")
      }
      GridRow { EmptyView(); Color.red.frame(width: 10, height: 10).named("f") }
    }.named("g")
    """,
    """
    a 62 31 30 20
    c 108 31 30 20
    f 72 59 10 10
    """),
  RuleCase(
    "14.14", 320, 110,
    #"""
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Color.red.frame(width: 40, height: 30).named("a")
        Color.red.frame(width: 60, height: 30).named("b")
        Color.red.frame(width: 30, height: 30).named("c")
      }
      GridRow {
        Color.red.frame(width: 100, height: 30).gridCellColumns(2).named("d")
        Color.red.frame(width: 30, height: 30).named("e")
      }
      GridRow {
        Color.red.frame(width: 40, height: 30).gridColumnAlignment(.trailing).named("f")
      }
    }.named("g").environment(\.layoutDirection, .rightToLeft)
    """#,
    """
    a 195 0 40 30
    b 125 0 60 30
    d 130 40 100 30
    f 195 80 40 30
    """),
  RuleCase(
    "14.12", 100, 20,
    """
    GridRow {
      Color.red.frame(width: 10, height: 10).named("a")
      Color.red.frame(width: 10, height: 10).named("b")
    }
    """,
    """
    a 36 5 10 10
    b 54 5 10 10
    """),
  RuleCase(
    "14.3 the gaps of text", 320, 200, on: .mac,
    """
    Grid {
      GridRow {
        Text("A").named("a")
        Text("BB").named("bb")
        Text("CCC").named("ccc")
      }.named("row1")
      GridRow {
        Color.red.frame(width: 30, height: 20).named("red")
        Text("E").named("e")
        Color.blue.frame(width: 50, height: 40).named("blue")
      }
      GridRow { Text("G").named("g"); Text("H").named("h") }
    }.named("grid")
    """,
    """
    a 114 57.553 9 16
    bb 141.5 57.553 17 16
    blue 166.5 81.704 50 40
    g 113.5 126.447 10 16
    grid 103.5 57.553 113 84.893
    """),
  RuleCase(
    "13.2 the last gap does not count", 100, 20,
    """
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible(), spacing: 50)]) { Color.red.frame(height: 10).named("a"); Color.red.frame(height: 10).named("b") }
    """,
    """
    a 0 5 40 10
    b 60 5 40 10
    """),
  RuleCase(
    "13.3 an adaptive item between fixed ones", 140, 10,
    """
    LazyVGrid(columns: [GridItem(.fixed(20), spacing: 10), GridItem(.adaptive(minimum: 20), spacing: 10), GridItem(.fixed(30))]) {
      Color.red.frame(height: 10).named("a"); Color.red.frame(height: 10).named("b")
      Color.red.frame(height: 10).named("c"); Color.red.frame(height: 10).named("d")
    }
    """,
    """
    a 0 0 20 10
    b 30 0 30 10
    c 70 0 30 10
    d 110 0 30 10
    """),
  RuleCase(
    "13.4 wider than proposed", 100, 10,
    """
    LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) { Color.red.frame(height: 10).named("a"); Color.red.frame(height: 10).named("b") }.named("g")
    """,
    """
    g -34 0 168 10
    a -34 0 80 10
    b 54 0 80 10
    """),
  RuleCase(
    "13.6 cells follow the grid's alignment where their column has none", 300, 200,
    """
    VStack(spacing: 16) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
          GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: .trailing, spacing: 4
      ) {
        Color.red.frame(width: 20, height: 20).named("t0")
        Color.red.frame(width: 20, height: 40).named("t1")
        Color.red.frame(width: 20, height: 20).named("t2")
        Color.red.frame(width: 20, height: 20).named("t3")
      }
      .frame(width: 240).named("trailing")
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
          GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: .leading, spacing: 4
      ) {
        Color.red.frame(width: 20, height: 20).named("l0")
        Color.red.frame(width: 20, height: 40).named("l1")
        Color.red.frame(width: 20, height: 20).named("l2")
      }
      .frame(width: 240)
    }
    """,
    """
    t0 74 50 20 20
    t1 182 40 20 40
    t2 250 60 20 20
    t3 74 84 20 20
    trailing 30 40 240 64
    l0 30 130 20 20
    l1 98 120 20 40
    l2 206 140 20 20
    """),
  RuleCase(
    "13.7 headers and footers have lines of their own", 300, 300,
    """
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
      ) {
        Section {
          ForEach(0..<5) { i in Color.red.frame(height: 20).named("a\\(i)") }
        } header: {
          Color.gray.frame(height: 24).named("aH")
        } footer: {
          Color.black.frame(height: 16).named("aF")
        }
        Section {
          Color.blue.frame(height: 20).named("b")
        } header: {
          Color.gray.frame(width: 46, height: 16).named("bH")
        }
      }
    }
    .frame(width: 240)
    """,
    """
    aH 30 0 240 24
    a0 52 28 60 20
    a1 120 28 60 20
    a2 188 28 60 20
    a3 52 52 60 20
    a4 120 52 60 20
    aF 30 76 240 16
    bH 127 96 46 16
    b 52 116 60 20
    """),
  RuleCase(
    "12.10 footers wait at the other edge", 200, 100,
    """
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Color.red.frame(height: 200).named("row")
        } header: {
          Color.gray.frame(height: 24).named("h")
        } footer: {
          Color.black.frame(height: 16).named("f")
        }
      }
    }
    """,
    """
    h 0 0 200 24
    row 0 24 200 200
    f 0 84 200 16
    """),
  RuleCase(
    "14.6 flexible rows share", 110, 110,
    """
    Grid(horizontalSpacing: 10, verticalSpacing: 10) { GridRow { Color.red.named("a"); Color.red }; GridRow { Color.red; Color.red.named("d") } }
    """,
    """
    a 0 0 50 50
    d 60 60 50 50
    """),
  RuleCase(
    "14.7 any cell of the column says it", 100, 100,
    """
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Color.red.frame(width: 10, height: 20).named("a"); Color.red.frame(width: 20, height: 10) }
      GridRow { Color.red.frame(width: 30, height: 10).gridColumnAlignment(.trailing); Color.red.frame(width: 40, height: 10).named("d") }
    }
    """,
    """
    a 35 35 10 20
    d 45 55 40 10
    """),
  RuleCase(
    "13.7 a single column's cells are proposed its width and their line's height", 50, 20,
    """
    LazyVGrid(columns: [GridItem(.fixed(50))]) {
      Color.red.frame(height: 20).aspectRatio(1, contentMode: .fit).named("a")
    }
    """,
    """
    a 15 0 20 20
    """),
  RuleCase(
    "13.1 nothing proposed across", nil, nil,
    """
    LazyVGrid(columns: [
      GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 20)), GridItem(.fixed(15)),
    ]) {
      Color.red.named("a"); Color.red.named("b"); Color.red.named("c")
    }
    """,
    """
    size 81 10
    a 0 0 30 10
    b 38 0 20 10
    c 66 0 15 10
    """),
  RuleCase(
    "13.3 what adaptive columns leave at their maximum stays empty", 200, 10,
    """
    LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: 40, maximum: 40), spacing: 0), GridItem(.flexible()),
      ], alignment: .leading
    ) {
      ForEach(0..<3) { Color.red.frame(height: 10).named("c\\($0)") }
    }
    """,
    """
    c0 0 0 40 10
    c1 40 0 40 10
    c2 80 0 100 10
    """),
  RuleCase(
    "14.9 a cell across columns without a width gives it to them", 100, 30,
    """
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Color.red.frame(width: 20, height: 10).named("a") }
      GridRow { Color.red.frame(width: 60, height: 10).gridCellColumns(3).named("b") }
      GridRow { Color.red.frame(width: 10, height: 10).named("c"); Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).named("d") }
    }
    """,
    """
    a 20 0 20 10
    b 20 10 60 10
    c 25 20 10 10
    d 40 20 20 10
    """),
]
