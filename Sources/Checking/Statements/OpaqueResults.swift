import Diagnostics
import SwiftSource

// What functions return, and what `some P` stands for.
extension Checker {
  /// What a returned value is checked against: nothing where the function returns `some P`, which
  /// is whatever conforms; but `.member` is one of what conforms to `P`.
  func expectedResult(_ function: FunctionContext, of value: Expression) -> Type? {
    guard let result = function.result else { return nil }
    guard case .opaque(let opaque, _) = solver.shallow(result), opaque === function.returnsOpaque
    else { return result }
    return expected(of: opaque, value)
  }

  /// What a value of `some P` is checked against.
  func expected(of opaque: OpaqueType, _ value: Expression) -> Type? {
    guard startsImplicitly(value) else { return nil }
    let type = solver.fresh()
    for proto in opaque.protocols {
      solver.pending.append(.conforms(type, proto, Solver.Requirement(range: value.range)))
    }
    return type
  }

  /// A returned value, made to fit; what a `some P` stands for is found here.
  func convertResult(_ typed: Typed, _ function: FunctionContext) -> Typed {
    guard let result = function.result else { return typed }
    if typed.type.isError { return standingIn(typed, for: result) }
    if case .opaque(let opaque, _) = solver.shallow(result), opaque === function.returnsOpaque {
      return fixOpaque(opaque, typed, result)
    }
    return convert(typed, to: result, function.isClosure ? .closureResult : .result)
  }

  /// `any View` for `some View`: only the type behind it conforms.
  private func reportUnopened(_ found: Type, _ opaque: OpaqueType, at range: SourceRange) -> Bool {
    guard case .existential(let protocols) = found,
      let proto = opaque.protocols.first(where: { mayBeBehind(protocols, $0) })
    else { return false }
    reportUnopened(
      found, proto, "opaque return type of \(opaque.owner)", at: range, declared: opaque.place)
    return true
  }

  /// A value that a `some P` is found to stand for.
  func fixOpaque(_ opaque: OpaqueType, _ typed: Typed, _ result: Type) -> Typed {
    if typed.type.isError { return typed }
    if case .opaque(let own, _) = solver.shallow(typed.type), own === opaque { return typed }
    settle(from: 0)
    let found = resolved(typed.type)
    if reportUnopened(found, opaque, at: typed.anchor) { return .failed(at: typed.range) }
    for proto in opaque.protocols where conforms(found, to: proto) == .no {
      let unmet = unmetCondition(of: found, proto) ?? (found, proto)
      guard isDeclared(found), isDeclared(unmet.0) else {
        reportNonconforming(unmet.0, unmet.1, at: typed.anchor)
        return .failed(at: typed.range)
      }
      error(
        "return type of \(opaque.owner) requires that '\(shown(unmet.0))' conform to "
          + "'\(unmet.1.name)'",
        at: typed.range,
        notes: [Diagnostic(.note, "opaque return type declared here", at: opaque.place)])
      return .failed(at: typed.range)
    }
    if opaque.underlying == nil { opaque.underlying = found }
    opaque.returned.append((found, typed.range))
    return Typed(result, at: typed.range) { builder in
      let code = typed.build(builder)
      return Code(code.kind, type: builder.checker.resolved(result), at: code.range)
    }
  }
}
