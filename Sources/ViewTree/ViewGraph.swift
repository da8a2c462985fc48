import Checking
public import Diagnostics
import Geometry
import Interpreter
import LayoutEngine

/// The retained tree of views: evaluates bodies, keeps state with identity, and puts together what
/// layout works on.
///
/// A class: nodes, state and controls refer to it, and it changes in place.
public final class ViewGraph {
  /// Whether a view has asked for a colour scheme of the whole window.
  public var hasPreferredColorScheme = false
  /// What every view finds in the environment: the delegates of the app and of its scene.
  public var systemObjects: [NominalType: Value] = [:]
  public let machine: Machine
  public let tree = LayoutTree()
  /// How often each of the program's views has had its body run, by name.
  public private(set) var bodies: [String: Int] = [:]
  private var nextID = 1
  private var dirty: [ViewNode] = []
  /// What is being built now, and depends on what it reads.
  private(set) var reading: ViewNode?
  /// Nodes whose parts have to be made anew.
  var unfinished: [ViewNode] = []
  /// The nodes that can present something, by number.
  var presenters: [Int: ViewNode] = [:]
  /// What runs when views have been told that they are gone: `onDismiss`.
  var afterUpdate: [() throws -> Void] = []
  private var warnings: [RuntimeWarning] = []
  /// What was said once of a view, by its number.
  private var told: Set<String> = []
  public internal(set) var presentationCount = 0
  /// The views that show the time, by number, and when they are next another; nil is at any time.
  var clockReaders: [Int: (node: ViewNode, time: Double?, everyMoment: Bool)] = [:]
  /// Geometry readers by their place in the layout.
  var readers: [LayoutNode: ViewNode] = [:]
  /// Whose layout each is, for explanations.
  var owners: [LayoutNode: ViewNode] = [:]
  /// Lazy content whose rows may have failed to evaluate during layout.
  var lazies: [LazyContent] = []
  /// Elements that lazy containers have let go of since the screen last came to rest.
  var elementsThatLeft: [ViewNode] = []
  /// Nodes that have left the tree since it last came to rest; they may still have to be told.
  private var unmounted: [ViewNode] = []
  /// Whether something was scrolled since the last layout.
  var needsLayout = false
  /// The first error of the program's code that layout called: guides, custom layouts.
  var layoutFailure: (any Error)?
  /// What views read of frames while they were made, by node.
  var frameReads: [ObjectIdentifier: FrameReads] = [:]
  /// The layout keys of the program's own alignments.
  var alignmentKeys: [AlignmentID: AlignmentKey] = [:]
  /// Closures of `onChange` and the like that wait for the update to end.
  var pending: [() throws -> Void] = []
  /// Counts the frames: what changes before the next one is shown at once.
  var frame = 0
  /// Whether tasks were cancelled in this pass.
  var hasCancelled = false
  /// What is on screen, in the order in which it appeared.
  var visible: [ViewNode] = []
  /// Told of each view of the program's that comes or goes, as it happens.
  public var onEvent: ((LifecycleEvent) -> Void)?
  /// Called with each node that leaves the tree, after it is unmounted.
  public var didUnmount: ((ViewNode) -> Void)?
  /// Who has read what of `@Observable` objects.
  var observed: [ObjectIdentifier: ObjectReads] = [:]
  /// The scene's own values by key (`@SceneStorage`).
  var sceneSlots: [String: StateSlot] = [:]
  /// What the system tells the window's content now: its size, the device, the user's settings.
  public var surroundings: (() -> EnvironmentValues)?
  /// Takes the focus from the field that has it.
  public var resignFocus: (() throws -> Void)?
  /// How often the program has set a focus state, to whatever value.
  public var focusRequests = 0
  /// The root of what is shown on top: the window's, or that of what is presented over it.
  public var topStage: (() -> ViewNode?)?
  /// What is presented without a modifier, by its order.
  public internal(set) var ownPresentations: [Int: any Presentation] = [:]
  /// The field that the keyboard is up for.
  public weak var focusedField: ViewNode? {
    didSet {
      if focusedField !== oldValue, !focusedOffers.offers.isEmpty { focusedOffersChanged() }
    }
  }
  let focusedOffers = FocusedOffers()
  /// Brings what has changed to the screen while a finger is still down.
  public var showChanges: (() throws -> Void)?
  /// Where in the window the finger is that a gesture is told of.
  public var finger: Point?
  /// Whether the program hides every tab bar (`UITabBar.appearance()`).
  public var hidesTabBars = false
  /// Whether the program knows that the keyboard is up.
  public var isKeyboardUp = false

