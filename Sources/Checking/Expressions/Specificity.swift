import SwiftSource

// Which of two declarations that fit as well says more of what it takes.
extension Checker {
  /// Below zero where the first is the more specific declaration.
  func specificity(_ a: Candidate, _ b: Candidate) -> Int {
    let x = signature(of: a.symbol)
    let y = signature(of: b.symbol)
    if a.isRequirement != b.isRequirement {
      // A default in an extension never hides what it stands for.
      let isSame = x.parameters.map(\.label) == y.parameters.map(\.label)
      return a.isRequirement == isSame ? -1 : 1
    }
    let packs = (x.parameters.contains(where: \.isPack), y.parameters.contains(where: \.isPack))
    if packs.0 != packs.1 { return packs.0 ? 1 : -1 }
    let variadic = (
      x.parameters.contains(where: \.isVariadic), y.parameters.contains(where: \.isVariadic)
    )
    if variadic.0 != variadic.1 { return variadic.0 ? 1 : -1 }
    let generic = (genericity(x, a), genericity(y, b))
    if generic.0 != generic.1 { return generic.0 - generic.1 }
    let existential = (existentialParameters(x), existentialParameters(y))
    if existential.0 != existential.1 { return existential.0 - existential.1 }
    let bare = (bareParameters(x, a), bareParameters(y, b))
    if bare.0 != bare.1 { return bare.0 - bare.1 }
    if a.isFromProtocol != b.isFromProtocol { return a.isFromProtocol ? 1 : -1 }
    let bounds = orderOfBounds(x, y)
    if bounds != 0 { return bounds }
    if let p = a.symbol.context.nominal, let q = b.symbol.context.nominal, p !== q,
      p.keyword == .protocol, q.keyword == .protocol
    {
      if inherits(p, from: q) { return -1 }
      if inherits(q, from: p) { return 1 }
    }
    let constraints = (x.constraints.count, y.constraints.count)
    if constraints.0 != constraints.1 { return constraints.1 - constraints.0 }
    if shapes(x) == shapes(y) {
      let order = order(ofExtensions: a.symbol.context, b.symbol.context)
      if order != 0 { return order }
      let depth = (extensionConstraints(a), extensionConstraints(b))
      if depth.0 != depth.1 { return depth.1 - depth.0 }
    }
    let ownModule = (a.symbol.context.file == .max, b.symbol.context.file == .max)
    if ownModule.0 != ownModule.1 { return ownModule.0 ? 1 : -1 }
    return x.parameters.count - y.parameters.count
  }

  /// Below zero where the first asks more of each type that it takes: `T: StringProtocol` before
  /// `C: Collection`.
  private func orderOfBounds(_ x: Signature, _ y: Signature) -> Int {
    guard x.parameters.count == y.parameters.count else { return 0 }
    let both = zip(x.parameters, y.parameters).map { (bounds(of: $0, x), bounds(of: $1, y)) }
    func includes(_ one: [NominalType], _ other: [NominalType]) -> Bool {
      other.allSatisfy { wanted in one.contains { inherits($0, from: wanted) } }
    }
    let isFirst = both.allSatisfy { includes($0, $1) }
    let isSecond = both.allSatisfy { includes($1, $0) }
    return (isSecond ? 1 : 0) - (isFirst ? 1 : 0)
  }

  /// The protocols of the generic parameter that a parameter is of.
  private func bounds(of parameter: ParameterInfo, _ signature: Signature) -> [NominalType] {
    guard case .parameter = parameter.type else { return [] }
    return signature.constraints.compactMap { constraint in
      guard case .conforms(parameter.type, let proto) = constraint else { return nil }
      return proto
    }
  }

  /// What a declaration takes, whatever its generic parameters stand for.
  private func shapes(_ signature: Signature) -> [Type] {
    signature.parameters.map { parameter in
      parameter.type.rewritten { if case .parameter = $0 { .error } else { nil } }
    }
  }

  /// Below zero where what the first extension asks of its type includes what the second asks:
  /// `Element: Hashable` before `Element: Equatable`, and `Element == Int` before both.
  func order(ofExtensions a: Context, _ b: Context) -> Int {
    guard a.isExtension, b.isExtension, a !== b, let nominal = a.nominal, nominal === b.nominal
    else { return 0 }
    let own = nominal.generics.map(Type.parameter)
    func includes(_ one: Context, _ other: Context) -> Bool {
      inside(one) { holds(ownConstraints(of: other), own) == .yes }
    }
    return (includes(b, a) ? 1 : 0) - (includes(a, b) ? 1 : 0)
  }

  private func extensionConstraints(_ candidate: Candidate) -> Int {
    candidate.symbol.context.isExtension ? ownConstraints(of: candidate.symbol.context).count : 0
  }

  /// How many parameters take a value of any type: `T` and not `T?`, nor the `Bound` of a range.
  private func bareParameters(_ signature: Signature, _ candidate: Candidate) -> Int {
    signature.parameters.count { parameter in
      guard case .parameter(let own) = parameter.type else { return false }
      return own.index >= candidate.arguments.count
    }
  }

  /// How many parameters are of a generic type.
  private func genericity(_ signature: Signature, _ candidate: Candidate) -> Int {
    var count = 0
    for parameter in signature.parameters {
      var found = false
      parameter.type.walk { part in
        if case .parameter(let own) = part, own.index >= candidate.arguments.count { found = true }
      }
      if found { count += 1 }
    }
    return count
  }

  /// How many parameters take every value of a protocol.
  private func existentialParameters(_ signature: Signature) -> Int {
    signature.parameters.count { if case .existential = $0.type { true } else { false } }
  }
}
