import Checking
import Geometry
import Interpreter
import LayoutEngine

/// A view at its place in the tree: what lasts from update to update.
///
/// A class because identity is its meaning: state lives exactly as long as its node, and state,
/// layout and controls refer to it.
public final class ViewNode {
  /// Counts up in the order of making; what `tap #17` names.
  public let id: Int
  public let key: ChildKey
  public internal(set) weak var parent: ViewNode?
  public let depth: Int
  /// The view's value, as its parent's body last gave it.
  public internal(set) var value: Value
  public internal(set) var environment: EnvironmentValues
  public internal(set) var facets = Facets()
  public internal(set) var children: [ViewNode] = []
  /// The keys of the children that stand elsewhere.
  var detachedKeys: Set<ChildKey> = []
  /// Children beyond those of its build: screens, bars, what is presented.
  public internal(set) var parts: [ChildKey: ViewNode] = [:]
  /// Whether its place in the tree is still being made: whoever makes it tells its parent after.
  var isBeingMade = false
  var isUnfinished = false
  var isFinishing = false
  /// Realised elements of a `ForEach`, by identity.
  public internal(set) var realised: [ChildKey: ViewNode] = [:]
  /// Where those elements were when they were last asked for, and how many there were in all.
  var realisedPositions: [ChildKey: Int] = [:]
  var elementCount = 0
  /// The elements in order, where all are realised.
  var elementOrder: [ViewNode] = []
  var elementEnvironment = EnvironmentValues()
  /// Storage of dynamic properties, by their path of field positions.
  var slots: [SlotPath: any PropertyStorage] = [:]
  /// The type whose properties those are: the view's own, its modifier's or its style's.
  var keeper: NominalType?
  /// Last values of `onChange` hooks, by position.
  var changes: [Int: Value] = [:]
  /// How often each `onChange` was told of a change, and in which frame.
  var toldChanges: [Int: (frame: Int, count: Int)] = [:]
  /// The `onChange(initial: true)` hooks that run when the view appears (navigation rule 9.1).
  var initialChanges: Set<Int> = []
  var tasks: [Int: Fiber] = [:]
  /// What a container or presentation keeps between updates.
  public var storage: (any NodeStorage)?
  /// The body's last result, for updates of the environment alone.
  var bodyValue: Value?
  var readsEnvironment = false
  var isDirty = false
  public internal(set) var isMounted = true
  public internal(set) var isVisible = false
  /// What it read: told to forget it before it is updated again.
  var dependencies: [any Dependency] = []

  // Rendering.
  var layouts: [LayoutNode] = []
  var attachmentLayouts: [LayoutNode] = []
  var rendered: [RenderedView] = []
  var needsRendering = true
  /// Counts builds, so that layout specs are passed on only when they may have changed.
  public internal(set) var version = 0
  var renderedVersion = -1
  var lazyContent: LazyContent?
  /// Whether random numbers were drawn for it: made again, it would be another.
  var isOfChance = false
  /// Whether a lazy container has it among its items now.
  var standsInLayout = false
  /// Nobody in it is told that it has left the layout (navigation rule 9.12).
  var leavesUntold = false
  /// The size that a geometry reader's content was made for.
  var readerSize: Size?
  /// The last values of the program's preference keys that hooks here were told.
  var preferenceValues: [Int: Value] = [:]

  init(
    id: Int, key: ChildKey, parent: ViewNode?, value: Value, environment: EnvironmentValues
  ) {
    self.id = id
    self.key = key
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    self.value = value
    self.environment = environment
  }

  /// Lets go of all it holds.
  func release() {
    value = .void
    environment = EnvironmentValues()
    facets = Facets()
    (children, parts, realised, elementOrder) = ([], [:], [:], [])
    (slots, changes, preferenceValues, tasks) = ([:], [:], [:], [:])
    (storage, bodyValue, lazyContent) = (nil, nil, nil)
    (dependencies, rendered) = ([], [])
  }

  /// The type or modifier as written: `VStack`, `padding`, `ContentView`.
  public var name: String {
    let view = value.unwrappedView
    if case .native(let native) = view, let element = native as? any ViewElement {
      return element.viewName
    }
    return view.programType?.name ?? "View"
  }

  /// The children that stand in this view's place.
  public var attached: [ViewNode] {
    detachedKeys.isEmpty ? children : children.filter { !detachedKeys.contains($0.key) }
  }

  /// The children that stand in this view's place, then the elements of a `ForEach` in their order.
  public var orderedChildren: [ViewNode] { attached + elementOrder }

  public func child(_ key: ChildKey) -> ViewNode? {
    children.first { $0.key == key }
  }

  /// Whether it is one of the program's own views.
  public var isComposite: Bool {
    value.unwrappedView.programType != nil
  }

  /// The children in order, then realised elements and parts.
  public var allChildren: [ViewNode] {
    guard !realised.isEmpty || !parts.isEmpty else { return children }
    return children + (Array(realised.values) + Array(parts.values)).sorted { $0.id < $1.id }
  }

  /// Marks this node's part of the screen, and all it stands in, to be put together again.
  func invalidateRendering() {
    var node: ViewNode? = self
    // What was never rendered itself, as what stands between a list and its rows, has told nobody.
    while let current = node, !current.needsRendering || current.renderedVersion < 0 {
      current.needsRendering = true
      node = current.isBeingMade ? nil : current.parent
    }
  }

  /// A container shows its views in its place: changes below are the container's to hear of.
  func standsForItsViews() {
    needsRendering = true
    renderedVersion = -1
  }
}

/// What a node keeps for its container, control or presentation between updates.
public protocol NodeStorage: AnyObject {}

extension Value {
  /// The view inside optionals and existentials.
  var unwrappedView: Value {
    if case .some(let value) = self { return value.unwrappedView }
    if case .existential(let value, _) = self { return value.unwrappedView }
    return self
  }

  /// Whether it is that very view of the library's, and not one made anew.
  func isIdentical(to other: Value) -> Bool {
    guard case .native(let one) = unwrappedView, case .native(let another) = other.unwrappedView
    else { return false }
    return one === another
  }

  /// The struct, enum or class of the program's own that it is an instance of.
  var programType: NominalType? {
    if case .structure(let value) = self { return value.type }
    if case .enumCase(let value) = self { return value.type }
    if case .object(let value) = self { return value.type }
    return nil
  }

  /// Whether it is a view of nothing: an `if` without `else` that does not hold.
  var isEmptyView: Bool {
    if case .none = self { return true }
    if case .void = self { return true }
    return false
  }
}
