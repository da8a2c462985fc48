import Checking
import Interpreter
import LayoutEngine

extension ViewGraph {
  /// Queues the closures of `onPreferenceChange` whose reduced value has changed.
  func notePreferences(in views: [RenderedView]) throws {
    for view in views {
      try notePreferences(in: view.children)
      try notePreferences(of: view.node)
      for node in view.annotations { try notePreferences(of: node) }
    }
  }

  /// Tells the rows that have left their lazy container, which may stay made.
  func noteRowsThatLeft() throws {
    func tell(_ node: ViewNode) throws {
      for case .leftLayout(let action) in node.facets.hooks {
        node.preferenceValues = [:]
        try action()
      }
      for child in node.allChildren { try tell(child) }
    }
    for row in elementsThatLeft where row.isMounted && !row.standsInLayout { try tell(row) }
  }

  private func notePreferences(of node: ViewNode) throws {
    if node.facets.hooks.isEmpty { return }
    for (index, hook) in node.facets.hooks.enumerated() {
      if case .geometryChange(let of, let action) = hook {
        let value = try of(node)
        let old = node.preferenceValues.updateValue(value, forKey: index)
        if let old, try machine.areEqual(old, value) { continue }
        pending.append { try action(old ?? value, value) }
        continue
      }
      guard case .preferenceChange(let key, let action) = hook else { continue }
      let type = Type.nominal(key, [])
      let value = try preference(type, key, of: node) ?? defaultValue(of: type)
      if let old = node.preferenceValues[index], try machine.areEqual(old, value) { continue }
      node.preferenceValues[index] = value
      pending.append { try action(value) }
    }
  }

  /// A key's value at a node: its own, or its children's reduced in order (layout rule 19.1).
  public func preference(_ key: NominalType, of node: ViewNode) throws -> Value {
    let type = Type.nominal(key, [])
    return try preference(type, key, of: node) ?? defaultValue(of: type)
  }

  private func preference(
    _ type: Type, _ key: NominalType, of node: ViewNode
  ) throws -> Value? {
    if let own = node.facets.preferences.last(where: { $0.key === key }) { return own.value }
    var reduced: Value?
    var children = node.allChildren.filter { !node.detachedKeys.contains($0.key) }
    // A background's values come before those of what it lies behind.
    if case .attachment(.background) = node.facets.shape, !children.isEmpty {
      children.append(children.removeFirst())
    }
    for child in children {
      guard let next = try preference(type, key, of: child) else { continue }
      reduced = try reduced.map { try combine($0, next, of: type) } ?? next
    }
    for transform in node.facets.preferenceTransforms where transform.key === key {
      reduced = try transform.change(reduced ?? defaultValue(of: type))
    }
    return reduced
  }

  private func defaultValue(of type: Type) throws -> Value {
    guard let requirement = machine.requirement("defaultValue", of: "PreferenceKey") else {
      return .none
    }
    return try machine.call(requirement, onType: type)
  }

  /// What the key's `reduce(value:nextValue:)` makes of two values.
  private func combine(_ value: Value, _ next: Value, of key: Type) throws -> Value {
    guard let reduce = machine.requirement("reduce", of: "PreferenceKey") else { return next }
    var arguments = [value, Value.closure(ClosureValue(.native { _ in next }))]
    _ = try machine.call(reduce, onType: key, updating: &arguments)
    return arguments[0]
  }
}
