import Checking
import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A presentation that a binding drives: a sheet, cover, popover, alert or dialog.
///
/// A class: it lives with the node of its modifier from update to update.
final class BoundPresentation: Presentation {
  /// What the modifier says of it at each update.
  struct Request {
    var kind: ScreenKind
    var title: String?
    /// Whether the binding asks for it now.
    var isOn: Bool
    /// The item's id, where an item drives it: another id is another presentation (rule 5.1.3).
    var item: ValueKey?
    var content: () throws -> Value
    /// Sets the binding to false or nil.
    var reset: () throws -> Void
    var onDismiss: (() throws -> Void)?
    /// What an alert's actions get, kept as it was when it was shown.
    var data: Value?
    /// What a user's way out runs, besides closing: a dialog's cancel button.
    var cancel: (() throws -> Void)?
    /// The modifier in the program's source.
    var place = SourceRange.none
  }

  private(set) weak var owner: ViewNode?
  private(set) weak var content: ViewNode?
  private(set) var isWanted = false
  var order = 0
  private var request: Request
  private var shownItem: ValueKey?
  /// The data of the alert that is shown (navigation rule 6.4).
  private(set) var keptData: Value?
  /// Whether it closes because the user said so, and the binding follows.
  private var isClosedByUser = false
  /// Whether it came while another one closed, and was not shown.
  private var isLost = false
  private var detent: SheetTraits.Detent?
  private var derived = DerivedEnvironment()
  private let editing = EditingMode()
  private var version = -1

  init(_ request: Request, owner: ViewNode) {
    self.request = request
    self.owner = owner
  }

  private var system: SystemValues { owner?.environment.system ?? SystemValues() }

  var title: String? { request.title }
  var place: SourceRange { request.place }

  /// A popover in a compact width is a sheet, and in a compact height covers everything, unless its
  /// content says otherwise, as that of a sheet may (navigation rules 5.6.3 and 5.6.4).
  var kind: ScreenKind {
    guard [.popover, .sheet].contains(request.kind), system.idiom != .mac else {
      return request.kind
    }
    let isLow = system.verticalSizeClass == .compact
    guard isLow || system.windowWidthClass == .compact else { return request.kind }
    let adaptation = content?.screenTraits.sheet.compactAdaptation
    switch isLow ? adaptation?.vertical : adaptation?.horizontal {
    case "fullScreenCover": return .fullScreenCover
    case "sheet": return .sheet
    case "none", "popover": return request.kind
    default: return request.kind == .popover && isLow ? .fullScreenCover : .sheet
    }
  }

  // MARK: Updates

  /// Takes in what the binding says now.
  func update(_ request: Request) {
    let isOther = content != nil && request.isOn && request.item != shownItem
    self.request = request
    let hasData = keptData != nil || request.data.map { !$0.isNone } ?? true
    if !request.isOn { isLost = false }
    let wanted = request.isOn && hasData && !isOther && !isClosedByUser && !isLost
    if wanted && !isWanted { order = 0 }
    isWanted = wanted
  }

  /// Passes the content on, while it is shown, after an update of the presenter.
  func refresh(in graph: ViewGraph) throws {
    guard content != nil, isWanted, let owner, owner.version != version else { return }
    try show(in: graph)
  }

  func present(in graph: ViewGraph) throws {
    shownItem = request.item
    keptData = request.data
    detent = nil
    try show(in: graph)
  }

  private func show(in graph: ViewGraph) throws {
    guard let owner else { return }
    editing.graph = graph
    version = owner.version
    let makeContent = request.content
    let environment = contentEnvironment(of: owner)
    content = try graph.setPart(
      .presented, of: owner, to: .view("Presented") { $0.child(try makeContent()) },
      environment: environment)
  }

  /// A new root that inherits the presenter's values, but not its containers (rule 5.1.9).
  private func contentEnvironment(of owner: ViewNode) -> EnvironmentValues {
    // A popover is as narrow as a phone, and so is a form.
    let isNarrow =
      system.idiom == .pad
      && (request.kind == .popover || request.kind == .sheet && system.switches.sheetsAreForms)
    return derived.derive(from: owner.environment) {
      $0.system.navigation = nil
      $0.system.isSidebar = false
      $0.system.backTarget = nil
      $0.system.columnToggle = nil
      $0.system.tabScope = nil
      $0.system.leaveContainers()
      $0[.property("editMode")] = .native(editing.binding)
      $0[.property("isSearching")] = nil
      $0[.property("dismissSearch")] = nil
      if isNarrow { $0.system.horizontalSizeClass = .compact }
      $0.setDismiss(isPresented: true) { [weak self] in try self?.reset() }
    }
  }

  func close(in graph: ViewGraph) throws {
    if let owner { graph.removePart(.presented, of: owner) }
    content = nil
    keptData = nil
    isWanted = false
    let reset = isClosedByUser ? request.reset : nil
    let onDismiss = request.onDismiss
    graph.afterUpdate { [weak self, weak graph] in
      self?.isClosedByUser = false
      try reset?()
      try onDismiss?()
      if let self, let graph, let owner = self.owner, owner.isMounted { graph.markDirty(owner) }
    }
  }

  func dismiss() throws {
    try request.cancel?()
    isClosedByUser = true
    isWanted = false
  }

  func reset() throws { try request.reset() }

  func lose() {
    isLost = true
    isWanted = false
  }

  // MARK: Being used

  /// Whether it stands on a phone in a compact height: its content has the whole of that, and no
  /// detent but the largest (navigation rules 5.7.5 and 5.7.6).
  private var hasCompactHeight: Bool {
    system.idiom == .phone && system.verticalSizeClass == .compact
  }

