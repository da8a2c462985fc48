import Diagnostics

extension FunctionBuilder {
  /// Code for a value of its type, made to fit `to`; both are known by now.
  func coerce(_ code: Code, to wanted: Type) -> Code {
    let to = checker.resolved(wanted)
    let from = checker.resolved(code.type)
    if from.isError, !to.isError, checker.module.usesUnsimulated, checker.hasStandIn(to) {
      return standIn(for: to, at: code.range)
    }
    if from == to || from.isError || to.isError { return code }
    let range = code.range
    if let wrapped = to.wrapped { return coerceToOptional(code, from, to, wrapped) }
    switch (from, to) {
    case (_, .existential):
      return Code(.erase(code, from: from), type: to, at: range)
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      if y.wellKnown == .anyHashable { return Code(.erase(code, from: from), type: to, at: range) }
      if checker.isDoublePair(x, y) { return retyped(code, to) }
      if x === y, x.wellKnown == .array || x.wellKnown == .set || x.wellKnown == .dictionary {
        return coerceElements(code, xs, ys, to)
      }
      if x.isClass { return Code(.convert(code, to: to), type: to, at: range) }
      return retyped(code, to)
    case (.tuple(let xs), .tuple(let ys)): return coerceTuple(code, xs, ys, to)
    case (.function(let f), .function(let g)): return coerceFunction(code, f, g, to)
    default:
      if to.nominal?.wellKnown == .anyHashable {
        return Code(.erase(code, from: from), type: to, at: range)
      }
      return retyped(code, to)
    }
  }

  private func retyped(_ code: Code, _ type: Type) -> Code {
    Code(code.kind, type: type, at: code.range)
  }

  private func coerceToOptional(_ code: Code, _ from: Type, _ to: Type, _ wrapped: Type) -> Code {
    guard let inner = from.wrapped else {
      return Code(.wrap(coerce(code, to: wrapped)), type: to, at: code.range)
    }
    if inner == wrapped { return retyped(code, to) }
    if case .constant(.nil) = code.kind { return retyped(code, to) }
    // An `Int?` that becomes an `Int??` is what is in it, nil or not.
    if from.optionalDepth < to.optionalDepth {
      return Code(.wrap(coerce(code, to: wrapped)), type: to, at: code.range)
    }
    let local = temporary("", inner)
    let value = coerce(Code(.local(local), type: inner, at: code.range), to: wrapped)
    return Code(
      .chain(subject: code, local: local, body: value, wraps: true), type: to, at: code.range)
  }

  private func coerceElements(_ code: Code, _ xs: [Type], _ ys: [Type], _ to: Type) -> Code {
    if case .array(let elements) = code.kind, let element = ys.first {
      return Code(.array(elements.map { coerce($0, to: element) }), type: to, at: code.range)
    }
    return Code(.convert(code, to: to), type: to, at: code.range)
  }

  private func coerceTuple(
    _ code: Code, _ xs: [TupleElement], _ ys: [TupleElement], _ to: Type
  ) -> Code {
    if let order = TupleElement.order(of: xs, as: ys) { return reordered(code, xs, ys, order, to) }
    if zip(xs, ys).allSatisfy({ $0.type == $1.type }) { return retyped(code, to) }
    if case .tuple(let elements) = code.kind {
      let values = zip(elements, ys).map { coerce($0, to: $1.type) }
      return Code(.tuple(values), type: to, at: code.range)
    }
    return Code(.convert(code, to: to), type: to, at: code.range)
  }

  /// `(y: 1, x: 2)` where `(x: Int, y: Int)` is wanted.
  private func reordered(
    _ code: Code, _ xs: [TupleElement], _ ys: [TupleElement], _ order: [Int], _ to: Type
  ) -> Code {
    keeping(code, in: temporary("", code.type)) { whole in
      let parts = zip(order, ys).map { index, wanted in
        let part = Code(.element(whole, index: index), type: xs[index].type, at: code.range)
        return coerce(part, to: wanted.type)
      }
      return Code(.tuple(parts), type: to, at: code.range)
    }
  }

  /// Code that uses a value more than once, which is kept in a local.
  private func keeping(_ code: Code, in local: Int, _ body: (Code) -> Code) -> Code {
    let body = body(Code(.local(local), type: code.type, at: code.range))
    let subject = Code(.wrap(code), type: checker.optional(code.type), at: code.range)
    let chained = Code.Kind.chain(subject: subject, local: local, body: body, wraps: true)
    let result = Code(chained, type: checker.optional(body.type), at: code.range)
    return Code(.unwrap(result), type: body.type, at: code.range)
  }

  /// A function whose parameters or result need converting is wrapped in a closure; where the
  /// values look the same at run time, it is passed as it is.
  private func coerceFunction(
    _ code: Code, _ f: FunctionType, _ g: FunctionType, _ to: Type
  ) -> Code {
    if f.parameters.count > 1, g.parameters.count == 1 {
      if case .reference(_, let applied, _) = code.kind, applied.isEmpty {
        return takingTuple(code, f, g, to, capturing: [])
      }
      let kept = LocalVariable("", type: code.type, isLet: true, in: function, at: code.range)
      return keeping(code, in: slot(kept)) { _ in
        takingTuple(code, f, g, to, capturing: [kept])
      }
    }
    let plain =
      zip(f.parameters, g.parameters).allSatisfy { sameShape($0.type, $1.type) }
      && sameShape(f.result, g.result)
    return plain ? retyped(code, to) : Code(.convert(code, to: to), type: to, at: code.range)
  }

  /// A function of several parameters where one of a tuple is wanted: `zip(a, b).map(*)`.
  /// - Parameter kept: the variable that holds the function, where it is no declaration's.
  private func takingTuple(
    _ code: Code, _ f: FunctionType, _ g: FunctionType, _ to: Type, capturing kept: [LocalVariable]
  ) -> Code {
    let context = FunctionContext(parent: function, result: g.result)
    context.isClosure = true
    context.captures = kept
    kept.first?.isCaptured = true
    let range = code.range
    let tuple = LocalVariable("", type: g.parameters[0].type, isLet: true, in: context, at: range)
    return closure(context, parameters: [tuple], type: to, at: range, name: "implicit closure") {
      inner in
      let whole = Code(.local(inner.slot(tuple)), type: tuple.type, at: range)
      let called =
        kept.first.map { Code(.local(inner.slot($0)), type: code.type, at: range) } ?? code
      let arguments = f.parameters.enumerated().map { index, parameter in
        CallArgument.value(Code(.element(whole, index: index), type: parameter.type, at: range))
      }
      return [
        .return(Code(.call(Call(.value(called), arguments)), type: f.result, at: range))
      ]
    }
  }

  private func sameShape(_ a: Type, _ b: Type) -> Bool {
    if a == b { return true }
    if let x = a.nominal, let y = b.nominal { return checker.isDoublePair(x, y) || x.isClass }
    return a.isError || b.isError
  }
}
