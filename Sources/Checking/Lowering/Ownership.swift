/// Weak and unowned variables keep a reference that does not keep the object alive.
extension FunctionBuilder {
  /// What a variable holds, as its reader sees it.
  func owned(_ kept: Code, _ ownership: Ownership) -> Code {
    guard ownership != .strong else { return kept }
    if kept.type.wrapped != nil { return Code(.strengthen(kept), type: kept.type, at: kept.range) }
    let optional = checker.optional(kept.type)
    let value = Code(.strengthen(kept), type: optional, at: kept.range)
    return Code(.unwrap(value), type: kept.type, at: kept.range)
  }

  /// A value as a variable keeps it.
  func storable(_ value: Code, _ ownership: Ownership) -> Code {
    guard ownership != .strong else { return value }
    return Code(.weaken(value), type: value.type, at: value.range)
  }

  func place(_ place: Place, _ ownership: Ownership) -> Place {
    ownership == .strong ? place : .weak(place)
  }
}
