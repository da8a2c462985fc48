import Checking

/// Types as a frame sees them.
extension Machine {
  /// The generic arguments of the innermost frame.
  var currentTypes: [Type] {
    guard state.pointee.frameCount > 0 else { return [] }
    return state.pointee.frames[state.pointee.frameCount - 1].types
  }

  func resolve(_ site: TypeSite) -> Type {
    site.isGeneric ? site.type.substituting(currentTypes, in: self) : site.type
  }

  func resolve(_ sites: [TypeSite]) -> [Type] {
    let types = currentTypes
    return sites.map { $0.isGeneric ? $0.type.substituting(types, in: self) : $0.type }
  }

  /// `T.Element` of a known type.
  func member(_ name: String, of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let isCollection = nominal.isBuiltin && name == "Element" && arguments.count == 1
    if isCollection, nominal.generics.first?.name == "Element" { return arguments[0] }
    for conformance in nominal.conformances.values {
      if let found = conformance.typeWitnesses[name] {
        return found.substituting(arguments, in: self)
      }
    }
    if let found = nominal.findTypeWitness?(nominal, name) {
      return found.substituting(arguments, in: self)
    }
    return isCollection ? arguments[0] : nil
  }
}

extension Type {
  /// The type with generic parameters replaced by `arguments`, and opaque types by what is behind
  /// them.
  public func substituting(_ arguments: [Type], in machine: Machine) -> Type {
    switch self {
    case .nominal(let nominal, let own):
      return own.isEmpty
        ? self : .nominal(nominal, own.map { $0.substituting(arguments, in: machine) })
    case .parameter(let parameter):
      return arguments.indices.contains(parameter.index) ? arguments[parameter.index] : self
    case .member(let base, let name):
      let base = base.substituting(arguments, in: machine)
      return machine.member(name, of: base) ?? .member(base, name: name)
    case .function(var function):
      function.result = function.result.substituting(arguments, in: machine)
      for index in function.parameters.indices {
        function.parameters[index].type =
          function.parameters[index].type.substituting(arguments, in: machine)
      }
      return .function(function)
    case .tuple(let elements) where elements.contains(where: \.isExpansion):
      return .expanded(elements) {
        $0.substituting(arguments, in: machine)
      } list: { part in
        guard case .parameter(let own) = part, own.isPack,
          arguments.indices.contains(own.index)
        else { return nil }
        return arguments[own.index].packElements
      }
    case .tuple(let elements):
      return .tuple(
        elements.map {
          TupleElement(label: $0.label, type: $0.type.substituting(arguments, in: machine))
        })
    case .metatype(let type): return .metatype(type.substituting(arguments, in: machine))
    case .opaque(let opaque, let own):
      let own = own.map { $0.substituting(arguments, in: machine) }
      guard let underlying = opaque.underlying else { return .opaque(opaque, own) }
      return underlying.substituting(own, in: machine)
    case .existential, .variable, .error: return self
    }
  }
}
