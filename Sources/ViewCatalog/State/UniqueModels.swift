import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// Models that no two objects may be the same in (`@Attribute(.unique)`).
var uniqueModels: [Builtin] {
  [
    Builtin(nil, "func _isUnique(_ model: any PersistentModel) -> Bool") { call in
      .bool(call.arguments[0].model?.type.uniqueSlots.isEmpty == false)
    },
    Builtin(
      nil, "func _unified(_ models: [any PersistentModel]) -> [any PersistentModel]"
    ) { call in
      .array(unified(try call.elements(0).compactMap(\.model), in: call.machine).map(Value.object))
    },
  ]
}

/// The models without those that a later one replaces, being the same in what is unique of their
/// class: it has the place of the one that it replaces.
private func unified(_ models: [ObjectValue], in machine: Machine) -> [ObjectValue] {
  struct Key: Hashable {
    let type: ObjectIdentifier
    let slot: Int
    let value: ValueKey
  }
  var left: [ObjectValue] = []
  var places: [Key: Int] = [:]
  for model in models {
    let keys = model.type.uniqueSlots.map {
      Key(
        type: ObjectIdentifier(model.type), slot: $0, value: ValueKey(model.fields[$0], in: machine)
      )
    }
    let place = keys.lazy.compactMap { places[$0] }.first ?? left.count
    if place < left.count { left[place] = model } else { left.append(model) }
    for key in keys { places[key] = place }
  }
  return left
}
