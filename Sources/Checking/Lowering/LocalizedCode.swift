import Diagnostics

/// A `LocalizedStringKey` shows what is interpolated in its own way: numbers as the locale writes
/// them, texts and images as they are. The library says how: a type with a static `_part` for what
/// becomes text, `_run` for what is more than that, and `_joined` for a text of runs.
extension FunctionBuilder {
  /// An interpolation of a type that shows parts in its own way; nil for all others.
  func localized(_ code: Code, _ type: Type, at range: SourceRange) -> Code? {
    guard case .interpolation(let codes) = code.kind, let nominal = type.nominal,
      nominal.isBuiltin, nominal.name == "LocalizedStringKey"
    else { return nil }
    let parts = codes.map { calling("_part", of: type, $0) ?? $0 }
    let isPlain = parts.allSatisfy { calling("_run", of: type, $0) == nil }
    if isPlain { return Code(.interpolation(parts), type: type, at: range) }
    let string = checker.type(.string)
    let runs = parts.map { part in
      calling("_run", of: type, part)
        ?? calling("_text", of: type, Code(.interpolation([part]), type: string, at: part.range))
        ?? part
    }
    let text = runs.first?.type ?? string
    let list = Code(.array(runs), type: checker.type(.array, [text]), at: range)
    return calling("_joined", of: type, list)
  }

  /// `LocalizedStringKey._part(number)`, of the overload for the value's type.
  private func calling(_ name: String, of type: Type, _ value: Code) -> Code? {
    let own = checker.resolved(value.type)
    for candidate in checker.members(named: name, of: type, isStatic: true) {
      let signature = checker.signature(of: candidate.symbol)
      guard signature.parameters.count == 1, signature.parameters[0].type == own else { continue }
      let callee = checker.callee(of: candidate.symbol, candidate, isSuper: false)
      return Code(
        .call(Call(callee, [.value(value)], types: [])), type: signature.result, at: value.range)
    }
    return nil
  }
}
