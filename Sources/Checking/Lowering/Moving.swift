import Diagnostics
import SwiftSource

// Values that are not copied: what takes one leaves nothing behind.
extension Checker {
  /// Whether values of the type are not copied: those of a type that says `~Copyable`.
  func isNoncopyable(_ type: Type) -> Bool {
    if let wrapped = type.wrapped { return isNoncopyable(wrapped) }
    return type.nominal?.scope.syntax?.inherited.contains(where: \.isInverse) ?? false
  }

  /// `consume value`
  func checkConsume(_ inner: Expression, expected: Type?, at range: SourceRange) -> Typed {
    let typed = check(inner, expected: expected)
    if typed.type.isError { return typed }
    return Typed(typed.type, at: range) { builder in builder.moved(typed.build(builder)) }
  }

  /// `discard self`: what the value lives by goes, and nothing runs where it ends.
  func checkDiscard(_ inner: Expression, at range: SourceRange) -> Typed {
    let own = check(inner, expected: nil)
    guard case .self = inner.kind, let variable = scope.function.selfVariable,
      let nominal = own.type.nominal
    else { return own.type.isError ? own : .failed(at: range) }
    return Typed(.void, at: range) { builder in
      builder.checker.layOut(nominal)
      let life = Place.field(
        .local(builder.slot(variable)), index: nominal.storedProperties.count)
      let nothing = Code(.constant(.void), type: .void, at: range)
      return Code(.assign(life, nothing), type: .void, at: range)
    }
  }
}

extension FunctionBuilder {
  /// A value that goes where it is used, and is not in its variable any more.
  func moved(_ code: Code) -> Code {
    switch code.kind {
    case .local(let local): Code(.moved(local), type: code.type, at: code.range)
    case .wrap(let inner): Code(.wrap(moved(inner)), type: code.type, at: code.range)
    default: code
    }
  }

  /// A value as something new keeps it: moved there, where it is not copied.
  func kept(_ code: Code) -> Code { checker.isNoncopyable(code.type) ? moved(code) : code }
}
