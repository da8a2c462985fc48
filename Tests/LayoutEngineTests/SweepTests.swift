import Foundation
import Geometry
import TestSupport
import Testing

@testable import LayoutEngine

/// The properties of layout over many seeded trees, more with `NAVLAB_TREES`.
@Suite struct SweepTests {
  /// How many trees each property is held against.
  private static let count =
    ProcessInfo.processInfo.environment["NAVLAB_TREES"].flatMap(Int.init) ?? 250

  /// What does not hold for one seed; nil where everything does.
  private struct Sweep {
    let seed: UInt64

    private func view() -> TestView {
      var trees = RandomTrees(seed: seed)
      return trees.view(4)
    }

    private func frames(_ view: TestView, _ width: Double?, _ height: Double?) -> [Rect?] {
      let laid = Laid(view, width, height)
      return laid.tree.frames(below: laid.root)
    }

    func broken() -> String? {
      let laid = Laid(view(), 300, 400)
      let first = laid.tree.frames(below: laid.root)
      if first.contains(where: { !isSound($0) }) { return "a frame is not finite" }
      if frames(view(), 300, 400) != first { return "the same input has other frames" }
      let turned = frames(view().transposed, 400, 300).map { frame in
        frame.map { Rect(x: $0.minY, y: $0.minX, width: $0.size.height, height: $0.size.width) }
      }
      if turned != first { return "the transposed tree is not the transposed layout" }
      if !isMirrored(first) { return "right to left is not the mirror image" }
      return disagreeingAnswer(laid.tree, laid.root)
    }

    private func isSound(_ frame: Rect?) -> Bool {
      guard let frame else { return false }
      return frame.minX.isFinite && frame.minY.isFinite && frame.size.width >= 0
        && frame.size.height >= 0
    }

    private func isMirrored(_ frames: [Rect?]) -> Bool {
      let host = LayoutHost(
        size: ProposedSize(width: 300, height: 400), direction: .rightToLeft)
      let other = Laid(view(), host)
      return zip(frames, other.tree.frames(below: other.root)).allSatisfy { left, right in
        guard let left, let right else { return false }
        return abs(left.minX + right.maxX - 300) < 1e-9 && left.minY == right.minY
          && left.size == right.size
      }
    }

    /// A tree that has been asked before answers as one that has not.
    private func disagreeingAnswer(_ tree: LayoutTree, _ root: LayoutNode) -> String? {
      for (width, height) in [(nil, nil), (0, 0), (37, nil), (.infinity, 80)]
        as [(Double?, Double?)]
      {
        let proposal = ProposedSize(width: width, height: height)
        let fresh = LayoutTree()
        var names: [String: LayoutNode] = [:]
        let twin = view().make(in: fresh, &names)
        if tree.size(of: root, proposal: proposal) != fresh.size(of: twin, proposal: proposal) {
          return "a remembered answer differs from a fresh one"
        }
      }
      return nil
    }
  }

  @Test func everyTreeKeepsTheProperties() {
    for seed in 1...UInt64(Self.count) {
      #expect(Sweep(seed: seed * 7_919).broken() == nil, "seed \(seed * 7_919)")
    }
  }

  /// A lazy column of which everything is in view stands as its eager twin in a scroll view, whose
  /// children are proposed the same.
  @Test(arguments: [nil, 0, 7.5] as [Double?])
  func lazyColumnsStandAsEagerOnes(spacing: Double?) {
    for seed in 1...UInt64(Self.count / 5) {
      var trees = RandomTrees(seed: seed, hasTexts: true)
      let rows = (0..<6).map { trees.view(2).named("\($0)") }
      let host = LayoutHost(size: ProposedSize(width: 300, height: 20_000))
      let lazy = Laid(scroll { lazyColumn(.leading, spacing) { rows } }, host)
      let eager = Laid(scroll { column(.leading, spacing) { rows } }, host)
      for row in rows.indices {
        let one = lazy.frame("\(row)")
        let other = eager.frame("\(row)")
        #expect(one?.minY == other?.minY && one?.size == other?.size, "seed \(seed), row \(row)")
      }
    }
  }
}
