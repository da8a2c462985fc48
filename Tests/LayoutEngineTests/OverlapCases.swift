import Geometry

@testable import LayoutEngine

let overlapCases: [Case] = [
  Case(
    "lazyvgrid-adaptive", 320, 56,
    """
    a0 40 0 52.5 24
    a1 102.5 0 52.5 24
    a2 165 0 52.5 24
    a3 227.5 0 52.5 24
    a4 40 32 52.5 24
    size 240 56
    """
  ) {
    lazyGrid([GridTrack(.adaptive(minimum: 50, maximum: .infinity), spacing: 10)], .leading, 8) {
      for i in 0..<5 { fill.frame(nil, 24).named("a\(i)") }
    }.frame(240, nil)
  },
  Case(
    "ignoressafearea-under-top-inset", 100, 200,
    """
    content 0 0 100 200
    bar 0 0 100 30
    """
  ) {
    fill.ignoringSafeArea().named("content").inset(.top, .center, 0) {
      fill.frame(nil, 30).named("bar")
    }.frame(100, 200)
  },
  Case(
    "position-in-hstack", 320, 50,
    """
    l 0 17 24 16
    p 34 0 244 50
    in 64 5 40 40
    r 288 17 32 16
    size 320 50
    """
  ) {
    row(.center, 10) {
      fill.frame(24, 16).named("l")
      fill.frame(40, 40).named("in").position(50, 25).named("p")
      fill.frame(32, 16).named("r")
    }.frame(nil, 50)
  },
  Case(
    "position-takes-proposal", 200, 90,
    """
    p 0 0 200 90
    size 200 90
    """
  ) {
    layers {
      fill
      fill.frame(40, 40).position(50, 30).named("p")
    }
  },
  Case(
    "scrollview-flexible-in-stack", 300, 200,
    """
    a 0 0 300 16
    s 0 16 300 168
    b 0 184 300 16
    size 300 200
    """
  ) {
    column(.center, 0) {
      fill.frame(nil, 16).named("a")
      scroll { fill.frame(nil, 400) }.named("s")
      fill.frame(nil, 16).named("b")
    }
  },
  Case(
    "scrollview-implicit-vstack", 300, 200,
    """
    s 0 76 300 48
    a 0 76 50 20
    b 0 104 50 20
    size 300 48
    """
  ) {
    scroll(.horizontal) {
      fill.frame(50, 20).named("a")
      fill.frame(50, 20).named("b")
    }.named("s")
  },
  Case(
    "os-stackframe-hstack", 200, 200,
    """
    f 25 25 150 150
    a 46 75 50 50
    b 104 75 50 50
    size 150 150
    """
  ) {
    row {
      fill.frame(50, 50).named("a")
      fill.frame(50, 50).named("b")
    }.frame(150, 150).named("f")
  },
  Case(
    "os-stackframe-hvstack", 200, 200,
    """
    a 80 32 40 40
    b 80 80 40 40
    c 56 128 40 40
    d 104 128 40 40
    size 150 150
    """
  ) {
    column {
      fill.frame(40, 40).named("a")
      fill.frame(40, 40).named("b")
      row {
        fill.frame(40, 40).named("c")
        fill.frame(40, 40).named("d")
      }
    }.frame(150, 150)
  },
  Case(
    "os-default-hvstack", 200, 200,
    """
    a 0 0 200 61.333
    b 0 69.333 200 61.333
    c 0 138.667 96 61.333
    d 104 138.667 96 61.333
    size 200 200
    """
  ) {
    column {
      fill.named("a")
      fill.named("b")
      row {
        fill.named("c")
        fill.named("d")
      }
    }
  },
  Case(
    "os-priority-hvstack", 200, 200,
    """
    a 0 0 200 0
    b 0 8 200 184
    c 0 200 96 0
    d 104 200 96 0
    size 200 200
    """
  ) {
    column {
      fill.named("a")
      fill.priority(1).named("b")
      row {
        fill.named("c")
        fill.named("d")
      }
    }
  },
  Case(
    "os-same-size-vstack", 200, 200,
    """
    a 0 0 200 75
    b 95 95 10 10
    c 0 125 200 75
    size 200 200
    """
  ) {
    column(.center, 20) {
      fill.named("a")
      fill.frame(10, 10).named("b")
      fill.named("c")
    }
  },
  Case(
    "os-zstack-bottom", 200, 200,
    """
    a 70 70 60 60
    b 90 110 20 20
    size 60 60
    """
  ) {
    layers(.bottom) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-trailing", 200, 200,
    """
    a 70 70 60 60
    b 110 90 20 20
    size 60 60
    """
  ) {
    layers(.trailing) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-topLeading", 200, 200,
    """
    a 70 70 60 60
    b 70 70 20 20
    size 60 60
    """
  ) {
    layers(.topLeading) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-topTrailing", 200, 200,
    """
    a 70 70 60 60
    b 110 70 20 20
    size 60 60
    """
  ) {
    layers(.topTrailing) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-bottomLeading", 200, 200,
    """
    a 70 70 60 60
    b 70 110 20 20
    size 60 60
    """
  ) {
    layers(.bottomLeading) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-bottomTrailing", 200, 200,
    """
    a 70 70 60 60
    b 110 110 20 20
    size 60 60
    """
  ) {
    layers(.bottomTrailing) {
      fill.frame(60, 60).named("a")
      fill.frame(20, 20).named("b")
    }
  },
  Case(
    "os-zstack-priority", 200, 200,
    """
    z 80 80 40 40
    a 80 50 100 100
    b 80 70 60 60
    c 80 80 40 40
    o 90 90 20 20
    size 40 40
    """
  ) {
    layers(.leading) {
      fill.frame(100, 100).priority(-0.1).named("a")
      fill.frame(60, 60).named("b")
      fill.frame(40, 40).priority(1).named("c")
    }.named("z").over { fill.frame(20, 20).named("o") }
  },
  Case(
    "os-overlay-background-corners", 200, 200,
    """
    z 0 0 200 200
    o 0 0 100 100
    b 100 100 100 100
    size 200 200
    """
  ) {
    fill.frame(200, 200).named("z").over(.topLeading) { fill.frame(100, 100).named("o") }.over(
      .bottomTrailing
    ) { fill.frame(100, 100).named("b") }
  },
  Case(
    "os-alignmentguide-unused-guide", 200, 200,
    """
    c0 0 0 200 44
    c1 0 52 200 44
    c2 0 104 200 44
    c3 0 156 200 44
    size 200 200
    """
  ) {
    column(.leading) {
      for i in 0..<4 { fill.guide(.trailing) { _ in Double(i) * 10 }.named("c\(i)") }
    }
  },
  Case(
    "os-aspect-half-fit", 200, 200,
    """
    a 87.5 75 25 50
    size 100 50
    """
  ) {
    fill.aspect(0.5, .fit).named("a").frame(100, 50)
  },
  Case(
    "os-aspect-half-fill", 200, 200,
    """
    a 75 50 50 100
    size 50 100
    """
  ) {
    fill.aspect(0.5, .fill).named("a").frame(50, 100)
  },
  Case(
    "os-aspect-two-fit", 200, 200,
    """
    a 50 75 100 50
    size 100 50
    """
  ) {
    fill.aspect(2, .fit).named("a").frame(100, 50)
  },
  Case(
    "os-aspect-nil-fill", 200, 200,
    """
    a 50 50 100 100
    size 50 100
    """
  ) {
    fill.aspect(nil, .fill).named("a").frame(50, 100)
  },
]
