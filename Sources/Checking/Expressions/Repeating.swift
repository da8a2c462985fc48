import Diagnostics
import SwiftSource

/// What one `repeat` walks: each `each` in it, with the variable for its element. A class: what is
/// inside adds to it.
final class Repetition {
  var sources: [(pack: Typed, element: LocalVariable)] = []
  var parameters: [GenericParameter] = []

  /// - Parameter builder: of the function whose packs they are.
  func packs(_ builder: FunctionBuilder) -> Packs {
    Packs(
      sources.map { ($0.pack.build(builder), builder.slot($0.element)) },
      parameters: parameters.map(\.index))
  }
}

// `repeat` and `each`.
extension Checker {
  /// `repeat print(each value)`
  func checkRepeated(_ inner: Expression, at range: SourceRange) -> Typed {
    let (typed, walked) = repeated(inner)
    if typed.type.isError { return .failed(at: range) }
    let type = typed.type.isVoid ? Type.void : resolved(typed.type).expansion
    expansions.insert(range)
    return Typed(type, at: range) { builder in
      let each = typed.build(builder)
      return Code(.expansion(walked.packs(builder), each), type: type, at: range)
    }
  }

  /// What is repeated, and what it walks.
  func repeated(_ inner: Expression) -> (Typed, Repetition) {
    let outer = repetition
    let own = Repetition()
    repetition = own
    defer { repetition = outer }
    let start = solver.variableCount
    let typed = check(inner, expected: nil)
    settle(from: start)
    return (typed, own)
  }

  /// `each value`, and `each T` for the type.
  func checkEach(_ inner: Expression, at range: SourceRange) -> Typed {
    let pack = check(inner, expected: nil)
    guard let repetition, !pack.type.isError else { return pack }
    let type = resolved(pack.type).repeated
    for own in type.packs where !repetition.parameters.contains(own) {
      repetition.parameters.append(own)
    }
    if pack.isType { return pack }
    let element = LocalVariable("", type: type, isLet: true, in: scope.function, at: range)
    repetition.sources.append((pack, element))
    return Typed(type, at: range) { builder in
      Code(.local(builder.slot(element)), type: type, at: range)
    }
  }

  /// Finds what a parameter's packs stand for: the types of its arguments, as its pattern has them.
  /// - Parameter declared: the parameter's type as its declaration has it.
  func bind(_ parameter: ParameterInfo, declared: Type?, to values: [Typed]) {
    if values.count == 1, expansions.contains(values[0].range) {
      if !unify(parameter.type.repeated, values[0].type.repeated) { failures += 1 }
      return
    }
    let whole = solver.shallow(parameter.type)
    if case .variable = whole {
      let elements = values.map { TupleElement(label: nil, type: $0.type) }
      if !unify(whole, .tuple(elements)) { failures += 1 }
      return
    }
    if case .parameter(let own)? = declared, own.isPack {
      let known = whole.packElements
      let fits = known.count == values.count
      for (value, element) in zip(values, known)
      where !fits || !require(value.type, convertsTo: element.type, at: value.range) {
        failures += 1
        break
      }
      return
    }
    var packs: [Type: [TupleElement]] = [:]
    whole.walk { part in
      if case .variable(let index) = part, self.solver.parameter(of: index)?.isPack == true {
        packs[part] = []
      }
    }
    for value in values {
      let pattern = whole.rewritten { part in
        guard packs[part] != nil else { return nil }
        let element = self.solver.fresh()
        packs[part]?.append(TupleElement(label: nil, type: element))
        return element
      }
      if !require(value.type, convertsTo: pattern, at: value.range) { failures += 1 }
    }
    for (pack, elements) in packs where !unify(pack, .tuple(elements)) { failures += 1 }
  }
}

extension FunctionBuilder {
  /// The values of a pack as one: a tuple, but for a single one.
  func pack(of values: [Typed], at range: SourceRange) -> Code {
    let parts = values.map { $0.build(self) }
    if parts.count == 1 { return parts[0] }
    let type = Type.tuple(parts.map { TupleElement(label: nil, type: $0.type) })
    return Code(.tuple(parts), type: type, at: range)
  }
}
