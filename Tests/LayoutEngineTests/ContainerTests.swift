import Geometry
import Testing

@testable import LayoutEngine

/// A leaf with text's manners: one line of `width`, wrapped in whole tens.
struct FakeText: LeafMeasurer {
  var width: Double
  var baseline = 12.0

  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    let room = max(proposal.width ?? width, 10)
    let lines = room < width ? (width / room).rounded(.up) : 1
    return LeafAnswer(
      Size(width: min(room, width), height: lines * 16), firstBaseline: baseline,
      lastBaseline: (lines - 1) * 16 + baseline)
  }

  /// The 13-point system font of macOS, at two pixels a point (layout rule 8.3).
  var spacing: ViewSpacing {
    .text(
      ViewSpacing.TextMetrics(
        ascent: 13 * 0.966_796_875, descent: 13 * 0.210_937_5, capHeight: 13 * 0.704_589_843_75,
        leading: 0, firstBaseline: baseline, lastBaselineFromBottom: baseline - 16,
        pixelLength: 0.5))
  }
}

func text(_ width: Double, baseline: Double = 12) -> TestView {
  TestView(spec: .measured(FakeText(width: width, baseline: baseline)))
}

@Suite struct ContainerTests {
  @Test func textKeepsItsDistance() {
    let laid = Laid(
      column(.leading) {
        text(40).named("t")
        box(10, 10).named("a")
        text(40).named("u")
        text(40).named("v")
        row {
          text(30); box(5, 5)
        }.named("r")
      }, 100, 200)
    func distance(_ one: String, _ other: String) -> Double {
      (laid.frame(other)?.minY ?? .nan) - (laid.frame(one)?.maxY ?? .nan)
    }
    #expect(abs(distance("t", "a") - 8.15087890625) < 1e-9)
    #expect(abs(distance("a", "u") - 4.7421875) < 1e-9)
    #expect(distance("u", "v") == 0)
    #expect(distance("v", "r") == distance("t", "a"))
  }

  @Test func baselinesMeet() {
    let laid = Laid(
      row(.firstTextBaseline, 0) {
        text(20, baseline: 12).named("a")
        text(20, baseline: 5).padding(.top, 1).named("b")
        box(10, 30).named("c")
      }, 100, 100)
    #expect(laid.dump(["a", "b", "c"]) == "a 25 47.5 20 16\nb 45 53.5 20 17\nc 65 29.5 10 30")
  }

