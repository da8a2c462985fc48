import Checking
import Interpreter
import LayoutEngine

/// A property wrapper that lives with a view: `@State`, `@Environment`, `@StateObject`.
///
/// The program makes a new wrapper whenever it makes the view's value; before the body runs, the
/// node connects it to what lasts.
public protocol DynamicPropertyValue: NativeValue {
  /// What stands in the property while the body runs and after.
  func connect(_ context: inout PropertyContext) throws -> Value
}

/// Where a dynamic property stands: which node, and which of its properties.
public struct PropertyContext {
  public let node: ViewNode
  public let graph: ViewGraph
  public let path: SlotPath
  /// The property's name, for reports.
  public let name: String

  /// What the node keeps for this property, made when it first appears.
  public func storage<S: PropertyStorage>(_ make: () throws -> S) rethrows -> S {
    if let found = node.slots[path] as? S { return found }
    let made = try make()
    node.slots[path] = made
    return made
  }

  /// The environment; the body is run again when it changes.
  public var environment: EnvironmentValues {
    node.readsEnvironment = true
    return node.environment
  }

  /// The object of that type in the environment, or else one that the system put there.
  public func object(of type: NominalType) -> Value? {
    environment[.object(type)] ?? graph.systemObjects[type]
  }
}

/// The position of a property among a view's fields, and inside dynamic properties of its own.
public struct SlotPath: Hashable, Sendable {
  public var fields: [Int]

  public init(_ fields: [Int]) { self.fields = fields }
}

/// What a node keeps for one dynamic property.
public protocol PropertyStorage: AnyObject {
  /// The value as reports show it (`state`); nil for what is not state.
  var reported: Value? { get }
  /// The object that it follows and somebody else keeps.
  var observed: ObjectValue? { get }
  /// Whether it is as it was made, and making it again would give the same.
  var isAsMade: Bool { get }
}

extension PropertyStorage {
  public var isAsMade: Bool { false }
  public var observed: ObjectValue? { nil }
}

extension Value {
  /// Whether it consists of nothing but plain values, which have no identity of their own.
  fileprivate var isPlain: Bool {
    switch self {
    case .void, .none, .bool, .int, .double, .string, .character, .type, .keyPath: true
    case .array(let parts), .tuple(let parts): parts.allSatisfy(\.isPlain)
    case .structure(let structure): structure.fields.allSatisfy(\.isPlain)
    case .enumCase(let value): value.payload.allSatisfy(\.isPlain)
    case .some(let value), .existential(let value, _): value.isPlain
    case .object, .closure, .native, .box: false
    }
  }
}

extension ViewNode {
  /// What keeps the state that it reports.
  public var keeperName: String { keeper?.name ?? name }

  /// The values of its dynamic properties that are state, in order; what a view of the library
  /// keeps is its own.
  public var reportedState: [ReportedProperty] {
    guard !slots.isEmpty, let type = keeper, !type.isBuiltin else { return [] }
    return slots.sorted { $0.key.fields.lexicographicallyPrecedes($1.key.fields) }
      .compactMap { path, storage in
        guard let value = storage.reported ?? storage.observed.map(Value.object),
          let first = path.fields.first, type.storedProperties.indices.contains(first)
        else { return nil }
        let property = type.storedProperties[first]
        return ReportedProperty(
          name: property.wrappedName ?? property.name, value: value,
          isObserved: storage.reported == nil)
      }
  }
}

/// A dynamic property as reports show it.
public struct ReportedProperty {
  public let name: String
  public let value: Value
  /// Whether it is an object that the view only follows.
  public let isObserved: Bool

  /// The object that it holds.
  public var object: ObjectIdentifier? {
    if case .object(let object) = value { ObjectIdentifier(object) } else { nil }
  }
}

/// What a body can read, and then depends on.
public protocol Dependency: AnyObject {
  func forget(_ node: ViewNode)
}

