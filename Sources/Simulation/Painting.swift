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
        for view in views { paint(view, on: stage.host, canvas.colorScheme, &list) }
        continue
      }
      let shown = presented[index - 1].presentation
      let frame = stage.host.frame
      let traits = stage.root.screenTraits
      let layer = Layer(
        shown.kind.layerKind, dims: !shown.allowsBackgroundInteraction(traits))
      let scheme = traits.colorScheme ?? stage.root.environment.system.colorScheme
      list.scope(scheme, around: canvas.colorScheme, in: frame) { list in
        list.scope(.layer(layer), in: frame) { list in
          for view in views { paint(view, on: stage.host, scheme, &list) }
          if let arrow = presented[index - 1].arrowFrame(of: stage.host, in: graph) {
            let name = arrow.pointsUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill"
            list.append(.symbol(Symbol(name, color: Color(.background), size: 20)), in: arrow.frame)
          }
          if shown.kind == .sheet, traits.showsGrabber {
            let handle = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
            list.append(.control(Control(.grabber)), in: handle)
          }
        }
      }
    }
    paintKeyboard(on: &list)
    return list
  }

  /// The device's own keyboard, over everything.
  private func paintKeyboard(on list: inout DisplayList) {
    let height = keyboardInsets.bottom
    guard height > 0 else { return }
    let frame = Rect(
      x: 0, y: window.size.height - height, width: window.size.width, height: height)
    list.scope(.layer(Layer(.bar)), in: frame) { list in
      list.append(.fill(.rectangle, .color(Color(.gray))), in: frame)
      list.append(.symbol(Symbol("keyboard", color: Color(.gray), size: 34)), in: frame)
    }
  }

  /// What the display list is painted on.
  public var canvas: Canvas {
    Canvas(
      size: window.size, colorScheme: colorScheme, frame: frameKind,
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

  /// - Parameter scheme: the colour scheme of what the view stands in.
  private func paint(
    _ view: RenderedView, on stage: LayoutHost, _ scheme: ColorScheme, _ list: inout DisplayList
  ) {
    guard let frame = graph.tree.frame(of: view.layout), frame.isFinite else { return }
    let own = view.node.environment.system.colorScheme
    list.scope(own, around: scheme, in: frame) {
      paint(view, frame, on: stage, own, &$0)
    }
  }

  private func paint(
    _ view: RenderedView, _ frame: Rect, on stage: LayoutHost, _ scheme: ColorScheme,
    _ list: inout DisplayList
  ) {
    let facets = [view.node.facets] + view.annotations.map(\.facets)
    let environment = view.node.environment
    for facet in facets.reversed() { run(facet.draw, &list, frame, environment, stage) }
    if view.node.facets.clips {
      list.scope(.clip(.rectangle), in: frame) { list in
        for child in view.paintingOrder { paint(child, on: stage, scheme, &list) }
      }
    } else if view.node.facets.isMask, let content = view.children.first {
      var mask = DisplayList()
      for child in view.children.dropFirst() { paint(child, on: stage, scheme, &mask) }
      list.scope(.mask(mask), in: frame) { paint(content, on: stage, scheme, &$0) }
    } else {
      for child in view.paintingOrder { paint(child, on: stage, scheme, &list) }
    }
    for facet in facets { run(facet.drawOver, &list, frame, environment, stage) }
  }

  private func run(
    _ paint: ((inout DrawContext) -> Void)?, _ list: inout DisplayList, _ frame: Rect,
    _ environment: EnvironmentValues, _ stage: LayoutHost
  ) {
    guard let paint else { return }
    var context = DrawContext(
      list: list, frame: frame, environment: environment, stage: stage)
    paint(&context)
    list = context.list
  }
}

extension DisplayList {
  /// In a scope of its own where the colour scheme is another than around.
  fileprivate mutating func scope(
    _ scheme: ColorScheme, around outer: ColorScheme, in frame: Rect,
    _ draw: (inout DisplayList) -> Void
  ) {
    if scheme == outer { return draw(&self) }
    scope(.colorScheme(scheme), in: frame, draw)
  }
}

extension ScreenTraits {
  /// A handle where a sheet can be dragged to several heights, unless the program says otherwise.
  fileprivate var showsGrabber: Bool {
    sheet.showsDragIndicator ?? ((sheet.detents?.count ?? 1) > 1)
  }
}

extension RenderedView {
  /// The children, those of higher `zIndex` last; a background before what it lies behind.
  var paintingOrder: [RenderedView] {
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
    // Only the front window is seen.
    case .fullScreenCover, .window, .tabs, .stack, .split: .fullScreenCover
    case .popover: .popover
    case .alert, .confirmationDialog, .menu: .floating
    }
  }
}
