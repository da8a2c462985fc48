import Diagnostics
import SwiftSource

extension Checker {
  func resolved(_ type: Type) -> Type { normalized(solver.resolved(type)) }

  /// Members of types that have become known, replaced by what they are.
  private func normalized(_ type: Type) -> Type {
    guard type.hasMembers else { return type }
    return type.rewritten { part in
      guard case .member(let base, let name) = part else { return nil }
      if case .nominal = base { return self.memberType(name, of: base) }
      return nil
    }
  }

  /// Makes two types the same, binding variables. False, with some bound, where they differ.
  func unify(_ a: Type, _ b: Type) -> Bool {
    let a = solver.shallow(a)
    let b = solver.shallow(b)
    switch (a, b) {
    case (.variable(let i), .variable(let j)):
      if i == j { return true }
      return merge(i, j)
    case (.variable(let index), .error), (.error, .variable(let index)):
      solver.bind(index, to: .error)
      return true
    case (.error, _), (_, .error): return true
    case (.variable(let index), let type), (let type, .variable(let index)):
      return bind(index, to: type)
    case (let a, let b) where isLostElement(a) || isLostElement(b): return true
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      return x === y && xs.count == ys.count && zip(xs, ys).allSatisfy { unify($0, $1) }
    case (.parameter(let x), .parameter(let y)):
      if x === y { return true }
      return sameType(as: a, in: context) == b || sameType(as: b, in: context) == a
    case (.member, _), (_, .member): return unifyMembers(a, b)
    case (.tuple(let xs), .tuple(let ys)):
      return xs.count == ys.count
        && zip(xs, ys).allSatisfy {
          ($0.label == $1.label || $0.label == nil || $1.label == nil) && unify($0.type, $1.type)
        }
    case (.function(let f), .function(let g)): return unify(f, g)
    case (.metatype(let x), .metatype(let y)): return unify(x, y)
    case (.existential(let x), .existential(let y)):
      return x.count == y.count && x.allSatisfy { p in y.contains { $0 === p } }
    case (.opaque(let x, let xs), .opaque(let y, let ys)):
      return x === y && zip(xs, ys).allSatisfy { unify($0, $1) }
    case (.parameter, _):
      return sameType(as: a, in: context).map { unify($0, b) } ?? false
    case (_, .parameter):
      return sameType(as: b, in: context).map { unify(a, $0) } ?? false
    case (.nominal, _), (.tuple, _), (.function, _), (.metatype, _), (.existential, _),
      (.opaque, _):
      return false
    }
  }

  private func unifyMembers(_ a: Type, _ b: Type) -> Bool {
    if a == b { return true }
    let x = resolved(a)
    let y = resolved(b)
    if x == y { return true }
    if case .member(let base, let name) = x {
      let found = memberType(name, of: base)
      if found != x { return unify(found, y) }
      if case .member(let other, name) = y { return unify(base, other) }
    }
    if case .member(let base, let name) = y {
      let found = memberType(name, of: base)
      if found != y { return unify(x, found) }
    }
    if case .member = x { return false }
    if case .member = y { return false }
    return unify(x, y)
  }

  private func unify(_ f: FunctionType, _ g: FunctionType) -> Bool {
    f.parameters.count == g.parameters.count
      && zip(f.parameters, g.parameters).allSatisfy {
        $0.isInout == $1.isInout && unify($0.type, $1.type)
      } && unify(f.result, g.result)
  }

  /// Two variables become one: the newer points to the older.
  private func merge(_ i: Int, _ j: Int) -> Bool {
    let (older, newer) = i < j ? (i, j) : (j, i)
    let a = solver.literals[older]
    let b = solver.literals[newer]
    if let b, let a {
      guard let both = joined(a, b) else { return false }
      if both != a { solver.setLiteral(both, of: older) }
    } else if let b {
      solver.setLiteral(b, of: older)
    }
    solver.bind(newer, to: .variable(older))
    return true
  }

