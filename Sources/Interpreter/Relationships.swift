import Checking

/// Both ends of the relationships between models (SwiftData): what is set at one is set at the
/// other. Whoever reads the other end is told.
extension Machine {
  /// Follows a property that was set with the other ends of what it refers to now and did before.
  func relate(_ object: ObjectValue, at property: Int, from old: Value) {
    guard let relationship = object.type.relationships[property] else { return }
    // Several models are none at least, however the property is declared.
    if relationship.isMany, relationship.isOptional, case .none = object.fields[property] {
      object.fields[property] = .array([])
    }
    guard let inverse = relationship.inverse else { return }
    let before = old.models
    let after = object.fields[property].models
    let known = Set(before.map(ObjectIdentifier.init))
    let kept = Set(after.map(ObjectIdentifier.init))
    for model in before where !kept.contains(ObjectIdentifier(model)) {
      part(model, at: inverse, from: object)
    }
    for model in after where !known.contains(ObjectIdentifier(model)) {
      if model.type.relationships[inverse]?.isMany == false,
        let previous = model.fields[inverse].models.first, previous !== object
      {
        part(previous, at: property, from: model)
      }
      join(model, at: inverse, with: object)
    }
  }

  /// Takes a model that is deleted out of all that refer to it.
  /// - Returns: what is deleted with it.
  public func unrelate(_ object: ObjectValue) -> [ObjectValue] {
    var deleted: [ObjectValue] = []
    for (property, relationship) in object.type.relationships.sorted(by: { $0.key < $1.key }) {
      let others = object.fields[property].models
      if let inverse = relationship.inverse {
        for other in others { part(other, at: inverse, from: object) }
      }
      if relationship.cascades { deleted += others }
    }
    return deleted
  }

  /// The models that these refer to, directly or through others, without themselves.
  public func related(to objects: [ObjectValue]) -> [ObjectValue] {
    var seen = Set(objects.map(ObjectIdentifier.init))
    var found: [ObjectValue] = []
    var waiting = objects[...]
    while let object = waiting.popFirst() {
      for property in object.type.relationships.keys.sorted() {
        willRead(object, property: property)
        for other in object.fields[property].models
        where seen.insert(ObjectIdentifier(other)).inserted {
          found.append(other)
          waiting.append(other)
        }
      }
    }
    return found
  }

  private func join(_ object: ObjectValue, at property: Int, with other: ObjectValue) {
    let models = object.fields[property].models
    guard !models.contains(where: { $0 === other }) else { return }
    willChange(object, property: property)
    if object.type.relationships[property]?.isMany == true {
      object.fields[property] = .array(models.map { .object($0) } + [.object(other)])
    } else {
      object.fields[property] = .object(other)
    }
  }

  private func part(_ object: ObjectValue, at property: Int, from other: ObjectValue) {
    let models = object.fields[property].models
    guard models.contains(where: { $0 === other }),
      let relationship = object.type.relationships[property],
      relationship.isMany || relationship.isOptional
    else { return }
    willChange(object, property: property)
    object.fields[property] =
      relationship.isMany
      ? .array(models.filter { $0 !== other }.map { .object($0) }) : .none
  }
}

extension Value {
  /// The objects that a property of a relationship refers to.
  fileprivate var models: [ObjectValue] {
    switch self {
    case .object(let object): [object]
    case .array(let elements): elements.flatMap(\.models)
    case .some(let value), .existential(let value, _): value.models
    default: []
    }
  }
}
