// `repeat each T`: as many types as a parameter pack has. A pack stands for the tuple of its types,
// and `(repeat each T)` for the pack itself; `(repeat [each T])` is a tuple of one element that is
// expanded where the pack is known.

extension Type {
  /// A tuple with its expansions written out.
  /// - Parameters:
  ///   - replace: what stands for a part of a type, as for `rewritten`.
  ///   - list: the types of a pack; nil for what is none, or is not known.
  public static func expanded(
    _ elements: [TupleElement], _ replace: (Type) -> Type?, list: (Type) -> [TupleElement]?
  ) -> Type {
    let result = elements.flatMap { element -> [TupleElement] in
      var packs: [Type: [TupleElement]] = [:]
      if element.isExpansion { element.type.walk { packs[$0] = list($0) } }
      guard let count = packs.values.map(\.count).min() else {
        var one = element
        one.type = element.type.rewritten(replace)
        return [one]
      }
      func leaf(_ part: Type, _ index: Int) -> Type? {
        if let list = packs[part] { return list[index].type }
        switch part {
        case .parameter, .variable: return replace(part)
        case .member(let base, let name):
          return replace(.member(base.rewritten { leaf($0, index) }, name: name))
        default: return nil
        }
      }
      return (0..<count).map { index in
        TupleElement(label: nil, type: element.type.rewritten { leaf($0, index) })
      }
    }
    return result.count == 1 && !result[0].isExpansion ? result[0].type : .tuple(result)
  }

  /// The elements that it has as the binding of a pack.
  public var packElements: [TupleElement] {
    if case .tuple(let elements) = self { return elements }
    return [TupleElement(label: nil, type: self)]
  }

  /// The type parameter that it is, or is a member of; nil for other types.
  var root: GenericParameter? {
    switch self {
    case .parameter(let own): own
    case .member(let base, _): base.root
    default: nil
    }
  }

  /// The packs that it is made of.
  var packs: [GenericParameter] {
    var found: [GenericParameter] = []
    walk { part in
      if case .parameter(let own) = part, own.isPack, !found.contains(own) { found.append(own) }
    }
    return found
  }

  /// What each element of a tuple of one expansion is; itself for a pack.
  var repeated: Type {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].isExpansion else {
      return self
    }
    return elements[0].type
  }

  /// The tuple that `repeat` makes of a type: `(repeat [each T])`.
  var expansion: Type {
    if case .parameter(let own) = self, own.isPack { return self }
    return .tuple([TupleElement(label: nil, type: self, isExpansion: true)])
  }
}
