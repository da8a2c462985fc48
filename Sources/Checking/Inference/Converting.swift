import Diagnostics
import SwiftSource

/// How well an overload fits; the first difference decides.
struct Score: Comparable {
  /// `@_disfavoredOverload`
  var disfavored = 0
  /// Implicit members that wait for a type that the overload does not tell.
  var deferredMembers = 0
  var functionConversions = 0
  /// Int where a Double could stand, String where another literal type does.
  var nonDefaultLiterals = 0
  var cgFloatConversions = 0
  /// What becomes `Any`, or an `AnyHashable`.
  var existentials = 0
  var optionalPromotions = 0
  /// Defaults that an implicit `.init(…)` leaves: they decide between what the argument may be.
  var memberDefaults = 0
  var defaults = 0

  static func < (a: Score, b: Score) -> Bool {
    if a.early != b.early { return a.early < b.early }
    return a.late < b.late
  }

  /// What decides, in this order, and what decides where that is the same.
  private var early: (Int, Int, Int, Int) {
    (deferredMembers, disfavored, cgFloatConversions, functionConversions)
  }
  private var late: (Int, Int, Int, Int, Int) {
    (nonDefaultLiterals, optionalPromotions, existentials, memberDefaults, defaults)
  }

  /// But for defaults, which count only among declarations of one shape.
  var withoutDefaults: Score {
    var result = self
    result.memberDefaults = 0
    result.defaults = 0
    return result
  }

  static func + (a: Score, b: Score) -> Score { a - (Score() - b) }

  static func - (a: Score, b: Score) -> Score {
    Score(
      disfavored: a.disfavored - b.disfavored,
      deferredMembers: a.deferredMembers - b.deferredMembers,
      functionConversions: a.functionConversions - b.functionConversions,
      nonDefaultLiterals: a.nonDefaultLiterals - b.nonDefaultLiterals,
      cgFloatConversions: a.cgFloatConversions - b.cgFloatConversions,
      existentials: a.existentials - b.existentials,
      optionalPromotions: a.optionalPromotions - b.optionalPromotions,
      memberDefaults: a.memberDefaults - b.memberDefaults, defaults: a.defaults - b.defaults)
  }
}

extension Checker {
  /// Whether a value of type `from` may stand where `to` is wanted. Binds variables. Unknown where
  /// that depends on a variable; `settle` decides then.
  func conversion(_ from: Type, _ to: Type, isDeferred: Bool = false) -> Answer {
    let from = solver.shallow(from)
    let to = solver.shallow(to)
    switch (from, to) {
    case (.error, _), (_, .error): return .yes
    case (.variable(let i), .variable(let j)): return variables(i, j, from, to)
    case (.variable(let index), _): return conversion(variable: index, from, to: to)
    case (_, .variable): return unify(from, to) ? .yes : .no
    default: break
    }
    if let wrapped = to.wrapped { return optionalConversion(from, to, wrapped) }
    if case .nominal(let x, let xs) = from, case .nominal(let y, let ys) = to {
      return nominalConversion(from, to, x, xs, y, ys)
    }
    switch (from, to) {
    case (_, .existential(let protocols)):
      return existentialConversion(from, to, protocols)
    case (.function(let f), .function(let g)): return functionConversion(f, g)
    case (.tuple(let xs), .tuple(let ys)): return tupleConversion(xs, ys)
    case (.metatype(let x), .metatype(.existential(let protocols))):
      return existentialConversion(x, .existential(protocols), protocols)
    case (.metatype(let x), .metatype(let y)):
      if unify(x, y) { return .yes }
      if case .existential(let protocols) = solver.shallow(y) {
        return existentialConversion(x, y, protocols)
      }
      return isSubclass(x, of: y) ? .yes : .no
    case (_, .nominal(let nominal, _)) where nominal.wellKnown == .anyHashable:
      return hashableConversion(from)
    case (.parameter, _), (.member, _):
      if unify(from, to) { return .yes }
      return isSubclass(from, of: to) ? .yes : .no
    default:
      return unify(from, to) ? .yes : .no
    }
  }

  private func variables(_ i: Int, _ j: Int, _ from: Type, _ to: Type) -> Answer {
    unify(from, to) ? .yes : .no
  }

