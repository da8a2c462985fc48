import Geometry

@testable import LayoutEngine

let stackCases: [Case] = [
  Case(
    "root-centred", 200, 100,
    """
    box 75 35 50 30
    size 50 30
    """
  ) {
    fill.frame(50, 30).named("box")
  },
  Case(
    "hstack-default-spacing-8", 300, 100,
    """
    stack 67 25 166 50
    a 67 25 50 50
    b 125 25 50 50
    c 183 25 50 50
    size 166 50
    """
  ) {
    row {
      fill.frame(50, 50).named("a")
      fill.frame(50, 50).named("b")
      fill.frame(50, 50).named("c")
    }.named("stack")
  },
  Case(
    "vstack-default-spacing-8", 100, 300,
    """
    stack 25 96 50 108
    a 25 96 50 50
    b 25 154 50 50
    size 50 108
    """
  ) {
    column {
      fill.frame(50, 50).named("a")
      fill.frame(50, 50).named("b")
    }.named("stack")
  },
  Case(
    "divider-in-both-stacks", 200, 200,
    """
    col 0 0 200 200
    a 50 0 100 20
    h 0 20 200 1
    row 79.5 21 41 179
    b 79.5 80.5 20 60
    v 99.5 21 1 179
    c 100.5 80.5 20 60
    size 200 200
    """
  ) {
    column(.center, 0) {
      fill.frame(100, 20).named("a")
      divider.named("h")
      row(.center, 0) {
        fill.frame(20, 60).named("b")
        divider.named("v")
        fill.frame(20, 60).named("c")
      }.named("row")
    }.named("col")
  },
  Case(
    "hstack-fixed-in-middle", 300, 100,
    """
    a 0 0 125 100
    b 125 0 50 100
    c 175 0 125 100
    size 300 100
    """
  ) {
    row(.center, 0) {
      fill.named("a")
      fill.frame(50, nil).named("b")
      fill.named("c")
    }
  },
  Case(
    "hstack-priority-reserves-min", 300, 100,
    """
    a 0 0 20 100
    b 20 0 220 100
    c 240 0 60 100
    size 300 100
    """
  ) {
    row(.center, 0) {
      fill.bounded(FlexibleFrame(minWidth: 20)).named("a")
      fill.bounded(FlexibleFrame(minWidth: 20)).priority(1).named("b")
      fill.frame(60, nil).named("c")
    }
  },
  Case(
    "spacer-zero-default-spacing", 300, 100,
    """
    stack 0 25 300 50
    a 0 25 50 50
    sp 50 50 200 0
    b 250 25 50 50
    size 300 50
    """
  ) {
    row {
      fill.frame(50, 50).named("a")
      spacer().named("sp")
      fill.frame(50, 50).named("b")
    }.named("stack")
  },
  Case(
    "spacer-minlength-overflow", 300, 20,
    """
    row -35 0 370 20
    a -35 0 250 20
    s 215 10 20 0
    b 235 0 100 20
    size 370 20
    """
  ) {
    row(.center, 0) {
      fill.frame(250, 20).named("a")
      spacer(20).named("s")
      fill.frame(100, 20).named("b")
    }.named("row")
  },
  Case(
    "spacers-balance", 300, 20,
    """
    row 0 0 300 20
    s1 0 10 130 0
    c 130 0 40 20
    s2 170 10 130 0
    size 300 20
    """
  ) {
    row(.center, 0) {
      spacer().named("s1")
      fill.frame(40, 20).named("c")
      spacer().named("s2")
    }.named("row")
  },
  Case(
    "spacer-vertical-remainder-under-overflow", 300, 100,
    """
    col -35 0 370 100
    wide -35 0 370 20
    row 0 20 300 20
    c 130 20 40 20
    v 150 40 0 60
    size 370 100
    """
  ) {
    column(.center, 0) {
      row(.center, 0) {
        fill.frame(250, 20)
        spacer(20)
        fill.frame(100, 20)
      }.named("wide")
      row(.center, 0) {
        spacer()
        fill.frame(40, 20).named("c")
        spacer()
      }.named("row")
      spacer().named("v")
    }.named("col")
  },
  Case(
    "vstack-alignments", 300, 200,
    """
    l1 50 78 100 20
    l2 50 102 50 20
    t1 150 78 100 20
    t2 200 102 50 20
    size 200 44
    """
  ) {
    row(.center, 0) {
      column(.leading, 4) {
        fill.frame(100, 20).named("l1")
        fill.frame(50, 20).named("l2")
      }
      column(.trailing, 4) {
        fill.frame(100, 20).named("t1")
        fill.frame(50, 20).named("t2")
      }
    }
  },
  Case(
    "zstack-flexible-fills", 200, 200,
    """
    fill 0 0 200 200
    b 0 0 30 30
    size 200 200
    """
  ) {
    layers(.topLeading) {
      fill.named("fill")
      fill.frame(30, 30).named("b")
    }
  },
  Case(
    "frame-fixed-topleading", 200, 200,
    """
    outer 40 60 120 80
    inner 40 60 40 40
    size 120 80
    """
  ) {
    fill.frame(40, 40).named("inner").frame(120, 80, .topLeading).named("outer")
  },
  Case(
    "frame-flex-min-and-infinite-max", 300, 20,
    """
    f 0 0 300 20
    size 300 20
    """
  ) {
    fill.frame(40, 20).bounded(FlexibleFrame(minWidth: 50, maxWidth: .infinity)).named("f")
  },
  Case(
    "frame-flex-ideal-under-fixedsize", 300, 20,
    """
    f 75 0 150 20
    size 150 20
    """
  ) {
    fill.frame(40, 20).bounded(FlexibleFrame(idealWidth: 150)).fixedSize().named("f")
  },
  Case(
    "frame-flex-max-on-colour", 300, 20,
    """
    f 90 0 120 20
    size 120 20
    """
  ) {
    fill.bounded(FlexibleFrame(maxWidth: 120, maxHeight: 20)).named("f")
  },
  Case(
    "fixedsize-color-is-10", 200, 200,
    """
    both 95 80 10 10
    h 95 90 10 30
    size 10 40
    """
  ) {
    column(.center, 0) {
      fill.fixedSize().named("both")
      fill.fixedSize([.horizontal]).frame(nil, 30).named("h")
    }
  },
  Case(
    "nested-stacks", 300, 200,
    """
    row 0 0 300 130
    a 10 10 190 110
    b 210 10 80 110
    bottom 0 140 300 60
    c 0 150 40 40
    d 260 150 40 40
    size 300 200
    """
  ) {
    column(.center, 10) {
      row(.center, 10) {
        fill.named("a")
        fill.frame(80, nil).named("b")
      }.padding(10).named("row")
      row {
        fill.frame(40, 40).named("c")
        spacer()
        fill.frame(40, 40).named("d")
      }.frame(nil, 60).named("bottom")
    }
  },
  Case(
    "hstack-hugs-content", 300, 200,
    """
    col 50 80 200 40
    row 50 80 76 30
    a 50 80 30 30
    b 86 80 40 30
    wide 50 110 200 10
    size 200 40
    """
  ) {
    column(.leading, 0) {
      row(.center, 6) {
        fill.frame(30, 30).named("a")
        fill.frame(40, 30).named("b")
      }.named("row")
      fill.frame(200, 10).named("wide")
    }.named("col")
  },
  Case(
    "rtl-hstack", 300, 30,
    """
    a 260 0 40 30
    b 192 0 60 30
    c 0 0 30 30
    row 0 0 300 30
    """
  ) {
    row(.center, 8) {
      fill.frame(40, 30).named("a")
      fill.frame(60, 30).named("b")
      spacer()
      fill.frame(30, 30).named("c")
    }.named("row").frame(300, nil).direction(.rightToLeft)
  },
  Case(
    "rtl-zstack-topleading", 100, 40,
    """
    back 0 0 100 40
    front 80 0 20 20
    """
  ) {
    layers(.topLeading) {
      fill.frame(100, 40).named("back")
      fill.frame(20, 20).named("front")
    }.direction(.rightToLeft)
  },
  Case(
    "rtl-ltr-island", 300, 30,
    """
    island 232 10 68 20
    a 232 10 30 20
    b 270 10 30 20
    """
  ) {
    column(.leading, 0) {
      fill.frame(300, 10)
      row(.center, 8) {
        fill.frame(30, 20).named("a")
        fill.frame(30, 20).named("b")
      }.direction(.leftToRight).named("island")
    }.direction(.rightToLeft)
  },
  Case(
    "rtl-grid", 150, 110,
    """
    a 110 0 40 30
    b 40 0 60 30
    c 0 0 30 30
    d 45 40 100 30
    e 0 40 30 30
    f 110 80 40 30
    grid 0 0 150 110
    """
  ) {
    grid(across: 10, down: 10) {
      gridRow {
        fill.frame(40, 30).named("a")
        fill.frame(60, 30).named("b")
        fill.frame(30, 30).named("c")
      }
      gridRow {
        fill.frame(100, 30).cell(GridCell(columns: 2)).named("d")
        fill.frame(30, 30).named("e")
      }
      gridRow { fill.frame(40, 30).named("f") }
    }.named("grid").direction(.rightToLeft)
  },
  Case(
    "lazyvgrid-fixed-flex-flexmax", 320, 44,
    """
    grid 20 0 280 44
    c0 31 0 60 20
    c1 99 0 102 20
    c2 209 0 80 20
    c3 31 24 60 20
    c4 99 24 102 20
    c5 209 24 80 20
    size 280 44
    """
  ) {
    lazyGrid(
      [
        GridTrack(.fixed(60)), GridTrack(.flexible(minimum: 10, maximum: .infinity)),
        GridTrack(.flexible(minimum: 20, maximum: 80)),
      ], .center, 4
    ) { for i in 0..<6 { fill.frame(nil, 20).named("c\(i)") } }.frame(280, nil).named("grid")
  },
]
