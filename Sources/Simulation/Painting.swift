import Drawing
import Geometry
import LayoutEngine
import ViewTree

extension Simulator {
  /// What to paint of everything on screen: the window, and each presentation above it.
  public func displayList() throws -> DisplayList {
    var list = DisplayList()
    let presented = presentations
    for (index, stage) in try stages().enumerated() {
      let views = try graph.render(stage.root)
      guard index > 0 else {
        for view in views { paint(view, &list) }
        continue
      }
      let shown = presented[index - 1].presentation
      let frame = Rect(
        origin: stage.host.origin,
        size: Size(width: stage.host.size.width ?? 0, height: stage.host.size.height ?? 0))
      let layer = Layer(
        shown.kind.layerKind, dims: !shown.allowsBackgroundInteraction(stage.root.screenTraits))
      list.scope(.layer(layer), in: frame) { list in
        for view in views { paint(view, &list) }
      }
    }
    return list
  }

  /// What the display list is painted on.
  public var canvas: Canvas {
    Canvas(
      size: window.size, colorScheme: settings.isDark ? .dark : .light, frame: frameKind,
      scale: device.scale)
  }

  private var frameKind: Canvas.Frame {
    switch device.idiom {
    case .phone: .phone
    case .pad: .tablet
    case .mac: .window
    case .watch: .watch
    }
  }

  private func paint(_ view: RenderedView, _ list: inout DisplayList) {
    guard let frame = graph.tree.frame(of: view.layout), frame.isFinite else { return }
    let facets = [view.node.facets] + view.annotations.map(\.facets)
    let environment = view.node.environment
    for facet in facets.reversed() { run(facet.draw, &list, frame, environment) }
    if view.node.facets.clips {
      list.scope(.clip(.rectangle), in: frame) { list in
        for child in view.paintingOrder { paint(child, &list) }
      }
    } else {
      for child in view.paintingOrder { paint(child, &list) }
    }
    for facet in facets { run(facet.drawOver, &list, frame, environment) }
  }

  private func run(
    _ paint: ((inout DrawContext) -> Void)?, _ list: inout DisplayList, _ frame: Rect,
    _ environment: EnvironmentValues
  ) {
    guard let paint else { return }
    var context = DrawContext(list: list, frame: frame, environment: environment)
    paint(&context)
    list = context.list
  }
}

extension RenderedView {
  /// The children, those of higher `zIndex` last; a background before what it lies behind.
  fileprivate var paintingOrder: [RenderedView] {
    if isBackground { return Array(children.dropFirst() + children.prefix(1)) }
    let children = children
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  private var isBackground: Bool {
    if case .attachment(.background) = node.facets.shape { true } else { false }
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension ScreenKind {
  fileprivate var layerKind: Layer.Kind {
    switch self {
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .popover: .popover
    case .alert, .confirmationDialog: .alert
    case .menu: .menu
    case .window, .tabs, .stack, .split: .sheet
    }
  }
}