  public init(machine: Machine) {
    self.machine = machine
    machine.tracker = self
  }

  // MARK: Roots

  /// Makes a tree of its own for a view: a window's content.
  public func mount(_ view: Value, environment: EnvironmentValues) throws -> ViewNode {
    let node = makeNode(.position(0), parent: nil, value: view, environment: environment)
    try refresh(node, with: view, environment: environment, isNew: true)
    return node
  }

  /// Gives a root another value or environment.
  public func update(_ root: ViewNode, to view: Value, environment: EnvironmentValues) throws {
    try refresh(root, with: view, environment: environment, isNew: false)
  }

  /// Takes a root and all below it out of the tree: what it observed no longer knows it.
  public func discard(_ root: ViewNode) {
    unmount(root)
    releaseUnmounted()
  }

  /// Takes a root away as an app's end does: nobody is told.
  public func end(_ root: ViewNode) {
    unmount(root)
    visible = []
    pending = []
    afterUpdate = []
    releaseUnmounted()
  }

  // MARK: Changes

  public var hasChanges: Bool { !dirty.isEmpty || !unfinished.isEmpty }

  /// Says what SwiftUI would write to the console: a link without destination.
  /// - Parameter place: what in the source it is about.
  public func warn(_ message: Sentence, at place: SourceRange = .none) {
    guard !warnings.contains(where: { $0.message == message }) else { return }
    warnings.append(RuntimeWarning(message: message, place: place))
  }

  /// Says it of a view once, however often the view is made again.
  public func warnOnce(_ message: Sentence, of node: ViewNode, at place: SourceRange = .none) {
    if told.insert("\(node.id) \(message)").inserted { warn(message, at: place) }
  }

  /// The warnings since the last call, in order.
  public func takeWarnings() -> [RuntimeWarning] {
    defer { warnings = [] }
    return warnings
  }