  private func conversion(variable index: Int, _ from: Type, to: Type) -> Answer {
    let literal = solver.literals[index]
    if let wrapped = to.wrapped {
      guard let literal, literal != .nothing else { return .unknown }
      if literal == .null { return unify(from, to) ? .yes : .no }
      let inner = conversion(from, wrapped)
      if inner != .no { score.optionalPromotions += 1 }
      return inner
    }
    if case .existential(let protocols) = to {
      // Whatever a literal turns out to be is an `Any`: nothing has to be remembered for that.
      return protocols.isEmpty && literal.flatMap(defaultType) != nil ? .yes : .unknown
    }
    if let nominal = to.nominal, nominal.wellKnown == .anyHashable { return .unknown }
    if let literal, to.nominal != nil, !isDefault(literal, to) { score.nonDefaultLiterals += 1 }
    return unify(from, to) ? .yes : .no
  }

  private func isDefault(_ literal: Solver.Literal, _ type: Type) -> Bool {
    guard let known = type.nominal?.wellKnown else { return false }
    switch literal {
    case .integer: return known == .int
    case .float: return known == .double
    case .string: return known == .string
    case .character: return known == .character
    case .boolean: return known == .bool
    case .array: return known == .array
    case .dictionary: return known == .dictionary
    case .null: return known == .optional
    case .nothing: return true
    }
  }

  private func optionalConversion(_ from: Type, _ to: Type, _ wrapped: Type) -> Answer {
    if let inner = from.wrapped { return conversion(inner, wrapped) }
    let saved = solver.mark()
    let answer = conversion(from, wrapped)
    if answer == .no { solver.rollBack(to: saved) } else { score.optionalPromotions += 1 }
    return answer
  }

  private func nominalConversion(
    _ from: Type, _ to: Type, _ x: NominalType, _ xs: [Type], _ y: NominalType, _ ys: [Type]
  ) -> Answer {
    if x === y {
      if isCovariant(x), xs.count == ys.count {
        var answer = Answer.yes
        for (a, b) in zip(xs, ys) {
          let one = conversion(a, b)
          if one == .no { return .no }
          if one == .unknown, !unify(a, b) { answer = .unknown }
        }
        return answer
      }
      return unify(from, to) ? .yes : .no
    }
    if isDoublePair(x, y) {
      score.cgFloatConversions += x.wellKnown == .cgFloat ? 1 : 2
      return .yes
    }
    if y.wellKnown == .anyHashable { return hashableConversion(from) }
    if keyPathRank(x) > keyPathRank(y), keyPathRank(y) > 0 {
      return zip(xs, ys).allSatisfy({ unify($0, $1) }) ? .yes : .no
    }
    if x.isClass, y.isClass, let parent = superclass(of: x) {
      return conversion(substitute(parent, xs), to)
    }
    return .no
  }

  func isDoublePair(_ x: NominalType, _ y: NominalType) -> Bool {
    (x.wellKnown == .double && y.wellKnown == .cgFloat)
      || (x.wellKnown == .cgFloat && y.wellKnown == .double)
  }

  func isCovariant(_ nominal: NominalType) -> Bool {
    nominal.wellKnown == .array || nominal.wellKnown == .set || nominal.wellKnown == .dictionary
      || nominal.wellKnown == .optional
  }

  func keyPathRank(_ nominal: NominalType) -> Int {
    switch nominal.wellKnown {
    case .referenceWritableKeyPath: 5
    case .writableKeyPath: 4
    case .keyPath: 3
    case .partialKeyPath: 2
    case .anyKeyPath: 1
    default: 0
    }
  }

  private func hashableConversion(_ from: Type) -> Answer {
    guard let hashable = known(.hashable) else { return .no }
    let answer = conforms(from, to: hashable)
    if answer == .yes { score.existentials += 1 }
    return answer
  }

  private func existentialConversion(
    _ from: Type, _ to: Type, _ protocols: [NominalType]
  ) -> Answer {
    if case .existential(let own) = from, own == protocols { return .yes }
    var answer = Answer.yes
    for proto in protocols {
      // An object of a class-bound protocol is one, although its type conforms to nothing.
      if proto.wellKnown == .anyObject, case .existential(let own) = from,
        own.contains(where: isClassBound)
      {
        continue
      }
      switch conforms(from, to: proto) {
      case .yes: break
      case .no: return .no
      case .unknown: answer = .unknown
      }
    }
    if protocols.isEmpty { score.existentials += 1 }
    return answer
  }

