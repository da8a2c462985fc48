import Diagnostics
import SwiftSource

/// `T!`: an optional that is unwrapped by itself where its context needs the value inside.
extension Checker {
  /// The value inside, where the optional itself would not do.
  func unwrapped(_ typed: Typed, at range: SourceRange) -> Typed? {
    guard let wrapped = solver.shallow(typed.type).wrapped else { return nil }
    // A trap points at the `!`.
    var place = range
    if !typed.isImplicitlyUnwrapped { place.start = max(range.start + 1, range.end) - 1 }
    let mark = place
    var result = Typed(wrapped, at: range) { builder in
      Code(
        .unwrap(typed.build(builder), isImplicit: typed.isImplicitlyUnwrapped),
        type: builder.checker.resolved(wrapped), at: mark)
    }
    switch typed.access {
    case .place(let make): result.access = .place { .unwrapped(make($0), traps: true, mark) }
    case .immutable(let reason): result.access = .immutable(reason)
    case .value: break
    }
    result.variable = typed.variable
    result.links = typed.links
    return result
  }

  /// A `T!` as its value; anything else as it is.
  func implicitlyUnwrapped(_ typed: Typed) -> Typed {
    guard typed.isImplicitlyUnwrapped else { return typed }
    return unwrapped(typed, at: typed.range) ?? typed
  }

  /// A `T!` as the base of a member: the optional's own members come first.
  func implicitlyUnwrapped(_ typed: Typed, for member: String) -> Typed {
    guard typed.isImplicitlyUnwrapped else { return typed }
    let type = solver.shallow(typed.type)
    let own = members(named: member, of: type, isStatic: false).filter { candidate in
      guard let owner = candidate.symbol.context.nominal, owner.keyword == .protocol else {
        return true
      }
      return conforms(type, to: owner) == .yes
    }
    return own.isEmpty ? implicitlyUnwrapped(typed) : typed
  }
}

extension TypeSyntax {
  /// Whether it is written with `!`.
  var isImplicitlyUnwrapped: Bool {
    switch kind {
    case .implicitlyUnwrapped: true
    case .attributed(_, let inner), .specified(_, let inner): inner.isImplicitlyUnwrapped
    default: false
    }
  }
}

extension Symbol {
  /// Whether its type, or the type that it returns, is written with `!`.
  var isImplicitlyUnwrapped: Bool {
    switch kind {
    case .variable(let binding, _): binding.type?.isImplicitlyUnwrapped ?? false
    case .function(let function): function.signature.result?.isImplicitlyUnwrapped ?? false
    case .subscript(let item): item.signature.result?.isImplicitlyUnwrapped ?? false
    default: false
    }
  }
}
