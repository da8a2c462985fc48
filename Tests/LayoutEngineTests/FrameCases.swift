import Geometry

@testable import LayoutEngine

let frameCases: [Case] = [
  Case(
    "geometryreader-in-scrollview", 300, 200,
    """
    g 0 0 300 10
    size 300 200
    """
  ) {
    scroll { reader { fill }.named("g") }
  },
  Case(
    "frame-min-only-small-proposal", 20, 20,
    """
    size 40 20
    """
  ) {
    fill.bounded(FlexibleFrame(minWidth: 40))
  },
  Case(
    "frame-min-only-fixed-child", 50, 50,
    """
    size 50 10
    """
  ) {
    fill.frame(60, 10).bounded(FlexibleFrame(minWidth: 40))
  },
  Case(
    "frame-max-only-fixed-child", 80, 50,
    """
    size 80 10
    """
  ) {
    fill.frame(60, 10).bounded(FlexibleFrame(maxWidth: 100))
  },
  Case(
    "frame-max-only-child-bigger", 20, 50,
    """
    size 60 10
    """
  ) {
    fill.frame(60, 10).bounded(FlexibleFrame(maxWidth: 100))
  },
  Case(
    "frame-max-only-nil", nil, nil,
    """
    size 60 10
    """
  ) {
    fill.frame(60, 10).bounded(FlexibleFrame(maxWidth: 100))
  },
  Case(
    "frame-min0-maxinf-overflow", 40, 40,
    """
    f 0 15 40 10
    c -10 15 60 10
    size 40 10
    """
  ) {
    fill.frame(60, 10).named("c").bounded(FlexibleFrame(minWidth: 0, maxWidth: .infinity)).named(
      "f")
  },
  Case(
    "frame-ideal-ignored-when-proposed", 50, 50,
    """
    size 50 50
    """
  ) {
    fill.bounded(FlexibleFrame(idealWidth: 120, idealHeight: 30))
  },
  Case(
    "frame-minmax-nil-child-clamped", nil, nil,
    """
    size 50 10
    """
  ) {
    fill.frame(60, 10).bounded(FlexibleFrame(minWidth: 10, maxWidth: 50))
  },
  Case(
    "frame-fixed-overflow-centre", 100, 100,
    """
    a -25 -10 150 120
    size 150 120
    """
  ) {
    fill.frame(150, 120).named("a")
  },
  Case(
    "frame-nested-overflow", 100, 100,
    """
    a 10 20 80 60
    size 50 40
    """
  ) {
    fill.frame(80, 60).named("a").frame(50, 40)
  },
  Case(
    "frame-honours-explicit-guide", 100, 20,
    """
    c 10 0 40 20
    size 100 20
    """
  ) {
    fill.frame(40, 20).guide(.leading) { _ in -10 }.named("c").frame(100, 20, .leading)
  },
  Case(
    "padding-larger-than-proposal", 100, 100,
    """
    p -10 -10 120 120
    a 50 50 0 0
    size 120 120
    """
  ) {
    fill.named("a").padding(60).named("p")
  },
  Case(
    "padding-negative", 100, 100,
    """
    p 0 0 100 100
    a -10 -10 120 120
    size 100 100
    """
  ) {
    fill.named("a").padding(-10).named("p")
  },
  Case(
    "padding-nil", nil, nil,
    """
    size 20 20
    """
  ) {
    fill.padding(5)
  },
  Case(
    "aspect-fixed-child-keeps-size", 100, 100,
    """
    a 35 35 30 30
    size 30 30
    """
  ) {
    fill.frame(30, 30).aspect(2, .fit).named("a")
  },
  Case(
    "aspect-16-9-fill", 100, 100,
    """
    a -38.889 0 177.778 100
    size 177.778 100
    """
  ) {
    fill.aspect(16.0 / 9, .fill).named("a")
  },
  Case(
    "aspect-one-axis-nil", 100, nil,
    """
    size 100 50
    """
  ) {
    fill.aspect(2, .fit)
  },
  Case(
    "offset-no-layout-effect", 100, 100,
    """
    out 30 30 40 20
    in 40 35 40 20
    b 30 50 40 20
    size 40 40
    """
  ) {
    column(.center, 0) {
      fill.frame(40, 20).named("in").offset(10, 5).named("out")
      fill.frame(40, 20).named("b")
    }
  },
  Case(
    "overlay-bigger-than-primary", 100, 100,
    """
    p 25 35 50 30
    o 25 35 80 60
    size 50 30
    """
  ) {
    fill.frame(50, 30).named("p").over(.topLeading) { fill.frame(80, 60).named("o") }
  },
  Case(
    "background-proposed-primary-size", 100, 100,
    """
    p 25 35 50 30
    b 25 35 50 30
    size 50 30
    """
  ) {
    fill.frame(50, 30).over { fill.padding(5).named("b") }.named("p")
  },
  Case(
    "hstack-nil-is-sum-of-ideals", nil, nil,
    """
    size 48 10
    """
  ) {
    row(.center, 8) {
      fill
      fill.frame(30, nil)
    }
  },
  Case(
    "hstack-infinite-tie-larger-min-first", 150, 20,
    """
    a 0 0 35 20
    b 35 0 80 20
    c 115 0 35 20
    size 150 20
    """
  ) {
    row(.center, 0) {
      fill.named("a")
      fill.bounded(FlexibleFrame(minWidth: 80, maxWidth: .infinity)).named("b")
      fill.named("c")
    }
  },
  Case(
    "hstack-three-priorities", 100, 20,
    """
    a 0 0 20 20
    b 20 0 50 20
    c 70 0 30 20
    size 100 20
    """
  ) {
    row(.center, 0) {
      fill.bounded(FlexibleFrame(minWidth: 10)).named("a")
      fill.bounded(FlexibleFrame(minWidth: 20, maxWidth: 50)).priority(1).named("b")
      fill.bounded(FlexibleFrame(minWidth: 5, maxWidth: 30)).priority(2).named("c")
    }
  },
]
