import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A running app on a device: what is on its screen, and what a user's events make of it.
///
/// A class: it stands for one run of one app, which changes as it goes. Two simulators with the
/// same program, options and events show the same screens to the byte.
public final class Simulator {
  public let program: CheckedProgram
  public let machine: Machine
  public let graph: ViewGraph
  public private(set) var device: Device
  public private(set) var orientation: Device.Orientation
  /// The window's size where it is not the whole screen (`resize`, Slide Over, Split View).
  public private(set) var windowSize: Size?
  public var settings = Settings()
  /// A size to propose to the root, in no window and without safe area. nil runs on the device.
  public var proposal: ProposedSize?
  /// Whether what is proposed has the device's pixels; otherwise it is one a point.
  public var usesPixels = false
  /// The root view, or the App; nil before the launch.
  public private(set) var root: ViewNode?
  /// What is presented, bottom first.
  var shown: [any Presentation] = []
  /// Whether a presentation has gone in this pass, so that what waits is shown in the next.
  var hasRoom = false
  /// When the last presentation that goes has closed, in seconds of the app's time.
  var closingTime = 0.0
  /// What waits for the one that is up, and was told of: its place in the order of asking.
  var waiting: [Int] = []
  /// How many presentations had been asked for when the last update was over.
  var settledOrder = 0
  /// The field that was last scrolled to where it can be seen.
  weak var revealedField: ViewNode?
  private var rootView: Value = .void
  /// What the state was written as the last time it was told.
  var literals = KnownLiterals()
  /// What stopped at a trap while the app was launched: a task, a timer, what a view does when it
  /// appears. The app goes on without it.
  public private(set) var setbacks: [Trap] = []
  private let editing = EditingMode()

  public init(program: CheckedProgram, machine: Machine, world: World = World()) {
    self.program = program
    self.machine = machine
    device = world.device
    orientation = world.orientation
    windowSize = world.windowSize
    settings = world.settings
    machine.scheduler.passedOver = Set(world.stopped.keys)
    graph = ViewGraph(machine: machine)
    graph.surroundings = { [unowned self] in environment }
    graph.topStage = { [unowned self] in presentations.last?.content ?? root }
    graph.showChanges = { [unowned self] in try settle() }
    editing.graph = graph
    machine.system = { [unowned self] in system }
  }

  /// What an app finds when it is launched, and what stays when it ends.
  public struct World: Hashable, Sendable {
    public var device = Device.standard
    public var orientation = Device.Orientation.portrait
    public var windowSize: Size?
    public var settings = Settings()
    /// What used up a budget while the app was launched, by its number: it is launched without
    /// that.
    public var stopped: [Int: LimitReached] = [:]

    public init() {}
  }

  public var world: World {
    var world = World()
    world.device = device
    world.orientation = orientation
    world.windowSize = windowSize
    world.settings = settings
    return world
  }

  /// What `#available` asks for.
  private var system: SystemVersion {
    let name =
      switch device.idiom {
      case .phone, .pad: "iOS"
      case .mac: "macOS"
      case .watch: "watchOS"
      }
    return settings.release.version(of: name)
  }

  /// What `set` changes.
  public struct Settings: Hashable, Sendable {
    public var dynamicTypeSize: Font.DynamicTypeSize?
    public var isDark = false
    public var locale = "en_US"
    public var layoutDirection = LayoutDirection.leftToRight
    /// The release of the system.
    public var release = Release.standard
    public var phase = Phase.active
    public var keyboard = Keyboard.hardware

    /// Where the app stands, as `scenePhase` tells it (navigation rule 12.9).
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      case active, inactive, background
    }