  /// `E` of a parameter `() throws(E) -> T`: what the function passed throws.
  private func bindThrown(of wanted: FunctionType, by given: FunctionType) {
    guard let thrown = wanted.thrown.map(solver.shallow), case .variable = thrown,
      let type = given.isThrowing ? given.thrown ?? thrownByDefault : known(.never)?.selfType
    else { return }
    _ = unify(thrown, type)
  }

  private var thrownByDefault: Type? { known(.error).map { .existential([$0]) } }

  private func functionConversion(_ f: FunctionType, _ g: FunctionType) -> Answer {
    if f.isAsync, !g.isAsync { return .no }
    if f.isThrowing, !g.isThrowing { return .no }
    bindThrown(of: g, by: f)
    if f.parameters.count != g.parameters.count {
      // A function of one tuple takes several arguments, and a function of none takes `()`.
      if g.parameters.count == 1, f.parameters.isEmpty,
        solver.shallow(g.parameters[0].type).isVoid
      {
        return conversion(f.result, g.result)
      }
      if g.parameters.count == 1, f.parameters.count > 1,
        case .tuple(let parts) = solver.shallow(g.parameters[0].type),
        parts.count == f.parameters.count,
        zip(parts, f.parameters).allSatisfy({ conversion($0.type, $1.type) != .no })
      {
        return conversion(f.result, g.result)
      }
      return .no
    }
    if (f.isAsync, f.isThrowing) != (g.isAsync, g.isThrowing) { score.functionConversions += 1 }
    var answer = Answer.yes
    for (a, b) in zip(f.parameters, g.parameters) {
      guard a.isInout == b.isInout else { return .no }
      let one = a.isInout ? (unify(a.type, b.type) ? .yes : .no) : conversion(b.type, a.type)
      if one == .no { return .no }
      if one == .unknown { answer = .unknown }
    }
    let result = conversion(f.result, g.result)
    if result == .no { return .no }
    return result == .unknown || answer == .unknown ? .unknown : .yes
  }

  private func tupleConversion(_ xs: [TupleElement], _ ys: [TupleElement]) -> Answer {
    guard xs.count == ys.count else { return .no }
    let xs = TupleElement.order(of: xs, as: ys)?.map { xs[$0] } ?? xs
    var answer = Answer.yes
    for (a, b) in zip(xs, ys) {
      if let x = a.label, let y = b.label, x != y { return .no }
      let one = conversion(a.type, b.type)
      if one == .no { return .no }
      if one == .unknown { answer = .unknown }
    }
    return answer
  }

  /// Converts now, or remembers to do so when more is known. False where it cannot be.
  func require(_ from: Type, convertsTo to: Type, at range: SourceRange) -> Bool {
    let saved = solver.mark()
    switch conversion(from, to) {
    case .yes: break
    case .no:
      solver.rollBack(to: saved)
      return false
    case .unknown:
      solver.pending.append(.convert(from, to, range))
    }
    if !solvePending() {
      solver.rollBack(to: saved)
      return false
    }
    return true
  }

  // MARK: Settling

  /// Gives the variables made since `start` their defaults where nothing else decided: literals
  /// first, then what they were to be converted to.
  /// - Parameter isBase: of what a member is taken of: what follows may still tell some types.
  func settle(from start: Int, isBase: Bool = false) {
    settleDefaults(from: start)
    if !isBase, solver.pending.contains(where: \.isDeferred) {
      reportUndecided(from: start)
      settleDefaults(from: start)
    }
    if !isBase, calling.isEmpty, !openReferences.isEmpty { reportOpenReferences() }
  }

  private func settleDefaults(from start: Int) {
    var round = 0
    while round < 100 {
      round += 1
      if !solvePending() { dropFailing() }
      if bindOneDefault(from: start) { continue }
      if bindOneConversion(from: start) || bindOneSuperclass(from: start) { continue }
      return
    }
  }

  /// Gives the literals that a type is made of their defaults: of a variable that a statement of a
  /// closure declares, as `state.0` of `sequence(state: (0, 1))`.
  func takeDefaults(_ type: Type) {
    solver.resolved(type).walk { part in
      guard let literal = self.solver.literal(of: part), let standard = self.defaultType(literal)
      else { return }
      _ = self.unify(part, standard)
    }
  }

