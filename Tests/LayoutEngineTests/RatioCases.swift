import Geometry

@testable import LayoutEngine

let ratioCases: [Case] = [
  Case(
    "tk-infinite-frame-trailing", 500, 500,
    """
    a 400 200 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .trailing)
  },
  Case(
    "tk-infinite-frame-bottomLeading", 500, 500,
    """
    a 0 400 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .bottomLeading)
  },
  Case(
    "tk-infinite-frame-bottom", 500, 500,
    """
    a 200 400 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .bottom)
  },
  Case(
    "tk-overlay-top", 500, 500,
    """
    a 200 200 100 100
    o 225 200 50 50
    size 100 100
    """
  ) {
    fill.frame(100, 100).over(.top) { fill.frame(50, 50).named("o") }.named("a")
  },
  Case(
    "tk-overlay-leading", 500, 500,
    """
    a 200 200 100 100
    o 200 225 50 50
    size 100 100
    """
  ) {
    fill.frame(100, 100).over(.leading) { fill.frame(50, 50).named("o") }.named("a")
  },
  Case(
    "tk-overlay-trailing", 500, 500,
    """
    a 200 200 100 100
    o 250 225 50 50
    size 100 100
    """
  ) {
    fill.frame(100, 100).over(.trailing) { fill.frame(50, 50).named("o") }.named("a")
  },
  Case(
    "tk-overlay-bottom", 500, 500,
    """
    a 200 200 100 100
    o 225 250 50 50
    size 100 100
    """
  ) {
    fill.frame(100, 100).over(.bottom) { fill.frame(50, 50).named("o") }.named("a")
  },
  Case(
    "tk-hstack-bottom", 500, 500,
    """
    a 0 0 246 500
    b 254 450 246 50
    size 500 500
    """
  ) {
    row(.bottom) {
      fill.named("a")
      fill.frame(nil, 50).named("b")
    }
  },
  Case(
    "tk-vstack-priority", 500, 500,
    """
    a 0 0 500 50
    b 0 58 500 442
    size 500 500
    """
  ) {
    column {
      fill.bounded(FlexibleFrame(minHeight: 50)).named("a")
      fill.priority(1).named("b")
    }
  },
  Case(
    "tk-aspect-1-fit", 500, 500,
    """
    a 200 200 100 100
    size 200 100
    """
  ) {
    fill.aspect(1, .fit).named("a").frame(200, 100)
  },
  Case(
    "tk-aspect-1.5-fit", 500, 500,
    """
    a 200 216.667 100 66.667
    size 100 100
    """
  ) {
    fill.aspect(1.5, .fit).named("a").frame(100, 100)
  },
  Case(
    "tk-aspect-1.5-fill", 500, 500,
    """
    a 175 200 150 100
    size 100 100
    """
  ) {
    fill.aspect(1.5, .fill).named("a").frame(100, 100)
  },
  Case(
    "tk-aspect-0.5-fill", 500, 500,
    """
    a 200 150 100 200
    size 100 100
    """
  ) {
    fill.aspect(0.5, .fill).named("a").frame(100, 100)
  },
  Case(
    "objc-grid-quiz-fixed-adaptive", 200, 20,
    """
    q0 0 0 70 20
    q1 78 0 57 20
    q2 143 0 57 20
    size 200 20
    """
  ) {
    lazyGrid([GridTrack(.fixed(70)), GridTrack(.adaptive(minimum: 40, maximum: .infinity))]) {
      for i in 0..<3 { fill.frame(nil, 20).named("q\(i)") }
    }.frame(200, nil)
  },
  Case(
    "objc-grid-quiz-flex-adaptive", 200, 20,
    """
    q0 0 0 140 20
    q1 148 0 52 20
    size 200 20
    """
  ) {
    lazyGrid([
      GridTrack(.flexible(minimum: 140, maximum: .infinity)),
      GridTrack(.adaptive(minimum: 70, maximum: .infinity)),
    ]) { for i in 0..<2 { fill.frame(nil, 20).named("q\(i)") } }.frame(200, nil)
  },
  Case(
    "objc-grid-quiz-two-pass", 200, 20,
    """
    q0 -18 0 108 20
    q1 98 0 120 20
    size 200 20
    """
  ) {
    lazyGrid([
      GridTrack(.flexible(minimum: 50, maximum: .infinity)),
      GridTrack(.flexible(minimum: 120, maximum: .infinity)),
    ]) { for i in 0..<2 { fill.frame(nil, 20).named("q\(i)") } }.frame(200, nil)
  },
  Case(
    "stackotter-min-height-not-achievable", 100, 85,
    """
    b 0 -18.75 100 42.5
    o 0 23.75 100 80
    size 100 122.5
    """
  ) {
    column(.center, 0) {
      fill.bounded(FlexibleFrame(minHeight: 5, maxHeight: 100)).named("b")
      fill.bounded(FlexibleFrame(minHeight: 80)).named("o")
    }
  },
  Case(
    "fatbobman-zstack-union-vs-overlay", 300, 200,
    """
    z 67.5 67.5 165 65
    button 67.5 82.5 150 50
    badge 202.5 67.5 30 30
    size 165 65
    """
  ) {
    layers(.topTrailing) {
      fill.frame(150, 50).named("button")
      fill.frame(30, 30).guide(.top) { $0[.verticalCenter] }.guide(.trailing) {
        $0[.horizontalCenter]
      }.named("badge")
    }.named("z")
  },
  Case(
    "color-proposal-nil", nil, nil,
    """
    size 10 10
    """
  ) {
    fill
  },
  Case(
    "color-proposal-zero", 0, 0,
    """
    size 0 0
    """
  ) {
    fill
  },
  Case(
    "color-proposal-inf", .infinity, 50,
    """
    size inf 50
    """
  ) {
    fill
  },
  Case(
    "circle-proposal", 100, 60,
    """
    c 20 0 60 60
    size 60 60
    """
  ) {
    disc.named("c")
  },
  Case(
    "divider-nil", nil, nil,
    """
    size 10 1
    """
  ) {
    divider
  },
  Case(
    "geometryreader-nil", nil, nil,
    """
    size 10 10
    """
  ) {
    reader { fill }
  },
]
