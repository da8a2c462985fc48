import Geometry
import LayoutEngine
import ViewTree

/// What a user can see and act on now, in reading order (contract, section 5).
public struct ScreenReport: Hashable, Sendable {
  public struct ControlReport: Hashable, Sendable {
    public var role: String
    public var label: String
    public var value: String?
    /// What is read after the label and the value.
    public var hint: String?
    public var isEnabled: Bool
    public var isSelected: Bool?
    /// The node's number, as `tree` prints it.
    public var id: Int
    /// The texts inside, each of which names the control too.
    public var texts: [String]
    public var frame: Rect
  }

  public var title: String?
  public var backButton: String?
  public var texts: [String] = []
  public var controls: [ControlReport] = []
}

/// A control on the screen.
public struct FoundControl {
  public var report: ScreenReport.ControlReport
  public var interaction: Interaction
  public var view: RenderedView
}

extension Simulator {
  /// A stage that a user can reach.
  struct ReachableStage {
    var root: ViewNode
    var views: [RenderedView]
    var host: LayoutHost
  }

  /// The stages that a user can reach: the topmost, and those below it that it lets through, top
  /// first.
  func reachableStages() throws -> [ReachableStage] {
    guard let root else { return [] }
    var stages: [ReachableStage] = []
    for shown in presentations.reversed() {
      stages.append(
        ReachableStage(
          root: shown.content, views: try graph.render(shown.content),
          host: try shown.host(in: baseHost, graph)))
      if !shown.presentation.allowsBackgroundInteraction(shown.content.screenTraits) {
        return stages
      }
    }
    return stages + [ReachableStage(root: root, views: try graph.render(root), host: baseHost)]
  }

  /// What a user sees and reaches on one stage.
  private func reading(of stage: ReachableStage) -> ScreenReader {
    var reader = ScreenReader(simulator: self, stage)
    reader.readAll(stage.views)
    return reader
  }

  /// The texts on screen, and the controls.
  public func screen() throws -> ScreenReport {
    var report = ScreenReport()
    for stage in try reachableStages() {
      let reader = reading(of: stage)
      report.texts += reader.texts
      report.controls += reader.controls.map(\.report)
    }
    report.backButton = report.controls.last { $0.role == "back" }?.label
    // Tabs have no title of their own: the bar around them shows one.
    report.title = try contexts().last { $0.kind != .tabs || $0.title != nil }?.title
    return report
  }

  /// The controls on screen, in reading order.
  public func controls() throws -> [FoundControl] {
    try reachableStages().flatMap { reading(of: $0).controls }
  }

  /// The texts and controls of what is on top.
  func topReading() throws -> ScreenReader? { try reachableStages().first.map(reading) }

  var windowFrame: Rect { Rect(origin: .zero, size: window.size) }

  /// What of the window the keyboard leaves to see and to touch.
  fileprivate var seenFrame: Rect { windowFrame.inset(by: keyboardInsets) }
}

/// Walks views in reading order, and keeps what is inside the visible part of each.
struct ScreenReader {
  let simulator: Simulator
  var texts: [String] = []
  var controls: [FoundControl] = []

  private let covering: Covering

  init(simulator: Simulator, _ stage: Simulator.ReachableStage) {
    self.simulator = simulator
    covering = Covering(stage, in: simulator.graph.tree, clip: simulator.seenFrame)
  }

  mutating func readAll(_ views: [RenderedView]) {
    for view in views { read(view, clip: simulator.seenFrame) }
  }

  /// What is said of the elements inside a view, by modifiers on what stands around them.
  struct Said {
    var label: String?
    var value: String?
    var hint: String?
    var traits: SpokenTraits?
    /// Whether touches reach what is inside.
    var isTouchable = true
    var scrolled = Covering.Scrolled()
    /// The gestures around that do not give way to those inside, outermost first.
    var gestures: [Interaction] = []
  }

  private mutating func read(_ view: RenderedView, clip: Rect, _ outer: Said = Said()) {
    guard !view.isHidden else { return }
    let tree = simulator.graph.tree
    let frame = tree.frame(of: view.layout) ?? .zero
    guard frame.intersects(clip) || frame.size == .zero else { return }
    let inner = view.node.facets.clips ? clip.intersection(frame) : clip
    let start = texts.count
    let place = controls.count
    let scrolled = outer.scrolled.entering(
      view.node.facets.clips ? tree.scrollGeometry(of: view.layout) : nil)
    let area = clip.intersection(frame)
    if let text = view.node.facets.text, !covering.hides(view, in: area, scrolled) {
      texts.append(text)
    }
    if let drawn = view.node.facets.drawnTexts, !covering.hides(view, in: area, scrolled) {
      texts += drawn()
    }
    let said = Said(
      label: outer.label ?? view.accessibilityLabel, value: outer.value ?? view.accessibilityValue,
      hint: outer.hint ?? view.accessibilityHint,
      traits: outer.traits?.over(view.accessibilityTraits) ?? view.accessibilityTraits,
      isTouchable: outer.isTouchable && !view.ignoresTouches, scrolled: scrolled,
      gestures: outer.gestures)
    var interaction = said.isTouchable ? view.interaction : nil
    let goesInside = interaction == nil && !view.holdsElements
    var inside = goesInside ? said : Said(isTouchable: said.isTouchable, scrolled: scrolled)
    inside.gestures = outer.gestures
    if let interaction, interaction.precedence != .inner { inside.gestures.append(interaction) }
    for gesture in outer.gestures.reversed() { interaction?.yield(to: gesture) }
    for child in view.readingOrder { read(child, clip: inner, inside) }
    if let badge = view.rowBadge, !covering.hides(view, in: area, scrolled) { texts.append(badge) }
    guard let interaction, !covering.takesTouches(of: view, in: area),
      frame.size != .zero || !view.name(of: interaction).isEmpty
    else { return }
    controls.insert(control(interaction, view, Array(texts[start...]), said, frame), at: place)
  }

  private func control(
    _ interaction: Interaction, _ view: RenderedView, _ texts: [String], _ said: Said, _ frame: Rect
  ) -> FoundControl {
    let role = interaction.role == .view ? said.traits?.role ?? .view : interaction.role
    let report = ScreenReport.ControlReport(
      role: role.rawValue, label: said.label ?? view.name(of: interaction),
      value: said.value ?? interaction.value, hint: said.hint,
      isEnabled: interaction.isEnabled,
      isSelected: said.traits?.isSelected ?? interaction.isSelected,
      id: view.node.id, texts: texts, frame: frame)
    return FoundControl(report: report, interaction: interaction, view: view)
  }
}

extension Rect {
  /// The part that both share; empty where they do not meet.
  func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
