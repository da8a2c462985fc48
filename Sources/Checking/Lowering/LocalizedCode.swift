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
    let string = checker.type(.string)
    if isPlain { return filled(codes, parts, type, string, at: range) }
    let runs = parts.map { part in
      calling("_run", of: type, part)
        ?? calling("_text", of: type, Code(.interpolation([part]), type: string, at: part.range))
        ?? part
    }
    let text = runs.first?.type ?? string
    let list = Code(.array(runs), type: checker.type(.array, [text]), at: range)
    return calling("_joined", of: type, list)
  }

  /// `LocalizedStringKey._filled("%lld of %@", ["3", "ten"])`: the key that a localization knows
  /// the text by, and what is interpolated.
  private func filled(
    _ codes: [Code], _ parts: [Code], _ type: Type, _ string: Type, at range: SourceRange
  ) -> Code? {
    var key = ""
    var texts: [Code] = []
    for (code, part) in zip(codes, parts) {
      if case .constant(.string(let text)) = code.kind {
        key += text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        continue
      }
      let known = checker.resolved(code.type).nominal?.wellKnown
      key += known?.isInteger == true ? "%lld" : known?.isFloatingPoint == true ? "%lf" : "%@"
      texts.append(Code(.interpolation([part]), type: string, at: part.range))
    }
    let list = Code(.array(texts), type: checker.type(.array, [string]), at: range)
    let text = Code(.constant(.string(key)), type: string, at: range)
    return calling("_filled", of: type, [text, list])
  }

  /// `LocalizedStringKey._part(number)`, of the overload for the value's type.
  private func calling(_ name: String, of type: Type, _ value: Code) -> Code? {
    calling(name, of: type, [value])
  }

  private func calling(_ name: String, of type: Type, _ values: [Code]) -> Code? {
    let own = values.map { checker.resolved($0.type) }
    for candidate in checker.members(named: name, of: type, isStatic: true) {
      let signature = checker.signature(of: candidate.symbol)
      guard signature.parameters.map(\.type) == own else { continue }
      let callee = checker.callee(of: candidate.symbol, candidate, isSuper: false)
      return Code(
        .call(Call(callee, values.map { .value($0) }, types: [])), type: signature.result,
        at: values[0].range)
    }
    return nil
  }
}