/// A piece of state with the nodes that have read it.
public final class StateSlot: PropertyStorage, Dependency {
  private var value: Value
  private var readers: [ObjectIdentifier: ViewNode] = [:]
  private unowned let graph: ViewGraph
  private var isWritten = false

  public init(_ value: Value, in graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  public var reported: Value? { value }

  public var isAsMade: Bool { !isWritten && value.isPlain }

  /// The value; what is being built then depends on it.
  public func read() -> Value {
    graph.note(self) { readers[ObjectIdentifier($0)] = $0 }
    return value
  }

  /// Sets the value; whoever read it is updated before the next screen. A value that is the same
  /// changes nothing.
  public func write(_ new: Value) {
    guard !new.isSame(as: value) else { return }
    value = new
    isWritten = true
    for reader in readers.values { graph.markDirty(reader) }
  }

  public func forget(_ node: ViewNode) { readers[ObjectIdentifier(node)] = nil }
}

/// A view's subscription to an object that it observes.
public final class ObjectSubscription: PropertyStorage, ObjectObserver {
  public private(set) var object: ObjectValue
  private weak var node: ViewNode?
  private unowned let graph: ViewGraph
  /// Whether the view owns the object (`@StateObject`): it is then part of the view's state.
  private let isOwner: Bool

  public init(_ object: ObjectValue, for node: ViewNode, in graph: ViewGraph, isOwner: Bool) {
    self.object = object
    self.node = node
    self.graph = graph
    self.isOwner = isOwner
    object.observers.append(self)
  }

  public var reported: Value? { isOwner ? .object(object) : nil }

  public var observed: ObjectValue? { isOwner ? nil : object }

  public var isAsMade: Bool { !isOwner }

  /// Watches another object from now on.
  public func follow(_ other: ObjectValue) {
    guard other !== object else { return }
    stop()
    object = other
    other.observers.append(self)
  }

  public func stop() { object.observers.removeAll { $0 === self } }

  public func objectWillChange(_ object: ObjectValue) {
    if let node { graph.markDirty(node) }
  }
}

extension ViewGraph {
  /// The value of one of the program's views as its body sees it.
  public func connectedValue(of node: ViewNode) throws -> Value {
    try connected(node.value.unwrappedView, at: node)
  }

  /// The view's value with its dynamic properties connected to the node; a modifier's or a style's
  /// too, which the node of the modified view keeps.
  public func connected(_ view: Value, at node: ViewNode) throws -> Value {
    guard case .structure(let structure) = view else { return view }
    node.keeper = structure.type
    return .structure(try connect(structure, at: node, path: []))
  }

  private func connect(
    _ structure: StructValue, at node: ViewNode, path: [Int]
  ) throws -> StructValue {
    var copy: StructValue?
    for (index, field) in structure.fields.enumerated() {
      let name = structure.type.storedProperties[index].name
      var replacement: Value?
      if case .native(let native as any DynamicPropertyValue) = field {
        var context = PropertyContext(
          node: node, graph: self, path: SlotPath(path + [index]), name: name)
        replacement = try native.connect(&context)
      } else if case .structure(let inner) = field, isDynamicProperty(inner) {
        replacement = .structure(try connect(inner, at: node, path: path + [index]))
      }
      guard let replacement else { continue }
      let target =
        copy
        ?? StructValue(
          type: structure.type, arguments: structure.arguments, fields: structure.fields)
      target.fields[index] = replacement
      copy = target
    }
    return copy ?? structure
  }

  private func isDynamicProperty(_ value: StructValue) -> Bool {
    guard let proto = machine.types.nominal("DynamicProperty") else { return false }
    return machine.conforms(.nominal(value.type, value.arguments), to: proto)
  }
}

extension ViewBuild {
  /// State of the element's own, that lasts as its node does.
  public func slot(initially value: Value) -> StateSlot {
    let path = SlotPath([])
    if let found = node.slots[path] as? StateSlot { return found }
    let made = StateSlot(value, in: graph)
    node.slots[path] = made
    return made
  }
}
