import Checking
import Interpreter
import ViewTree

/// One value that a view on screen keeps, as a Swift literal.
public struct StateEntry: Hashable, Sendable {
  /// `ContentView.path`, `ContentView.model.items`.
  public var name: String
  public var value: String
  /// The node of the view that keeps it.
  public var node: Int
}

extension Simulator {
  /// The state of the program's views, modifiers and styles that are alive, outermost first: `@State`
  /// and its like, and the properties of the objects that they own, and of those that they observe
  /// and no view owns.
  public func state() throws -> [StateEntry] {
    var keepers: [(node: ViewNode, state: [ReportedProperty])] = []
    if let root { collectState(root, &keepers) }
    var told = Set(keepers.flatMap(\.state).filter { !$0.isObserved }.compactMap(\.object))
    literals.beginAgain()
    var entries: [StateEntry] = []
    var counts: [String: Int] = [:]
    for (node, state) in keepers {
      let state = state.filter { property in
        !property.isObserved || property.object.map { told.insert($0).inserted } ?? false
      }
      guard !state.isEmpty else { continue }
      // The second view of a type is `Row[2]`, as controls of one label are told apart.
      let count = counts[node.keeperName, default: 0] + 1
      counts[node.keeperName] = count
      let name = count == 1 ? node.keeperName : "\(node.keeperName)[\(count)]"
      for property in state {
        try report(property.value, as: "\(name).\(property.name)", of: node, &entries)
      }
    }
    return entries
  }

  private func collectState(
    _ node: ViewNode, _ keepers: inout [(node: ViewNode, state: [ReportedProperty])]
  ) {
    let state = node.reportedState
    if !state.isEmpty { keepers.append((node, state)) }
    for child in node.allChildren { collectState(child, &keepers) }
  }

  private func report(
    _ value: Value, as name: String, of node: ViewNode, _ entries: inout [StateEntry]
  ) throws {
    func add(_ name: String, _ value: Value) throws {
      let text = try literals.literal(of: value, named: name, in: machine)
      entries.append(StateEntry(name: name, value: text, node: node.id))
    }
    guard case .object(let object) = value else { return try add(name, value) }
    // What the library keeps in its objects is its own.
    let first = object.type.libraryProperties
    for (index, property) in object.type.storedProperties.enumerated().dropFirst(first) {
      guard object.fields.indices.contains(index) else { continue }
      var field = object.fields[index]
      if case .native(let wrapper as any PropertyWrapperValue) = field { field = wrapper.wrapped }
      if case .object(let storage) = field, let published = storage.publishedValue {
        field = published
      }
      if case .object = field { continue }
      let member = property.wrappedName ?? property.name
      try add("\(name).\(member)", field)
    }
  }
}

extension NominalType {
  /// How many stored properties it has of the library's; they come first.
  fileprivate var libraryProperties: Int {
    isBuiltin ? storedProperties.count : superclass?.libraryProperties ?? 0
  }
}

extension ObjectValue {
  /// The value of a property whose storage this is (`@Published`).
  fileprivate var publishedValue: Value? {
    type.isBuiltin && type.name == "Published" ? fields.first : nil
  }
}