  private func joined(_ a: Solver.Literal, _ b: Solver.Literal) -> Solver.Literal? {
    switch (a, b) {
    case (.integer, .float), (.float, .integer): return .float
    case (.string, .character), (.character, .string): return .string
    case (.nothing, let other), (let other, .nothing): return other
    default: return a == b ? a : nil
    }
  }

  private func bind(_ index: Int, to type: Type) -> Bool {
    if solver.occurs(index, in: type) { return false }
    if let literal = solver.literals[index], !accepts(literal, type) { return false }
    solver.bind(index, to: type)
    return true
  }

  /// Whether a literal may be written where a type stands.
  func accepts(_ literal: Solver.Literal, _ type: Type) -> Bool {
    let type = solver.shallow(type)
    if type.isError || literal == .nothing { return true }
    if case .variable = type { return true }
    if let known = type.nominal?.wellKnown {
      switch literal {
      case .integer where known.isInteger || known.isFloatingPoint: return true
      case .float where known.isFloatingPoint: return true
      case .string where known == .string || known == .character || known == .substring: return true
      case .boolean where known == .bool: return true
      case .array where known == .array || known == .set: return true
      case .dictionary where known == .dictionary: return true
      case .integer, .float, .string, .boolean, .array, .dictionary, .character, .null, .nothing:
        break
      }
    }
    guard let name = literal.protocolName else { return false }
    return literalProtocols(name).contains { conforms(type, to: $0) == .yes }
  }

  func literalProtocols(_ names: [String]) -> [NominalType] {
    names.compactMap { name in
      for symbol in libraryLookup(name) {
        if case .type(let nominal) = symbol.kind { return nominal }
      }
      return nil
    }
  }

  /// Tries what is still to be shown again, until nothing moves. False where something is wrong.
  func solvePending() -> Bool {
    if solver.pending.isEmpty || solver.isSettled(in: context) { return true }
    var moved = true
    while moved {
      moved = false
      var position = 0
      while position < solver.pending.count {
        if solver.isWaiting(at: position) {
          position += 1
          continue
        }
        let item = solver.pending[position]
        if case .deferred(let member) = item, isDecided(member.type) {
          // Checking it may settle others that wait here.
          solver.pending.remove(at: position)
          if !check(member), speculation > 0 { return false }
          moved = true
          position = 0
          continue
        }
        switch step(item) {
        case .yes:
          solver.pending.remove(at: position)
          moved = true
        case .no: return false
        case .unknown: position += 1
        }
      }
    }
    solver.noteSettled(in: context)
    return true
  }

  private func isDecided(_ type: Type) -> Bool {
    if case .variable = solver.shallow(type) { false } else { true }
  }

  private func step(_ item: Solver.Pending) -> Answer {
    work.retries += 1
    switch item {
    case .deferred: return .unknown
    case .conforms(let type, let proto, _): return conforms(type, to: proto)
    case .projection(let result, let base, let name, _):
      let known = solver.shallow(base)
      if case .variable = known { return .unknown }
      let member = memberType(name, of: known)
      return unify(result, member) ? .yes : .no
    case .same(let a, let b, _): return unify(a, b) ? .yes : .no
    case .subclass(let type, let parent, _):
      let known = solver.shallow(type)
      if case .variable = known { return .unknown }
      return isSubclass(known, of: parent) ? .yes : .no
    case .convert(let from, let to, _):
      return conversion(from, to, isDeferred: true)
    }
  }
}

extension Solver.Literal {
  var protocolName: [String]? {
    switch self {
    case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
    case .float: ["ExpressibleByFloatLiteral"]
    case .string, .character:
      [
        "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral",
        "ExpressibleByUnicodeScalarLiteral", "ExpressibleByStringInterpolation",
      ]
    case .boolean: ["ExpressibleByBooleanLiteral"]
    case .array: ["ExpressibleByArrayLiteral"]
    case .dictionary: ["ExpressibleByDictionaryLiteral"]
    case .null: ["ExpressibleByNilLiteral"]
    case .nothing: nil
    }
  }
}
