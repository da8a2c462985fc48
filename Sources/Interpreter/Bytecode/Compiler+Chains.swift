import Checking

/// Where a change goes on whose optional chain meets nil.
struct Skip {
  let label: Compiler.Label
  /// Where the chain around it says so, whose value is then nil.
  let exit: Compiler.Label?
}

// Changes through optional chains: `user?.name = "x"`.
extension Compiler {
  /// Jumps to `skip` where an optional chain in the place meets nil, before anything else happens.
  /// What accessors gave is given back to them all the same: observers are told of `nil`.
  /// - Returns: whether there is such a chain.
  mutating func skipWhereNil(_ place: Prepared, _ skip: Skip) -> Bool {
    switch place {
    case .local, .global, .objectField, .discarded: return false
    case .field(let base, _), .element(let base, _), .indexed(let base, _, _):
      return skipWhereNil(base, skip)
    case .property(let base, _), .keyPath(let base, _):
      if case .place(let place) = base { return skipWhereNil(place, skip) }
      return false
    case .weak(let inner): return skipWhereNil(inner, skip)
    case .unwrapped(let base, let traps, _):
      let inner = skipWhereNil(base, skip)
      if traps { return inner }
      let value = source(base)
      // The temporary is dropped on both ways by being overwritten or by the frame's end.
      guard base.tellsOfChanges else {
        emit(.jumpIfNone, value.register, skip.label.index)
        drop(value)
        return true
      }
      let (isNil, goesOn) = (makeLabel(), makeLabel())
      emit(.jumpIfNone, value.register, isNil.index)
      drop(value)
      jump(goesOn)
      self.place(isNil)
      store(Code(.constant(.nil), type: .any, at: range), in: base)
      jump(skip.label)
      self.place(goesOn)
      return true
    }
  }
}

extension Prepared {
  /// Whether somebody sees that it is set: an accessor, or the library's where it keeps the value
  /// elsewhere (`@State`).
  fileprivate var tellsOfChanges: Bool {
    switch self {
    case .local, .global, .objectField, .keyPath, .discarded: false
    case .field(let base, _), .element(let base, _), .indexed(let base, _, _),
      .unwrapped(let base, _, _), .weak(let base):
      base.tellsOfChanges
    case .property(.place(let base), let property):
      if case .native = property.setter { base.tellsOfChanges } else { true }
    case .property: true
    }
  }
}

extension Code {
  /// How many links of optional chains a change goes through in place, where it is one, besides
  /// those that are checked around it.
  var changedLinks: Int {
    switch kind {
    case .chain(_, _, let body, _): return body.changedLinks - 1
    case .assign(let place, _): return place.links
    case .call(let call):
      let places = call.arguments.compactMap { argument in
        if case .inout(let place) = argument { place } else { nil }
      }
      return places.map(\.links).max() ?? 0
    default: return 0
    }
  }
}

extension Place {
  fileprivate var links: Int {
    switch self {
    case .local, .global, .objectField, .discarded: 0
    case .field(let base, _), .element(let base, _), .weak(let base): base.links
    case .unwrapped(let base, let traps, _): base.links + (traps ? 0 : 1)
    case .property(.place(let base), _, _, _, _, _), .keyPath(.place(let base), _): base.links
    case .property, .keyPath: 0
    }
  }
}
