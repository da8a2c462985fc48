import Checking
import Interpreter
import ViewTree

/// One value that a view on screen keeps, as a Swift literal.
public struct StateEntry: Hashable, Sendable {
  /// `ContentView.path`, `ContentView.model.items`.
  public var name: String
  public var value: String
}

extension Simulator {
  /// The state of the program's views that are alive, outermost first: `@State` and its like, and
  /// the properties of the objects that they own or observe.
  public func state() throws -> [StateEntry] {
    var entries: [StateEntry] = []
    if let root { try collectState(root, &entries) }
    return entries
  }

  private func collectState(_ node: ViewNode, _ entries: inout [StateEntry]) throws {
    for (name, value) in node.reportedState {
      try report(value, as: "\(node.name).\(name)", &entries)
    }
    for child in node.allChildren { try collectState(child, &entries) }
  }

  private func report(
    _ value: Value, as name: String, _ entries: inout [StateEntry]
  ) throws {
    guard case .object(let object) = value else {
      return add(StateEntry(name: name, value: try machine.literal(value)), &entries)
    }
    for (index, property) in object.type.storedProperties.enumerated() {
      guard object.fields.indices.contains(index) else { continue }
      var field = object.fields[index]
      if case .native(let wrapper as any PropertyWrapperValue) = field { field = wrapper.wrapped }
      if case .object(let storage) = field, let published = storage.publishedValue {
        field = published
      }
      if case .object = field { continue }
      let member = property.wrappedName ?? property.name
      add(StateEntry(name: "\(name).\(member)", value: try machine.literal(field)), &entries)
    }
  }

  /// The first of a name is kept: a row's state appears once, not a thousand times.
  private func add(_ entry: StateEntry, _ entries: inout [StateEntry]) {
    if !entries.contains(where: { $0.name == entry.name }) { entries.append(entry) }
  }
}

extension ObjectValue {
  /// The value of a property whose storage this is (`@Published`).
  fileprivate var publishedValue: Value? {
    type.isBuiltin && type.name == "Published" ? fields.first : nil
  }
}