    public init() {}
  }

  // MARK: Running

  /// Shows `view` in the window and lets everything settle that needs no time.
  /// - Parameter view: the root view's value, or the app's.
  /// - Throws: `StoppedAtLaunch`, where the app is to be launched again without what took too long.
  public func launch(_ view: Value) throws {
    rootView = view
    machine.locale = settings.locale
    root = try graph.mount(view, environment: environment)
    setbacks = []
    machine.scheduler.performed = 0
    machine.scheduler.goesOn = { [unowned self] error in
      if let limit = error as? LimitReached {
        throw StoppedAtLaunch(number: machine.scheduler.performed, limit: limit)
      }
      guard let trap = error as? Trap else { return false }
      setbacks.append(trap)
      machine.beginCommand()
      return true
    }
    defer { machine.scheduler.goesOn = nil }
    try settle()
  }

  /// Takes everything off the screen: the app has ended.
  public func end() throws {
    for presentation in shown.reversed() { try presentation.close(in: graph) }
    shown = []
    if let root { graph.end(root) }
    root = nil
    settings.phase = .active
  }

  /// Runs what is ready and updates the screen, until nothing is left to do at this moment.
  public func settle() throws {
    for _ in 0..<ViewGraph.maximumPasses {
      hasRoom = false
      try graph.settle { try stages() }
      if hasRoom { continue }
      if let root, root.environment.system.colorScheme != colorScheme {
        try graph.update(root, to: rootView, environment: environment)
        continue
      }
      guard let next = machine.scheduler.nextTime,
        machine.scheduler.isDue(next, at: machine.scheduler.now)
      else {
        return try revealFocusedField()
      }
      try machine.scheduler.runReady()
    }
    throw Unsettled()
  }

  /// Lets `seconds` of the app's time pass, stopping at each thing that happens in between.
  public func advance(by seconds: Double) throws {
    try advance(to: machine.scheduler.time(after: seconds))
  }

  /// Lets time pass until nothing is waiting for it; false where something still is after `limit`
  /// seconds, or after so many moments at which something happened.
  @discardableResult
  public func advanceUntilIdle(limit: Double = 3600, moments: Int = 10_000) throws -> Bool {
    let end = machine.scheduler.now + limit
    var rest = moments
    while let next = machine.scheduler.nextTime {
      guard next <= end, rest > 0 else { return false }
      try advance(to: next)
      rest -= 1
    }
    return true
  }

  private func advance(to end: Double) throws {
    while let next = nextMoment, machine.scheduler.isDue(next, at: end) {
      machine.scheduler.setClock(to: min(next, end))
      graph.wakeDue(isAtRest: false)
      try settle()
    }
    machine.scheduler.setClock(to: end)
    graph.wakeDue(isAtRest: true)
    try settle()
  }

  /// When something happens next that waits for its time, or a view that shows the time is another.
  private var nextMoment: Double? {
    [machine.scheduler.nextTime, graph.nextWake].compactMap(\.self).min()
  }

  // MARK: Looking at a view on its own

  /// Lays out a view that nobody is told of, asks about it, and lets it go.
  func show<Answer>(unseen view: Value, _ body: () throws -> Answer) throws -> Answer {
    let node = try graph.mount(view, environment: environment)
    defer { graph.discard(node) }
    root = node
    try graph.settle(notifying: false) { try stages() }
    return try body()
  }

  // MARK: The device

  public func show(on device: Device) throws {
    self.device = device
    orientation = .portrait
    windowSize = nil
    try screenChanged()
  }

  public func rotate() throws {
    guard [.phone, .pad].contains(device.idiom) else {
      throw ActionFailure(.notPossible, "\(device.name) cannot be turned")
    }
    orientation = orientation == .portrait ? .landscape : .portrait
    windowSize = nil
    try screenChanged()
    try announce("UIDeviceOrientationDidChangeNotification")
  }

  public func resize(to size: Size) throws {
    windowSize = size
    try screenChanged()
  }

  /// Applies changed settings or a changed window to everything on screen.
  public func screenChanged() throws {
    guard let root else { return }
    if machine.locale != settings.locale {
      machine.locale = settings.locale
      remake(root)
    }
    try graph.update(root, to: rootView, environment: environment)
    try settle()
  }

  /// Has all bodies run again: texts are looked up where they are made.
  private func remake(_ node: ViewNode) {
    if node.isComposite { graph.markDirty(node) }
    for child in node.allChildren { remake(child) }
  }

  /// The window as the app sees it now.
  public var window: ScreenMetrics {
    var metrics = device.screen(orientation)
    guard let windowSize else { return metrics }
    metrics.size = windowSize
    if device.idiom == .pad {
      metrics.horizontal = windowSize.width >= Device.regularPadWidth ? .regular : .compact
    }
    return metrics
  }

  /// What the views ask for, or what the device is set to; a watch is always dark.
  var colorScheme: ColorScheme {
    let asked = graph.hasPreferredColorScheme ? root?.screenTraits.colorScheme : nil
    return asked ?? (settings.isDark || device.idiom == .watch ? .dark : .light)
  }

  /// The environment that the system gives the window's content.
  public var environment: EnvironmentValues {
    var values = EnvironmentValues()
    let metrics = window
    values.system.displayScale = proposal == nil || usesPixels ? device.scale : 1
    values.system.windowSize = metrics.size
    values.system.windowInsets = metrics.safeArea
    values.system.horizontalSizeClass = metrics.horizontal
    values.system.verticalSizeClass = metrics.vertical
    values.system.windowWidthClass = metrics.horizontal
    values.system.isWideSideways = device.screen(.landscape).horizontal == .regular
    values.system.idiom = device.idiom
    values.system.dynamicTypeSize = settings.dynamicTypeSize ?? .large
    values.system.colorScheme = colorScheme
    values.system.locale = settings.locale
    values.system.layoutDirection = settings.layoutDirection
    values.system.switches.release = settings.release
    values.system.platform = TypePlatform(
      isMac: device.idiom == .mac, isLoose: values.system.switches.isRedesigned)
    values[.property("editMode")] = .native(editing.binding)
    if settings.locale != Settings().locale, let key = machine.types.nominal("_localeKey"),
      let locale = machine.types.nominal("Locale")
    {
      values[.key(key)] = .structure(
        StructValue(type: locale, fields: [.string(settings.locale)]))
    }
    if settings.phase != .active {
      values[.property("scenePhase")] = machine.enumCase("ScenePhase", settings.phase.rawValue)
    }
    return values
  }

  // MARK: Stages

  private var direction: LayoutDirection { settings.layoutDirection }

  /// The window, and what is presented over it, bottom first.
  func stages() throws -> [Stage] {
    guard let root else { return [] }
    try updatePresentations()
    if let proposal {
      return [Stage(root: root, host: LayoutHost(size: proposal, direction: direction))]
    }
    let base = baseHost
    return [Stage(root: root, host: base)]
      + (try presentations.map { try $0.stage(in: base, graph) })
  }
}

/// What used up a budget while the app was launched: a task, a timer, what a view does when it
/// appears.
public struct StoppedAtLaunch: Error {
  /// Which of the things that nobody waits for it was.
  public let number: Int
  public let limit: LimitReached
}