  /// The node is updated at the next `flush`.
  public func markDirty(_ node: ViewNode) {
    guard !node.isDirty, node.isMounted else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// The same for a node that may have gone meanwhile.
  public func markDirtyIfMounted(_ node: ViewNode?) {
    if let node { markDirty(node) }
  }

  /// Updates all nodes that something they read has changed, parents before children.
  public func flush() throws {
    while hasChanges {
      let batch = dirty.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
      dirty = []
      for node in batch where node.isDirty && node.isMounted {
        try refresh(node, with: node.value, environment: node.environment, isNew: false)
      }
      if dirty.isEmpty { try finishNext() }
    }
  }

  /// Records that what is being built depends on `dependency`.
  func note(_ dependency: any Dependency, _ remember: (ViewNode) -> Void) {
    guard let reading else { return }
    if !reading.dependencies.contains(where: { $0 === dependency }) {
      reading.dependencies.append(dependency)
    }
    remember(reading)
  }

  /// Records a dependency of whatever is being built now: an observed object's property, say.
  public func note(_ dependency: any Dependency) -> ViewNode? {
    var found: ViewNode?
    note(dependency) { found = $0 }
    return found
  }

  /// Records what `body` reads as read by the node too, after its build.
  func trackingFurther<Result>(_ node: ViewNode, _ body: () throws -> Result) rethrows -> Result {
    let outer = reading
    reading = node
    defer { reading = outer }
    return try body()
  }

  func tracking<Result>(_ node: ViewNode, _ body: () throws -> Result) rethrows -> Result {
    let outer = reading
    for dependency in node.dependencies { dependency.forget(node) }
    node.dependencies = []
    if !frameReads.isEmpty { frameReads[ObjectIdentifier(node)] = nil }
    reading = node
    defer { reading = outer }
    return try body()
  }

  // MARK: Updating a node

  func makeNode(
    _ key: ChildKey, parent: ViewNode?, value: Value, environment: EnvironmentValues
  ) -> ViewNode {
    defer { nextID += 1 }
    return ViewNode(
      id: nextID, key: key, parent: parent, value: value, environment: environment)
  }

  func refresh(
    _ node: ViewNode, with value: Value, environment: EnvironmentValues, isNew: Bool,
    isEquatable: Bool = false
  ) throws {
    let isComposite = node.isComposite
    let sameEnvironment = environment.isSame(as: node.environment)
    var sameValue = isComposite && !isNew && value.isSame(as: node.value, in: machine)
    var value = value
    if isComposite, !isNew, !sameValue,
      try value.isEqual(to: node.value, asView: isEquatable, in: machine)
    {
      // What is equal stays, with the closures that it was given.
      (value, sameValue) = (node.value, true)
    }
    let wasDirty = node.isDirty
    let isUntouched = !isComposite && !isNew && !wasDirty && value.isIdentical(to: node.value)
    node.isDirty = false
    node.value = value
    node.environment = environment
    guard isComposite else { return try rebuild(node, keepingElements: isUntouched) }
    if isNew || wasDirty || !sameValue || (node.readsEnvironment && !sameEnvironment) {
      node.bodyValue = try runBody(of: node)
    } else if sameEnvironment {
      return
    }
    let body = node.bodyValue ?? .void
    try reconcile(
      node, [ViewBuild.Child(key: .position(0), value: body, environment: environment)])
  }

  private func runBody(of node: ViewNode) throws -> Value {
    let proto = bodyProtocol(of: node)
    if isProgramView(node) { bodies[node.name, default: 0] += 1 }
    return try tracking(node) {
      guard let body = machine.requirement("body", of: proto) else { return .void }
      return try machine.call(body, on: connected(node.value.unwrappedView, at: node))
    }
  }

  /// - Parameter keepsElements: whether only its surroundings are others: what a `ForEach` made
  ///   stays as it is, with all that was read for it.
  private func rebuild(_ node: ViewNode, keepingElements keepsElements: Bool) throws {
    var build = ViewBuild(node: node, graph: self, environment: node.environment)
    let view = node.value.unwrappedView
    if !clockReaders.isEmpty { clockReaders[node.id] = nil }
    if case .native(let native) = view, let element = native as? any ViewElement {
      if keepsElements {
        try trackingFurther(node) { try element.build(&build) }
      } else {
        try tracking(node) { try element.build(&build) }
      }
    } else if case .tuple(let views) = view {
      for view in views { build.child(view) }
    }
    if let reader = build.facets.reader, let size = node.readerSize {
      build.child(try tracking(node) { try reader(size, node) })
    }
    let speaks = node.facets.speaksOfScreen || build.facets.speaksOfScreen
    // What it said before goes with the build.
    swap(&node.facets, &build.facets)
    if !node.facets.presentations.isEmpty {
      presenters[node.id] = node
    } else if !presenters.isEmpty {
      presenters[node.id] = nil
    }
    node.detachedKeys = build.detachedKeys
    node.version += 1
    node.invalidateRendering()
    try reconcile(node, build.children)
    try refreshElements(of: node, environment: build.environment, keeping: keepsElements)
    // Inner views first (navigation rule 9.1).
    noteChanges(of: node, to: node.facets.hooks)
    if node.facets.finish != nil { needsFinish(node) }
    if speaks { traitsChanged(at: node) }
  }

  /// Makes the children what was asked for, keeping those whose key and kind are the same.
  private func reconcile(_ node: ViewNode, _ wanted: [ViewBuild.Child]) throws {
    if wanted.elementsEqual(node.children, by: { $0.key == $1.key }) {
      return try replaceChildren(of: node, wanted)
    }
    var old: [ChildKey: ViewNode] = [:]
    for child in node.children { old[child.key] = child }
    var children: [ViewNode] = []
    children.reserveCapacity(wanted.count)
    for child in wanted {
      children.append(try place(child, under: node, reusing: old.removeValue(forKey: child.key)))
    }
    let changed = !children.elementsEqual(node.children) { $0 === $1 }
    let left = old.values.sorted { $0.id < $1.id }
    node.children = children
    for child in left { unmount(child) }
    if changed { node.invalidateRendering() }
  }

  /// The same for children with the keys that there are, in their order: mostly nothing moves.
  private func replaceChildren(of node: ViewNode, _ wanted: [ViewBuild.Child]) throws {
    for (index, child) in wanted.enumerated() {
      let old = node.children[index]
      let new = try place(child, under: node, reusing: old)
      guard new !== old else { continue }
      node.children[index] = new
      node.invalidateRendering()
    }
  }

  func place(
    _ child: ViewBuild.Child, under parent: ViewNode, reusing old: ViewNode?
  ) throws -> ViewNode {
    if let old, old.hasKind(of: child.value) {
      try refresh(
        old, with: child.value, environment: child.environment, isNew: false,
        isEquatable: child.isEquatable)
      return old
    }
    if let old { unmount(old) }
    guard parent.depth < NestedWithoutEnd.deepest else {
      throw NestedWithoutEnd(in: parent)
    }
    let node = makeNode(
      child.key, parent: parent, value: child.value, environment: child.environment)
    node.isBeingMade = true
    defer { node.isBeingMade = false }
    try refresh(node, with: child.value, environment: child.environment, isNew: true)
    parent.invalidateRendering()
    return node
  }

  /// Takes a node and all below it out of the tree; their state goes with them.
  func unmount(_ node: ViewNode) {
    for child in node.allChildren { unmount(child) }
    node.isMounted = false
    presenters[node.id] = nil
    clockReaders[node.id] = nil
    if focusedOffers.offers.removeValue(forKey: node.id) != nil { focusedOffersChanged() }
    frameReads[ObjectIdentifier(node)] = nil
    if node.facets.speaksOfScreen { traitsChanged(at: node) }
    for dependency in node.dependencies { dependency.forget(node) }
    if let handle = node.layouts.first { readers[handle] = nil }
    forgetLazyContent(of: node)
    for slot in node.slots.values { (slot as? ObjectSubscription)?.stop() }
    for handle in node.layouts + node.attachmentLayouts {
      owners[handle] = nil
      tree.setChildren([], of: handle)
      tree.remove(handle)
    }
    didUnmount?(node)
    unmounted.append(node)
  }

  /// Empties the nodes that have left the tree: what they hold leads back to them, so that they
  /// would never go.
  func releaseUnmounted() {
    for node in unmounted {
      // Of an app that has ended; others were told that they have gone.
      for fiber in node.tasks.values { machine.cancel(fiber) }
      node.release()
    }
    unmounted = []
  }
}

extension ViewNode {
  /// Whether `value` is a view of the same kind, so that the node and its state stay.
  func hasKind(of value: Value) -> Bool {
    let new = value.unwrappedView
    let old = self.value.unwrappedView
    if case .native(let a) = old, case .native(let b) = new {
      return type(of: a) == type(of: b)
        && (a as? any ViewElement)?.viewName == (b as? any ViewElement)?.viewName
    }
    if case .structure(let a) = old, case .structure(let b) = new {
      return a.type === b.type && a.arguments == b.arguments
    }
    if case .tuple(let a) = old, case .tuple(let b) = new { return a.count == b.count }
    if let type = old.programType { return type === new.programType }
    return old.isEmptyView && new.isEmptyView
  }
}

/// What SwiftUI would write to the console.
public struct RuntimeWarning: Sendable {
  public let message: Sentence
  /// What in the source it is about.
  public let place: SourceRange
}
