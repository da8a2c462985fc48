import Checking

/// Releases what a value held without recursion, so that a list of a million links does not end
/// the native stack: what only it held is taken apart here, one after the other.
func releaseParts(_ parts: consuming [Value]) {
  guard parts.contains(where: \.hasParts) else { return }
  // The first of them goes first.
  var waiting = Array(parts.reversed())
  parts = []
  while var value = waiting.popLast() {
    value.surrender(to: &waiting)
  }
}

extension Value {
  /// Whether releasing it may release other values.
  var hasParts: Bool {
    switch self {
    case .void, .none, .bool, .int, .double, .string, .character, .type, .keyPath: false
    case .array, .tuple, .structure, .enumCase, .object, .closure, .native, .some, .existential,
      .box:
      true
    }
  }

  /// Moves the parts that nobody else holds to `waiting`.
  fileprivate mutating func surrender(to waiting: inout [Value]) {
    switch self {
    case .structure(var value):
      self = .void
      if isKnownUniquelyReferenced(&value), value.type.deinitializers.isEmpty {
        waiting += value.surrender().reversed()
      }
    case .enumCase(var value):
      self = .void
      if isKnownUniquelyReferenced(&value) { waiting += value.surrender().reversed() }
    case .object(var value):
      self = .void
      // One with a `deinit` keeps its parts until that has run.
      if isKnownUniquelyReferenced(&value), value.type.deinitializers.isEmpty {
        waiting += value.surrender().reversed()
      }
    case .closure(var value):
      self = .void
      if isKnownUniquelyReferenced(&value) { waiting += value.surrender().reversed() }
    case .box(var value):
      self = .void
      if isKnownUniquelyReferenced(&value) { waiting += value.surrender().reversed() }
    case .some(let inner), .existential(let inner, _):
      self = .void
      waiting.append(inner)
    case .array(let elements) where elements.count <= 16, .tuple(let elements):
      // Longer ones are not worth copying: they may be held elsewhere.
      self = .void
      waiting += elements.reversed()
    case .array, .native, .void, .none, .bool, .int, .double, .string, .character, .type,
      .keyPath:
      break
    }
  }
}
