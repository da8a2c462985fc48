import Checking

extension Machine {
  /// Reads through a key path.
  public func value(at path: KeyPathValue, of root: Value) throws -> Value {
    try read(path, path.code.components[...], 0, root)
  }

  private func read(
    _ path: KeyPathValue, _ components: ArraySlice<KeyPathCode.Component>, _ used: Int,
    _ root: Value
  ) throws -> Value {
    guard let component = components.first else { return root }
    let rest = components.dropFirst()
    switch component.kind {
    case .field(let index): return try read(path, rest, used, field(index, of: root))
    case .element(let index):
      guard case .tuple(let parts) = root else { throw Trap("not a tuple (a defect in navlab)") }
      return try read(path, rest, used, parts[index])
    case .property(let getter, _, let arguments, let types):
      let end = used + arguments.count
      let value = try call(
        getter, [root] + path.arguments[used..<end],
        types.map { $0.substituting(path.types, in: self) })
      return try read(path, rest, end, value)
    case .optionalChain:
      if case .none = root { return .none }
      return try read(path, rest, used, root)
    case .forceUnwrap:
      if case .none = root {
        throw Trap("Unexpectedly found nil while unwrapping an Optional value")
      }
      return try read(path, rest, used, root)
    case .optionalWrap: return try read(path, rest, used, root)
    }
  }

  /// One key path that goes on with another.
  public func joined(_ first: KeyPathValue, _ second: KeyPathValue) -> KeyPathValue {
    var code = KeyPathCode(
      root: first.code.root.substituting(first.types, in: self),
      value: second.code.value.substituting(second.types, in: self),
      components: [first, second].flatMap { path in
        path.code.components.map { $0.substituting(path.types, in: self) }
      })
    code.kind = first.code.kind.followed(by: second.code.kind)
    return KeyPathValue(code: code, arguments: first.arguments + second.arguments)
  }

  /// Writes through a key path; a reference's object changes in place.
  public func set(_ value: Value, at path: KeyPathValue, of root: inout Value) throws {
    try write(path, path.code.components[...], 0, &root, value)
  }

  private func write(
    _ path: KeyPathValue, _ components: ArraySlice<KeyPathCode.Component>, _ used: Int,
    _ root: inout Value, _ value: Value
  ) throws {
    guard let component = components.first else {
      root = value
      return
    }
    let rest = components.dropFirst()
    switch component.kind {
    case .field(let index):
      var part = try field(index, of: root)
      try write(path, rest, used, &part, value)
      try withUnsafeMutablePointer(to: &root) { root in
        try withUnsafeMutablePointer(to: &part) { try setField(root, index, to: $0, isTaken: true) }
      }
    case .element(let index):
      guard case .tuple(var parts) = root else { throw Trap("not a tuple (a defect in navlab)") }
      try write(path, rest, used, &parts[index], value)
      root = .tuple(parts)
    case .property(let getter, let setter, let arguments, let types):
      guard let setter else { throw Trap("the key path is read-only") }
      let end = used + arguments.count
      let given = Array(path.arguments[used..<end])
      let types = types.map { $0.substituting(path.types, in: self) }
      var part = value
      if !rest.isEmpty {
        part = try call(getter, [root] + given, types)
        try write(path, rest, end, &part, value)
      }
      var passed = [root] + given + [part]
      try call(setter, updating: &passed, types)
      root = passed[0]
    case .optionalChain, .forceUnwrap, .optionalWrap:
      if case .none = root, case .optionalChain = component.kind { return }
      try write(path, rest, used, &root, value)
    }
  }

  /// Calls what a key path's accessor names.
  private func call(_ callee: Callee, _ arguments: [Value], _ types: [Type]) throws -> Value {
    try call(.closure(ClosureValue(.callee(callee, applied: []), types: types)), arguments)
  }

  private func call(_ callee: Callee, updating arguments: inout [Value], _ types: [Type]) throws {
    switch callee {
    case .function(let function): _ = try call(function, updating: &arguments, types: types)
    case .requirement, .method:
      let (target, types) = try resolve(callee, arguments.first, types)
      if case .routine(let routine) = target {
        _ = try call(routine.function, updating: &arguments, types: types)
        return
      }
      fallthrough
    case .native, .synthesized, .value:
      let closure = Value.closure(ClosureValue(.callee(callee, applied: []), types: types))
      _ = try call(closure, updating: &arguments)
    }
  }
}

extension KeyPathCode.Component {
  /// With what the generic parameters around stand for.
  fileprivate func substituting(_ types: [Type], in machine: Machine) -> KeyPathCode.Component {
    guard case .property(let getter, let setter, let arguments, let own) = kind else { return self }
    let substituted = own.map { $0.substituting(types, in: machine) }
    return KeyPathCode.Component(
      name: name,
      kind: .property(getter: getter, setter: setter, arguments: arguments, types: substituted))
  }
}
