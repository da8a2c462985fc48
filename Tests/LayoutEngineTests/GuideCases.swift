import Geometry

@testable import LayoutEngine

let guideCases: [Case] = [
  Case(
    "priority-kept-through-background", 100, 20,
    """
    a 0 0 100 20
    b 100 0 0 20
    size 100 20
    """
  ) {
    row(.center, 0) {
      fill.priority(1).over { fill }.named("a")
      fill.named("b")
    }
  },
  Case(
    "spacer-min-8-in-tight-row", 90, 20,
    """
    a -9 0 50 20
    s 41 10 8 0
    b 49 0 50 20
    size 108 20
    """
  ) {
    row(.center, 0) {
      fill.frame(50, 20).named("a")
      spacer().named("s")
      fill.frame(50, 20).named("b")
    }
  },
  Case(
    "spacer-vs-color", 100, 20,
    """
    s 0 10 8 0
    c 8 0 92 20
    size 100 20
    """
  ) {
    row(.center, 0) {
      spacer().named("s")
      fill.named("c")
    }
  },
  Case(
    "spacer-frame-has-normal-priority", 100, 20,
    """
    s 0 10 50 0
    c 50 0 50 20
    size 100 20
    """
  ) {
    row(.center, 0) {
      spacer().bounded(FlexibleFrame(maxWidth: .infinity)).named("s")
      fill.named("c")
    }
  },
  Case(
    "zstack-color-fixedsize", 300, 300,
    """
    z 100 125 100 50
    bg 100 125 100 50
    c 100 125 100 50
    size 100 50
    """
  ) {
    layers {
      fill.named("bg")
      fill.frame(100, 50).named("c")
    }.fixedSize().named("z")
  },
  Case(
    "root-group-implicit-vstack", 200, 200,
    """
    a 75 56 50 50
    b 85 114 30 30
    size 50 88
    """
  ) {
    column {
      fill.frame(50, 50).named("a")
      fill.frame(30, 30).named("b")
    }
  },
  Case(
    "viewthatfits-width-300", 300, 100,
    """
    one 50 40 200 20
    size 200 20
    """
  ) {
    firstThatFits {
      fill.frame(200, 20).named("one")
      fill.frame(100, 20).named("two")
      fill.frame(50, 20).named("three")
    }
  },
  Case(
    "viewthatfits-width-30", 30, 100,
    """
    three -10 40 50 20
    size 50 20
    """
  ) {
    firstThatFits {
      fill.frame(200, 20).named("one")
      fill.frame(100, 20).named("two")
      fill.frame(50, 20).named("three")
    }
  },
  Case(
    "viewthatfits-nil", nil, nil,
    """
    size 200 20
    """
  ) {
    firstThatFits {
      fill.frame(200, 20)
      fill.frame(100, 20)
    }
  },
  Case(
    "lazyvgrid-adaptive-80", 300, 48,
    """
    g0 0 0 94.667 20
    g1 102.667 0 94.667 20
    g2 205.333 0 94.667 20
    g3 0 28 94.667 20
    g4 102.667 28 94.667 20
    size 300 48
    """
  ) {
    lazyGrid([GridTrack(.adaptive(minimum: 80, maximum: .infinity))]) {
      for i in 0..<5 { fill.frame(nil, 20).named("g\(i)") }
    }
  },
  Case(
    "lazyvgrid-fixed-only-centred", 300, 20,
    """
    grid 0 0 300 20
    g0 91 0 50 20
    g1 149 0 60 20
    size 300 20
    """
  ) {
    lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(60))]) {
      fill.frame(nil, 20).named("g0")
      fill.frame(nil, 20).named("g1")
    }.named("grid")
  },
  Case(
    "lazyvgrid-fixed-only-leading", 300, 20,
    """
    g0 0 0 50 20
    g1 58 0 60 20
    size 300 20
    """
  ) {
    lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(60))], .leading) {
      fill.frame(nil, 20).named("g0")
      fill.frame(nil, 20).named("g1")
    }
  },
  Case(
    "hstack-firsttextbaseline-default-bottom", 40, 30,
    """
    a 0 0 20 30
    b 20 20 20 10
    size 40 30
    """
  ) {
    row(.firstTextBaseline, 0) {
      fill.frame(20, 30).named("a")
      fill.frame(20, 10).named("b")
    }
  },
  Case(
    "hstack-guide-lowers-child", 40, 60,
    """
    s 0 10 40 40
    a 0 10 20 30
    b 20 20 20 30
    size 40 40
    """
  ) {
    row(.top, 0) {
      fill.frame(20, 30).guide(.top) { _ in 10 }.named("a")
      fill.frame(20, 30).named("b")
    }.named("s")
  },
  Case(
    "vstack-spacing-between-stacks", 100, 100,
    """
    a 40 26 20 20
    b 40 54 20 20
    size 20 48
    """
  ) {
    column {
      row { fill.frame(20, 20).named("a") }
      row { fill.frame(20, 20).named("b") }
    }
  },
  Case(
    "nested-frame-alignment-trailing", 100, 30,
    """
    a 70 20 20 10
    size 100 30
    """
  ) {
    fill.frame(20, 10).named("a").bounded(FlexibleFrame(maxWidth: .infinity), .trailing).padding(
      .horizontal, 10
    ).frame(100, 30, .bottom)
  },
  Case(
    "scrollview-both-axes", 300, 200,
    """
    s 0 0 300 200
    """
  ) {
    scroll([.horizontal, .vertical]) { fill.frame(50, 50) }.named("s")
  },
  Case(
    "scrollview-horizontal-height-hugs", 300, 200,
    """
    s 0 80 300 40
    c 0 80 500 40
    size 300 40
    """
  ) {
    scroll(.horizontal) { fill.frame(500, 40).named("c") }.named("s")
  },
  Case(
    "safeareainset-spacing0", 100, 200,
    """
    c 0 0 100 170
    bar 20 170 60 30
    size 100 200
    """
  ) {
    fill.named("c").inset(.bottom, .center, 0) { fill.frame(60, 30).named("bar") }
  },
  Case(
    "safeareainset-alignment-leading", 100, 200,
    """
    c 0 34 100 166
    bar 0 0 60 30
    size 100 200
    """
  ) {
    fill.named("c").inset(.top, .leading, 4) { fill.frame(60, 30).named("bar") }
  },
]
