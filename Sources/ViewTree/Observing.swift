import Checking
import Interpreter

/// The nodes that have read properties of one `@Observable` object (navigation rule 10.4). Holds
/// the object, so that its identity stays its own.
final class ObjectReads: Dependency {
  let object: ObjectValue
  private var readers: [Int: [ObjectIdentifier: ViewNode]] = [:]
  private unowned let graph: ViewGraph

  init(_ object: ObjectValue, in graph: ViewGraph) {
    self.object = object
    self.graph = graph
  }

  func add(_ node: ViewNode, of property: Int) {
    readers[property, default: [:]][ObjectIdentifier(node)] = node
  }

  /// - Parameter current: the node whose body runs now. It observes what it read from its end on:
  ///   what it changes itself, as the initial values of the views that it makes do, is no change.
  func markReaders(of property: Int, except current: ViewNode?) {
    for node in readers[property, default: [:]].values where node !== current {
      graph.markDirty(node)
    }
  }

  func forget(_ node: ViewNode) {
    for property in readers.keys { readers[property]?[ObjectIdentifier(node)] = nil }
    readers = readers.filter { !$0.value.isEmpty }
    if readers.isEmpty { graph.observed[ObjectIdentifier(object)] = nil }
  }
}

extension ViewGraph: AccessTracker {
  public func didRead(_ object: ObjectValue, property: Int) {
    guard reading != nil else { return }
    let reads = observed[ObjectIdentifier(object)] ?? ObjectReads(object, in: self)
    observed[ObjectIdentifier(object)] = reads
    note(reads) { reads.add($0, of: property) }
  }

  public func willWrite(_ object: ObjectValue, property: Int) {
    observed[ObjectIdentifier(object)]?.markReaders(of: property, except: reading)
  }
}

extension ViewGraph {
  /// The value of a key that all views of the scene share (`@SceneStorage`).
  public func sceneSlot(_ key: String, _ initial: @autoclosure () -> Value) -> StateSlot {
    if let known = sceneSlots[key] { return known }
    let made = StateSlot(initial(), in: self)
    sceneSlots[key] = made
    return made
  }

  /// The protocol whose `body` a node's value fulfils: a view's, a scene's or an app's.
  func bodyProtocol(of node: ViewNode) -> String {
    guard let type = node.value.unwrappedView.programType else { return "View" }
    let value = Type.nominal(type, [])
    return ["View", "App", "Scene", "ToolbarContent"].first { name in
      machine.types.nominal(name).map { machine.conforms(value, to: $0) } ?? false
    } ?? "View"
  }

  /// Whether the node is one of the program's own views: not its app or a scene, and not a view
  /// that the library itself writes in Swift.
  public func isProgramView(_ node: ViewNode) -> Bool {
    node.isComposite && !node.isOfLibrary && bodyProtocol(of: node) == "View"
  }

  /// The first of the program's own views below a node; nil where there is none.
  public func firstProgramView(below node: ViewNode) -> ViewNode? {
    for child in node.allChildren {
      if isProgramView(child) { return child }
      if let found = firstProgramView(below: child) { return found }
    }
    return nil
  }
}

extension ViewNode {
  /// Whether the library itself writes it in Swift: what it keeps is none of the program's.
  public var isOfLibrary: Bool { programType?.isBuiltin == true }

  /// The type that a program's view, app or scene is of; nil for the catalog's.
  public var programType: NominalType? { value.unwrappedView.programType }
}
