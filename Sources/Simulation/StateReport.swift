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
  /// The state of the program's views that are alive, outermost first: `@State` and its like, and
  /// the properties of the objects that they own or observe.
  public func state() throws -> [StateEntry] {
    var entries: [StateEntry] = []
    var counts: [String: Int] = [:]
    if let root { try collectState(root, &entries, &counts) }
    return entries
  }

  /// The second view of a type is `Row[2]`, as controls of one label are told apart.
  private func collectState(
    _ node: ViewNode, _ entries: inout [StateEntry], _ counts: inout [String: Int]
  ) throws {
    let state = node.isOfLibrary ? [] : node.reportedState
    if !state.isEmpty {
      let count = counts[node.name, default: 0] + 1
      counts[node.name] = count
      let name = count == 1 ? node.name : "\(node.name)[\(count)]"
      for (property, value) in state {
        try report(value, as: "\(name).\(property)", of: node, &entries)
      }
    }
    for child in node.allChildren { try collectState(child, &entries, &counts) }
  }

  private func report(
    _ value: Value, as name: String, of node: ViewNode, _ entries: inout [StateEntry]
  ) throws {
    func add(_ name: String, _ value: Value) throws {
      entries.append(StateEntry(name: name, value: try machine.literal(value), node: node.id))
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
