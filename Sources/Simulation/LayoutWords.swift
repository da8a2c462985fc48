import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// Names of views, numbers and sizes as explanations say them.
struct LayoutWords {
  let graph: ViewGraph

  /// `Text "Hello"`
  func title(_ view: RenderedView) -> Sentence { title(view.node) }

  /// The same without what a modifier stands around, where that is known.
  func shortTitle(_ view: RenderedView) -> Sentence {
    called(view.node) == nil ? Sentence(verbatim: view.name) : title(view)
  }

  func name(_ layout: LayoutNode) -> Sentence {
    graph.node(withLayout: layout).map(title) ?? "a view"
  }

  private func title(_ node: ViewNode) -> Sentence {
    guard let text = called(node) else {
      return content(of: node).map { "\(node.name) around \($0)" } ?? Sentence(verbatim: node.name)
    }
    return "\(node.name) \"\(text.count > 40 ? text.prefix(37) + "..." : text)\""
  }

  /// What it shows, or the name of its picture.
  private func called(_ node: ViewNode) -> String? { node.facets.text ?? node.facets.label }

  /// What a modifier stands around: the view that is not one itself.
  private func content(of node: ViewNode) -> Sentence? {
    var inner = node
    while true {
      switch inner.facets.shape {
      case .wrap, .attachment:
        guard let next = inner.attached.first else { return nil }
        inner = next
      case .list where inner !== node && inner.allChildren.count == 1:
        // What has no layout of its own, as `lineLimit`.
        inner = inner.allChildren[0]
      case .list, .container, .composed: return inner === node ? nil : title(inner)
      }
    }
  }

  /// `leading edges`
  func plural(_ key: AlignmentKey) -> Sentence {
    switch key {
    case .leading: "leading edges"
    case .trailing: "trailing edges"
    case .top: "tops"
    case .bottom: "bottoms"
    case .horizontalCenter: "horizontal centres"
    case .verticalCenter: "vertical centres"
    case .firstTextBaseline: "first baselines"
    case .lastTextBaseline: "last baselines"
    default: "a guide of the program's own"
    }
  }

  func text(_ proposal: ProposedSize) -> String {
    func length(_ value: Double?) -> String { value.map(text) ?? "nil" }
    return "\(length(proposal.width)) × \(length(proposal.height))"
  }

  func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }

  /// `it is (300 - 2 × 8) / 3 = 94.667 of its container's 300`
  func part(of whole: Double, count: Int, span: Int, spacing: Double) -> Sentence {
    let column = (whole - spacing * Double(count - 1)) / Double(count)
    if count == 1 { return "it is as long as its container, \(text(whole))" }
    let gaps = spacing == 0 ? text(whole) : "(\(text(whole)) - \(count - 1) × \(text(spacing)))"
    let sum = "\(gaps) / \(count) = \(text(column))"
    if span == 1 { return "it is \(sum) of its container's \(text(whole))" }
    let length = text(column * Double(span) + spacing * Double(span - 1))
    return
      "a part is \(sum) of its container's \(text(whole)); \(span) of them with the gaps inside are \(length)"
  }

  /// `the largest of its shape, 1.5 to 1, that fits in there`
  func shape(_ ratio: Double, fits: Bool) -> Sentence {
    fits
      ? "that is the largest size of the shape \(text(ratio)) to 1 that fits into it"
      : "that is the smallest size of the shape \(text(ratio)) to 1 that fills it"
  }

  /// Which cell makes a grid's column as wide as it is.
  func column(_ number: Int, _ width: Double, _ widest: LayoutNode?, _ needs: Double) -> Sentence {
    guard let widest, needs > 0 else {
      return "column \(number) is \(text(width)) wide: only what goes across it gives it a width"
    }
    return width > needs
      ? "column \(number) is \(text(width)) wide: \(name(widest)) needs \(text(needs)), and what "
        + "goes across it stretches it"
      : "column \(number) is \(text(width)) wide, as its widest cell is: \(name(widest))"
  }

  /// `4 of 92.25` where they are equal, and each where they are not.
  func text(_ lengths: [Double]) -> Sentence {
    let words = lengths.map { text($0) }
    return words.count > 1 && Set(words).count == 1
      ? "\(words.count) of \(words[0]) each" : .list(words)
  }

  /// To a thousandth, without a fraction where there is none.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Sentence {
  /// With the number of the rule that says so.
  func by(_ rule: LayoutRule) -> Sentence { "\(self) (rule \(rule))" }
}
