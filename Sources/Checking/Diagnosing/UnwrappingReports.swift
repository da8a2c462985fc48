import Diagnostics
import SwiftSource

// Optionals where their values are wanted.
extension Checker {
  /// The value of an optional is wanted.
  /// - Parameter isChanged: whether it is to be changed, so that no default can stand in for it.
  func reportMustUnwrap(
    _ typed: Typed, to wrapped: Type, member: String? = nil, isChanged: Bool = false
  ) {
    smallChanges += 2
    let type = shown(typed.type)
    if typed.isOptionalTry, member == nil {
      error(
        "value of optional type '\(type)' not unwrapped; did you mean to use 'try!' or chain with "
          + "'?'?", at: typed.range)
      return
    }
    let coalesce = Diagnostic(
      .note, "coalesce using '??' to provide a default when the optional value contains 'nil'",
      at: typed.anchor)
    let force = Diagnostic(
      .note, "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
      at: typed.anchor)
    guard let member else {
      error(
        "value of optional type '\(type)' must be unwrapped to a value of type '\(shown(wrapped))'",
        at: typed.anchor, notes: isChanged ? [force] : [coalesce, force])
      return
    }
    let chain = Diagnostic(
      .note,
      "chain the optional using '?' to access member '\(member)' only for non-'nil' base values",
      at: typed.anchor)
    let isChained =
      self.chain?.links.isEmpty == false || typed.links != nil
      || isOptionalMember(member, of: wrapped)
    error(
      "value of optional type '\(type)' must be unwrapped to refer to member '\(member)' of "
        + "wrapped base type '\(shown(wrapped))'", at: typed.anchor,
      notes: isChained ? [chain] : [chain, force])
  }

  /// Whether swiftc asks to unwrap an optional that stands where its value is wanted, or says that
  /// the types differ: of an element of a literal, of `$0`, and of a chain's member that might be
  /// another one, it does not ask.
  func asksToUnwrap(_ typed: Typed, _ purpose: Purpose = .argument) -> Bool {
    if case .immutable(.bound(let name)) = typed.access, name.hasPrefix("$"),
      typed.range.end - typed.range.start == name.utf8.count
    {
      return false
    }
    if purpose.isOfLiteral { return false }
    if case .argument = purpose { return !isOverloadedChain(typed) }
    return true
  }

  /// Whether an optional chain ends with a member of the library that has others of its name.
  func isOverloadedChain(_ typed: Typed) -> Bool {
    guard let body = typed.links?.body, case .member(let base?, let name) = body.kind else {
      return false
    }
    let outer = chain
    defer { chain = outer }
    chain = ChainLinks(body)
    guard let owner = supposing({ check(base, expected: nil) }) else { return false }
    let found = members(named: name.text, of: solver.shallow(owner.type), isStatic: false)
    return found.count > 1 && found.allSatisfy { $0.symbol.context.file == .max }
  }

  /// Whether a chain would give what the member does: then swiftc offers nothing else.
  private func isOptionalMember(_ name: String, of type: Type) -> Bool {
    guard let found = members(named: name, of: type, isStatic: false).first,
      found.symbol.binding != nil
    else { return false }
    return substitute(signature(of: found.symbol).result, found.arguments).wrapped != nil
  }
}