  /// Something pending cannot hold: it is reported where the failing thing stands.
  private func dropFailing() {
    let all = solver.pending
    solver.pending = []
    for item in all {
      solver.pending = [item]
      if !solvePending() {
        solver.pending = []
        reportFailing(item)
      }
      remaining += solver.pending
    }
    solver.pending = remaining
    remaining = []
  }

  /// What is still to be shown cannot be.
  func reportFailing(_ item: Solver.Pending) {
    switch item {
    case .conforms(let type, let proto, let requirement):
      reportUnfulfilled(type, proto, requirement)
    case .convert(let from, let to, let place):
      error(
        "cannot convert value of type '\(shown(from))' to expected argument type '\(shown(to))'",
        at: place)
    case .same(let a, let b, let requirement): reportDifferent(a, b, requirement)
    case .subclass(let type, let parent, let requirement):
      reportNotInheriting(type, parent, requirement)
    case .projection(let wanted, let base, let name, let requirement):
      let member = memberType(name, of: base)
      guard requirement.symbol != nil, !member.isError, !member.hasVariables else {
        failures += 1
        noteLost(requirement.range)
        return
      }
      let text = memberText(name, of: base, member)
      reportDifferent(wanted, member: member, as: text, requirement)
    case .deferred: break
    }
  }

  private func bindOneDefault(from start: Int) -> Bool {
    let first = max(start, solver.firstUndecided)
    var waiting: (Int, Type)?
    for index in first..<max(first, solver.variableCount) {
      guard let root = solver.root(of: index), root >= start,
        let literal = solver.literals[root],
        let standard = needsFloat(root) ? type(.double) : defaultType(literal)
      else { continue }
      if case .error = standard { continue }
      if isPartOfLiteral(root) {
        waiting = waiting ?? (root, standard)
        continue
      }
      // A conversion to a known type that takes the literal comes first (`Double?`).
      solver.bind(root, to: standard)
      if waiting == nil { solver.markDecided(from: start, upTo: index) }
      return true
    }
    if let (root, standard) = waiting {
      solver.bind(root, to: standard)
      return true
    }
    solver.markDecided(from: start, upTo: solver.variableCount)
    return false
  }

  private func bindOneConversion(from start: Int) -> Bool {
    for (position, item) in solver.pending.enumerated() {
      guard case .convert(let from, let to, _) = item else { continue }
      if case .variable(let index) = solver.shallow(from), index >= start {
        solver.pending.remove(at: position)
        if !unify(from, to) { failures += 1 }
        return true
      }
    }
    return false
  }

  /// What is only to inherit from a class is one of that class.
  private func bindOneSuperclass(from start: Int) -> Bool {
    for case .subclass(let type, let parent, _) in solver.pending {
      if case .variable(let index) = solver.shallow(type), index >= start,
        solver.literals[index] == nil
      {
        return unify(type, parent)
      }
    }
    return false
  }

  /// A type for a message: literals that nothing decided show their default, and arguments the
  /// name of their parameter.
  func shown(_ type: Type) -> String { presentable(resolved(type)).description }

  /// A type as it is shown: literals of their default types, what is not known by its name.
  func presentable(_ type: Type) -> Type {
    type.rewritten { part in
      switch part {
      case .variable(let index):
        return self.solver.literals[index].flatMap { self.defaultType($0) }
          ?? self.named(index) ?? part
      case .nominal(let nominal, let arguments) where nominal.generics.count == arguments.count:
        let named = zip(nominal.generics, arguments).map { parameter, argument in
          switch argument {
          case .error: return Type.parameter(parameter)
          case .variable(let index) where self.solver.literals[index] == nil:
            return self.named(index) ?? .parameter(parameter)
          default: return self.presentable(argument)
          }
        }
        return .nominal(nominal, named)
      default: return nil
      }
    }
  }

  /// A type that is not known yet by what it stands for: `Data`, `Data.Element`.
  private func named(_ index: Int) -> Type? {
    if let parameter = solver.parameter(of: index) { return .parameter(parameter) }
    for case .projection(let member, let base, let name, _) in solver.pending
    where solver.shallow(member) == .variable(index) {
      return .member(presentable(solver.shallow(base)), name: name)
    }
    return nil
  }
}