  /// Whether a compact height makes the sheet cover everything, as a full-screen cover does, for
  /// its content does not say otherwise (navigation rule 5.7.6).
  private func isLikeCover(_ traits: ScreenTraits) -> Bool {
    guard kind == .sheet, hasCompactHeight else { return false }
    return [nil, "automatic"].contains(traits.sheet.compactAdaptation?.vertical)
  }

  func isDismissible(_ traits: ScreenTraits) -> Bool {
    switch kind {
    case .sheet where isLikeCover(traits): false
    case .sheet, .popover: !traits.sheet.disablesInteractiveDismiss
    // A tap beside it is its cancel button (rule 6.9), wherever it stands.
    case .confirmationDialog, .window: true
    case .alert, .fullScreenCover, .tabs, .stack, .split, .menu: false
    }
  }

  func allowsBackgroundInteraction(_ traits: ScreenTraits) -> Bool {
    guard kind == .sheet || kind == .popover else { return false }
    switch traits.sheet.backgroundInteraction ?? .disabled {
    case .disabled: return false
    case .enabled: return true
    case .upThrough(let limit):
      let maximum = SheetGeometry.typicalMaximum
      return currentDetent(traits).value(maximum: maximum) <= limit.value(maximum: maximum)
    }
  }

  // MARK: Detents

  func detent(_ traits: ScreenTraits) throws -> String? {
    kind == .sheet && system.idiom != .mac ? currentDetent(traits).name : nil
  }

  func detents(_ traits: ScreenTraits) -> [SheetTraits.Detent] {
    guard kind == .sheet, system.idiom != .mac else { return [] }
    return hasCompactHeight ? [.large] : traits.sheet.orderedDetents
  }

  func setDetent(_ detent: SheetTraits.Detent, _ traits: ScreenTraits) throws -> Bool {
    guard detents(traits).contains(detent) else { return false }
    self.detent = detent
    try traits.sheet.selection?.set(detent)
    return true
  }

  /// The program's choice where it is one of the set, else the user's, else the smallest (5.7.2).
  private func currentDetent(_ traits: ScreenTraits) -> SheetTraits.Detent {
    let detents = detents(traits)
    if let chosen = try? traits.sheet.selection?.get(), detents.contains(chosen) { return chosen }
    if let detent, detents.contains(detent) { return detent }
    return detents.first ?? .large
  }

  func host(in window: LayoutHost, traits: ScreenTraits) -> LayoutHost {
    switch kind {
    case .sheet:
      return SheetGeometry(window: window, system: system)
        .host(for: currentDetent(traits), sizing: traits.sheet.sizing)
    case .fullScreenCover, .popover, .alert, .confirmationDialog, .window, .tabs, .stack, .split,
      .menu:
      return window
    }
  }
}

extension ViewBuild {
  /// Makes the node a presenter.
  mutating func present(_ request: BoundPresentation.Request) {
    let presentation =
      (node.storage as? BoundPresentation) ?? BoundPresentation(request, owner: node)
    node.storage = presentation
    presentation.update(request)
    facets.presentations = [presentation]
    finish { _, graph in try presentation.refresh(in: graph) }
  }
}

/// Where sheets stand (navigation rules 5.7 and 5.8).
struct SheetGeometry {
  let window: LayoutHost
  let system: SystemValues

  /// A large sheet's height on the standard device, where only an order is asked for.
  static let typicalMaximum = 759.0
  /// A phone whose status bar is as high as this has its sheets right below it.
  private static let islandHeight = 59.0
  private static let gapBelowStatusBar = 10.0
  /// The same from iOS 26 on (layout rule 21).
  private static let newGap = 11.0

  /// The top of a large sheet, in points.
  var largeTop: Double {
    let top = window.safeArea.top
    if top >= Self.islandHeight { return top }
    return top + (system.switches.isRedesigned ? Self.newGap : Self.gapBelowStatusBar)
  }

  func host(for detent: SheetTraits.Detent, sizing: String?) -> LayoutHost {
    var host = window
    let width = window.size.width ?? 0
    let height = window.size.height ?? 0
    switch system.idiom {
    case .watch, .mac: return host
    case .pad where system.windowWidthClass == .regular:
      let isPage = sizing.map { $0 == "page" } ?? !system.switches.sheetsAreForms
      let asked = isPage ? Switches.disputed.pageSize.value : Switches.disputed.formSize.value
      let room = isPage ? height - 2 * Switches.disputed.pageMargin.value : height
      let size = Size(width: min(asked.width, width), height: max(0, min(asked.height, room)))
      host.size = ProposedSize(size)
      host.origin = Point(x: (width - size.width) / 2, y: (height - size.height) / 2)
      host.safeArea = .zero
      return host
    case .phone, .pad:
      guard system.verticalSizeClass == .regular else { return host }
      let bottom = window.safeArea.bottom
      let maximum = max(0, height - largeTop - bottom)
      let value = detent.value(maximum: maximum, pixelLength: window.pixelLength)
      host.size = ProposedSize(Size(width: width, height: value + bottom))
      host.origin = Point(x: 0, y: height - value - bottom)
      host.safeArea.top = 0
      if system.idiom == .phone, system.switches.insetsPartialSheets, value < maximum {
        inset(&host, height: value + bottom)
      }
      return host
    }
  }

  /// A card of iOS 26: smaller by as much as the room at its sides, and above the window's end.
  private func inset(_ host: inout LayoutHost, height: Double) {
    let (room, width) = (Switches.disputed.partialSheetInset.value, window.size.width ?? 0)
    guard width > 2 * room else { return }
    let size = Size(width: width - 2 * room, height: height * (width - 2 * room) / width)
    host.size = ProposedSize(size)
    host.origin = Point(x: room, y: (window.size.height ?? 0) - room - size.height)
  }
}