  @Test func aCustomGuideIsTheMeanOfTheChildren() {
    let tree = LayoutTree()
    let middle = tree.registerAlignment(along: .vertical) { $0[.bottom] }
    var names: [String: LayoutNode] = [:]
    let view = row(VerticalAlignment(middle), 0) {
      column(.center, 0) {
        fill.frame(20, 20).guide(middle) { $0[.verticalCenter] }
        fill.frame(20, 20)
        fill.frame(20, 20).guide(middle) { $0[.verticalCenter] }
      }
      fill.frame(20, 10).named("d")
    }
    let root = view.make(in: tree, &names)
    tree.layout(root, in: LayoutHost(size: ProposedSize(width: 40, height: 60)))
    #expect(
      names["d"].flatMap { tree.frame(of: $0) } == Rect(x: 20, y: 20, width: 20, height: 10))
  }

  @Test func aReaderTellsItsSizeAndTakesItsContentLater() {
    let tree = LayoutTree()
    let reader = tree.create(.geometryReader)
    let root = tree.create(.padding(EdgeInsets(.all, 10)), children: [reader])
    var host = LayoutHost(size: ProposedSize(width: 100, height: 80))
    tree.layout(root, in: host)
    #expect(tree.takeResizedReaders() == [reader])
    #expect(tree.placedSize(of: reader) == Size(width: 80, height: 60))
    let content = tree.create(.fixed(FixedLeaf(Size(width: 40, height: 30))))
    tree.setChildren([content], of: reader)
    tree.resetCounters()
    tree.layout(root, in: host)
    #expect(tree.frame(of: content) == Rect(x: 10, y: 10, width: 40, height: 30))
    #expect(tree.counters.measurements == 0)
    #expect(tree.takeResizedReaders().isEmpty)
    host.size.width = 50
    tree.layout(root, in: host)
    #expect(tree.takeResizedReaders() == [reader])
  }

  @Test func aFlexibleGridSharesItsWidth() {
    let laid = Laid(
      grid(across: 8, down: 4) {
        gridRow {
          box(20, 10).named("a")
          fill.frame(nil, 10).named("b")
          box(60, 10)
        }
        gridRow {
          fill.frame(nil, 10).named("c")
          box(30, 20).named("d")
          fill.frame(nil, 10)
        }
      }, 280, 100)
    #expect(
      laid.dump(["a", "b", "c", "d", "size"])
        == """
        a 34 33 20 10
        b 96 33 88 10
        c 0 52 88 10
        d 125 47 30 20
        size 280 34
        """)
  }

  @Test func aSpanningFillWidensRigidColumns() {
    let laid = Laid(
      grid(across: 8, down: 0) {
        gridRow {
          box(9, 10).named("a")
          box(60, 10).named("b")
          box(28, 10).named("c")
        }
        divider.named("d")
      }, 320, 100)
    #expect(
      laid.dump(["a", "b", "c", "d"])
        == "a 34.5 44.5 9 10\nb 120.5 44.5 60 10\nc 257.5 44.5 28 10\nd 0 54.5 320 1")
  }

  @Test func cellsAskForAnchorsColumnsAndNoSize() {
    let laid = Laid(
      grid(.topLeading, across: 10, down: 10) {
        gridRow {
          box(40, 40)
          box(10, 10).cell(GridCell(anchor: .bottomTrailing)).named("a")
          box(80, 10)
        }
        gridRow(.bottom) {
          box(20, 10).cell(GridCell(columnAlignment: .trailing)).named("b")
          fill.cell(GridCell(columns: 2, unsizedAxes: [.horizontal, .vertical])).named("c")
        }
        fill.frame(nil, 5).cell(GridCell(unsizedAxes: .horizontal)).named("d")
      }, 300, 300)
    #expect(
      laid.dump(["a", "b", "c", "d", "size"])
        == """
        a 125 142.5 10 10
        b 95 162.5 20 10
        c 125 162.5 100 10
        d 75 182.5 150 5
        size 150 75
        """)
  }

  @Test func scrollViewsReachThroughTheSafeArea() {
    let host = LayoutHost(
      size: ProposedSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    let laid = Laid(scroll { fill.frame(nil, 2_000).named("c") }.named("s"), host)
    #expect(laid.dump(["s", "c"]) == "s 0 0 393 852\nc 0 59 393 2000")
    #expect(
      laid.tree.scrollGeometry(of: laid.root)
        == ScrollGeometry(
          viewport: Size(width: 393, height: 852), contentSize: Size(width: 393, height: 2_000),
          contentInsets: host.safeArea, contentOffset: .zero,
          maximumOffset: Point(x: 0, y: 2_000 + 93 - 852)))
    laid.tree.setContentOffset(Point(x: 0, y: 100), of: laid.root)
    laid.tree.layout(laid.root, in: host)
    #expect(laid.dump(["s", "c"]) == "s 0 0 393 852\nc 0 -41 393 2000")
  }

  @Test func backgroundsOfAStyleReachThroughTheSafeArea() {
    let host = LayoutHost(
      size: ProposedSize(width: 100, height: 200), safeArea: EdgeInsets(.vertical, 20))
    let laid = Laid(
      column(.center, 0) {
        box(30, 10).background(ignoring: .all) { fill.named("bar") }
        fill.background(ignoring: []) { fill.named("kept") }
        fill.ignoringSafeArea(.bottom).named("grown")
      }, host)
    #expect(
      laid.dump(["bar", "kept", "grown"])
        == "bar 35 0 30 30\nkept 0 30 100 75\ngrown 0 105 100 95")
  }

  @Test func relativeFramesMeasureTheScrollView() {
    let relative = ContainerRelativeFrame(axes: .horizontal, count: 3, span: 2, spacing: 10)
    let laid = Laid(
      scroll(.horizontal) {
        fill.frame(nil, 20).wrapped(.containerRelativeFrame(relative, .center)).named("f")
      }.padding(5), 320, 100)
    #expect(laid.dump(["f"]) == "f 5 40 203.333 20")
    #expect(laid.tree.problems.isEmpty)
  }

  @Test func rightToLeftMirrorsCustomLayoutsToo() {
    struct Corner: CustomLayout {
      func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
        Size(width: 100, height: 50)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
        subviews.first?.place(at: bounds.origin, proposal: .unspecified)
      }
    }
    let laid = Laid(
      box(30, 20).named("a").custom(Corner()).direction(.rightToLeft).offset(7, 0), 100, 50)
    #expect(laid.dump(["a"]) == "a 77 0 30 20")
  }

  @Test func anExplanationTellsTheSharesAndTheOrder() throws {
    let laid = Laid(
      row(.center, 0) {
        fill.bounded(FlexibleFrame(minWidth: 20)).named("a")
        fill.bounded(FlexibleFrame(minWidth: 20)).priority(1).named("b")
        fill.frame(60, nil).named("c")
      }, 300, 100)
    let a = try #require(laid.names["a"])
    let b = try #require(laid.names["b"])
    let c = try #require(laid.names["c"])
    let why = try #require(laid.tree.explain(b))
    #expect(why.rule == LayoutRule(6, 9))
    #expect(why.proposal == ProposedSize(width: 220, height: 100))
    #expect(why.frame == Rect(x: 20, y: 0, width: 220, height: 100))
    let facts = why.parentSteps.map(\.fact)
    #expect(facts.contains(.order([b, c, a])))
    #expect(facts.contains(.reserved(80, forPriorityBelow: 1)))
    #expect(facts.contains(.offered(b, share: 220, answer: 220, left: 0)))
    #expect(facts.contains(.offered(c, share: 40, answer: 60, left: 20)))
    #expect(facts.contains(.placed(a, at: .zero)))
    #expect(why.parentSteps.first?.rule.description == "7.1")
  }

  @Test func theSameParametersChangeNothing() {
    let tree = LayoutTree()
    let specs: [LayoutSpec] = [
      .padding(EdgeInsets(.all, 3)), .scroll(ScrollSpec()), .zStack(.topLeading),
      .safeAreaInset(.top, SafeAreaInset()), .ignoresSafeArea(.all, .all), .layoutPriority(2),
      .flexibleFrame(FlexibleFrame(minWidth: 3, idealWidth: 9), .center), .geometryReader,
    ]
    var nodes = [tree.create(.flexible)]
    for spec in specs { nodes.append(tree.create(spec, children: [nodes[nodes.count - 1]])) }
    let host = LayoutHost(size: ProposedSize(width: 100, height: 100))
    let root = nodes[nodes.count - 1]
    tree.layout(root, in: host)
    let before = tree.frames(below: root)
    tree.resetCounters()
    for (node, spec) in zip(nodes.dropFirst(), specs) { tree.update(node, spec) }
    tree.update(nodes[0], .flexible)
    tree.layout(root, in: host)
    #expect(tree.counters == LayoutCounters())
    #expect(tree.frames(below: root) == before)
  }

  @Test func rightToLeftScrollersStartAtTheRight() {
    let host = LayoutHost(
      size: ProposedSize(width: 100, height: 50), direction: .rightToLeft)
    let laid = Laid(
      scroll(.horizontal) {
        row(.center, 0) {
          box(80, 10).named("a"); box(80, 10).named("b")
        }
      },
      host)
    #expect(laid.dump(["a", "b"]) == "a 20 20 80 10\nb -60 20 80 10")
    laid.tree.setContentOffset(Point(x: 60, y: 0), of: laid.root)
    laid.tree.layout(laid.root, in: host)
    #expect(laid.dump(["a", "b"]) == "a 80 20 80 10\nb 0 20 80 10")
  }

  @Test func scrollingRevealsAnItem() throws {
    let laid = Laid(
      scroll { column(.center, 0) { for i in 0..<50 { box(10, 20).named("\(i)") } } }, 100, 100)
    let item = try #require(laid.names["30"])
    let tree = laid.tree
    let least = tree.contentOffset(revealing: item, in: laid.root, anchor: nil)
    #expect(least == Point(x: 0, y: 520))
    let centred = tree.contentOffset(revealing: item, in: laid.root, anchor: .center)
    #expect(centred == Point(x: 0, y: 560))
    let seen = try #require(laid.names["2"])
    #expect(tree.contentOffset(revealing: seen, in: laid.root, anchor: nil) == .zero)
  }

  @Test func framesAndPaddingMakeTextEdgesPlain() {
    let laid = Laid(
      column {
        text(40).named("a")
        text(40).padding(.top, 1).named("b")
        text(40).frame(nil, 16).named("c")
        text(40).frame(50, nil).named("d")
      }, 200, 200)
    func gap(_ one: String, _ other: String) -> Double {
      (laid.frame(other)?.minY ?? .nan) - (laid.frame(one)?.maxY ?? .nan)
    }
    #expect(abs(gap("a", "b") - 8.15087890625) < 1e-9)
    #expect(abs(gap("b", "c") - 8.15087890625) < 1e-9)
    #expect(abs(gap("c", "d") - 4.7421875) < 1e-9)
  }

  @Test func theCandidateThatFitsChangesWithItsContent() throws {
    let laid = Laid(
      firstThatFits {
        box(80, 10).named("a"); box(40, 10).named("b")
      }, 50, 50)
    #expect(laid.dump(["a", "b"]) == "a none\nb 5 20 40 10")
    let first = try #require(laid.names["a"])
    laid.tree.update(first, .fixed(FixedLeaf(Size(width: 50, height: 10))))
    laid.tree.layout(laid.root, in: laid.host)
    #expect(laid.dump(["a", "b"]) == "a 0 20 50 10\nb none")
  }

  @Test func aSpacerFollowsTheStackItMovesTo() {
    let tree = LayoutTree()
    let spacer = tree.create(.spacer(minLength: 12))
    let wrapped = tree.create(.fixedSize([.horizontal, .vertical]), children: [spacer])
    let inRow = tree.create(.hStack(.center, spacing: 0), children: [wrapped])
    let root = tree.create(.vStack(.center, spacing: 0), children: [inRow])
    let host = LayoutHost(size: ProposedSize(width: 100, height: 100))
    tree.layout(root, in: host)
    #expect(tree.placedSize(of: wrapped) == Size(width: 12, height: 0))
    tree.update(inRow, .vStack(.center, spacing: 0))
    tree.layout(root, in: host)
    #expect(tree.placedSize(of: wrapped) == Size(width: 0, height: 12))
    tree.update(inRow, .hStack(.center, spacing: 0))
    tree.setChildren([wrapped], of: root)
    tree.layout(root, in: host)
    #expect(tree.placedSize(of: wrapped) == Size(width: 0, height: 12))
  }

  @Test func twoRootsInOneTree() {
    let tree = LayoutTree()
    let one = tree.create(.flexible)
    let other = tree.create(.circle)
    tree.layout(one, in: LayoutHost(size: ProposedSize(width: 100, height: 50)))
    tree.layout(other, in: LayoutHost(size: ProposedSize(width: 60, height: 50)))
    #expect(tree.frame(of: one) == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(tree.frame(of: other) == Rect(x: 5, y: 0, width: 50, height: 50))
  }
}
