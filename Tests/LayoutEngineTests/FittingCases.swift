import Geometry

@testable import LayoutEngine

let fittingCases: [Case] = [
  Case(
    "os-fixedsize-axes", 200, 200,
    """
    h 95 50 10 100
    v 50 95 100 10
    n 50 50 100 100
    size 100 100
    """
  ) {
    layers {
      fill.fixedSize([.horizontal]).named("h").frame(100, 100)
      fill.fixedSize([.vertical]).named("v").frame(100, 100)
      fill.fixedSize([]).named("n").frame(100, 100)
    }
  },
  Case(
    "os-geometryreader-centred-by-frame", 200, 200,
    """
    a 50 50 100 100
    size 200 200
    """
  ) {
    reader {
      column { fill.frame(100, 100).named("a") }.bounded(
        FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
    }
  },
  Case(
    "os-spacer-vstack", 200, 200,
    """
    a 75 0 50 50
    b 75 150 50 50
    size 80 200
    """
  ) {
    column {
      fill.frame(50, 50).named("a")
      spacer()
      fill.frame(50, 50).named("b")
    }.frame(80, 200)
  },
  Case(
    "os-spacer-multi-hstack", 200, 200,
    """
    a -25 75 40 50
    b 80 75 40 50
    c 185 75 40 50
    size 250 80
    """
  ) {
    row {
      fill.frame(40, 50).named("a")
      spacer()
      fill.frame(40, 50).named("b")
      spacer()
      fill.frame(40, 50).named("c")
    }.frame(250, 80)
  },
  Case(
    "os-spacer-minlength-tight", 200, 200,
    """
    a 10 75 50 50
    b 140 75 50 50
    size 180 80
    """
  ) {
    row {
      fill.frame(50, 50).named("a")
      spacer(50)
      fill.frame(50, 50).named("b")
    }.frame(180, 80)
  },
  Case(
    "os-spacer-nested", 200, 200,
    """
    a 0 0 40 40
    b 160 0 40 40
    c 40 160 40 40
    d 120 160 40 40
    size 200 200
    """
  ) {
    column {
      row {
        fill.frame(40, 40).named("a")
        spacer()
        fill.frame(40, 40).named("b")
      }
      spacer()
      row {
        spacer()
        fill.frame(40, 40).named("c")
        spacer()
        fill.frame(40, 40).named("d")
        spacer()
      }
    }.frame(200, 200)
  },
  Case(
    "os-padding-asymmetric", 200, 200,
    """
    p 47.5 77.5 105 45
    a 97.5 82.5 50 30
    size 105 45
    """
  ) {
    fill.frame(50, 30).named("a").padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5))
      .named("p")
  },
  Case(
    "os-position-defaults", 200, 200,
    """
    a 25 25 50 50
    b 75 25 50 50
    c 25 75 50 50
    d 75 75 50 50
    size 100 100
    """
  ) {
    layers {
      fill.frame(50, 50).named("a").position(0, 0)
      fill.frame(50, 50).named("b").position(50, 0)
      fill.frame(50, 50).named("c").position(0, 50)
      fill.frame(50, 50).named("d").position(50, 50)
    }.frame(100, 100)
  },
  Case(
    "os-safeareainset-four-edges", 200, 200,
    """
    red 18 28 144 124
    l 0 28 10 124
    t 0 0 162 20
    r 170 0 30 152
    b 0 160 200 40
    size 200 200
    """
  ) {
    fill.named("red").inset(.leading) { fill.frame(10, nil).named("l") }.inset(.top) {
      fill.frame(nil, 20).named("t")
    }.inset(.trailing) { fill.frame(30, nil).named("r") }.inset(.bottom) {
      fill.frame(nil, 40).named("b")
    }
  },
  Case(
    "os-safeareapadding-insets", 200, 200,
    """
    inner 20 10 140 160
    size 200 200
    """
  ) {
    fill.named("inner").safePadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
  },
  Case(
    "ol-rounding-thirds", 100, 100,
    """
    a 0 0 100 26.667
    b 0 36.667 100 26.667
    c 0 73.333 100 26.667
    size 100 100
    """
  ) {
    column(.center, 10) {
      fill.named("a")
      fill.named("b")
      fill.named("c")
    }
  },
  Case(
    "ol-fixedsize-in-stacks", 200, 200,
    """
    1 0 25.667 10 10
    2 16 0 168 61.333
    3 190 25.667 10 10
    4 17 95 80 10
    4i 52 95 10 10
    5 103 69.333 80 61.333
    6 0 138.667 10 61.333
    7 16 164.333 89 10
    8 111 138.667 89 61.333
    size 200 200
    """
  ) {
    column(.center, 8) {
      row(.center, 6) {
        fill.fixedSize().named("1")
        fill.named("2")
        fill.fixedSize().named("3")
      }
      row(.center, 6) {
        fill.fixedSize().named("4i").bounded(FlexibleFrame(minWidth: 50, maxWidth: 80)).named("4")
        fill.bounded(FlexibleFrame(minWidth: 50, maxWidth: 80)).named("5")
      }
      row(.center, 6) {
        fill.fixedSize([.horizontal]).named("6")
        fill.fixedSize([.vertical]).named("7")
        fill.named("8")
      }
    }
  },
  Case(
    "ol-mixed-hstack", 100, 100,
    """
    a 0 0 80 100
    b 90 0 10 100
    size 100 100
    """
  ) {
    row(.center, 10) {
      fill.bounded(FlexibleFrame(minWidth: 30, maxWidth: 100)).named("a")
      fill.frame(10, nil).named("b")
    }
  },
  Case(
    "ol-large-vstack", 160, 400,
    """
    1 0 0 160 20
    2 0 26 160 41
    3 0 73 160 30
    4 75 109 10 10
    5 0 125 160 41
    6 0 172 160 16
    7 0 194 160 41
    8 0 241 160 24
    9 0 271 160 20
    10 0 297 160 10
    11 0 313 160 40
    12 0 359 160 41
    size 160 400
    """
  ) {
    column(.center, 6) {
      fill.frame(nil, 20).named("1")
      fill.named("2")
      fill.bounded(FlexibleFrame(minHeight: 10, maxHeight: 30)).named("3")
      fill.fixedSize().named("4")
      fill.padding(.vertical, 8).named("5")
      fill.frame(nil, 16).padding(.horizontal, 12).named("6")
      fill.bounded(FlexibleFrame(minHeight: 20, maxHeight: .infinity)).named("7")
      fill.frame(nil, 24).named("8")
      fill.bounded(FlexibleFrame(minHeight: 8, maxHeight: 20)).named("9")
      fill.fixedSize([.vertical]).named("10")
      fill.padding(4).bounded(FlexibleFrame(minHeight: 12, maxHeight: 40)).named("11")
      fill.bounded(FlexibleFrame(maxHeight: .infinity)).named("12")
    }
  },
  Case(
    "ol-stack-ideal-size", 300, 200,
    """
    1 0 73.5 40 20
    2 0 97.5 40 10
    3 5 111.5 30 15
    4 82.5 0 20 20
    5 106.5 0 10 20
    6 120.5 0 15 20
    7 48 24 122 176
    8 229 0 20 176
    9 178 180 122 20
    size 300 200
    """
  ) {
    row(.center, 8) {
      column(.center, 4) {
        fill.frame(40, 20).named("1")
        fill.bounded(FlexibleFrame(minHeight: 10, maxHeight: 60)).named("2")
        fill.frame(30, 15).named("3")
      }.fixedSize()
      column(.center, 4) {
        row(.center, 4) {
          fill.frame(20, 20).named("4")
          fill.bounded(FlexibleFrame(minWidth: 10, maxWidth: 100)).named("5")
          fill.frame(15, 20).named("6")
        }.fixedSize()
        fill.bounded(FlexibleFrame(minHeight: 20, maxHeight: .infinity)).named("7")
      }
      column(.center, 4) {
        fill.bounded(FlexibleFrame(minWidth: 20, maxWidth: 80)).fixedSize([.horizontal]).named("8")
        fill.bounded(FlexibleFrame(minHeight: 20, maxHeight: 80)).fixedSize([.vertical]).named("9")
      }
    }
  },
  Case(
    "ol-area-leaf-vstack", 100, 100,
    """
    a 0 8.5 100 33
    b 0 49.5 100 12
    c 0 69.5 100 22
    size 100 83
    """
  ) {
    column(.center, 8) {
      area(3300).named("a")
      area(1200).named("b")
      area(2200).named("c")
    }
  },
  Case(
    "ol-area-leaf-spacer", 100, 100,
    """
    a 0 4.545 66 90.909
    s 74 50 8 0
    b 90 45 10 10
    size 100 90.909
    """
  ) {
    row(.center, 8) {
      area(6000).named("a")
      spacer().named("s")
      fill.fixedSize().named("b")
    }
  },
  Case(
    "ol-orphan-spacer", 100, 100,
    """
    s 0 0 100 100
    size 100 100
    """
  ) {
    spacer().named("s")
  },
  Case(
    "ol-orphan-spacer-fixed", 100, 100,
    """
    s 46 46 8 8
    size 8 8
    """
  ) {
    spacer().named("s").fixedSize()
  },
  Case(
    "ol-spacer-fixed-in-vstack", 100, 100,
    """
    s 50 0 0 8
    r 0 16 100 84
    size 100 100
    """
  ) {
    column(.center, 8) {
      spacer().named("s").fixedSize()
      fill.named("r")
    }
  },
  Case(
    "tk-flex-height", 500, 500,
    """
    a 0 150 500 200
    size 500 200
    """
  ) {
    fill.bounded(FlexibleFrame(minHeight: 0, maxHeight: 200)).named("a")
  },
  Case(
    "tk-infinite-frame-topLeading", 500, 500,
    """
    a 0 0 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .topLeading)
  },
  Case(
    "tk-infinite-frame-top", 500, 500,
    """
    a 200 0 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .top)
  },
  Case(
    "tk-infinite-frame-center", 500, 500,
    """
    a 200 200 100 100
    size 500 500
    """
  ) {
    fill.frame(100, 100).named("a").bounded(
      FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity), .center)
  },
]
