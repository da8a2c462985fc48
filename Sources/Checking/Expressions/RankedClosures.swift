import Diagnostics
import SwiftSource

/// What the closures of a function came to while overloads were compared. Those inside of a closure
/// come to the same each time that it is checked with parameters of the same types. A class: each
/// check of the closure adds to it.
final class RankedClosures {
  var known: [RankedClosure.Key: RankedClosure] = [:]
  /// What the expressions inside came to: it is the same for each builder of the closure, and for
  /// each overload that wants the same.
  var expressions: [RankedExpression.Key: RankedExpression] = [:]
  private var inner: [Place: RankedClosures] = [:]

  private struct Place: Hashable {
    var range: SourceRange
    var parameters: [FunctionType.Parameter]
  }

  /// What is known inside of the closure at `range`.
  /// - Parameter parameters: resolved; while they are not, nothing is kept.
  func inside(
    _ range: SourceRange, _ parameters: [FunctionType.Parameter]
  ) -> RankedClosures {
    if parameters.contains(where: \.type.hasVariables) { return RankedClosures() }
    let place = Place(range: range, parameters: parameters)
    if let found = inner[place] { return found }
    let made = RankedClosures()
    inner[place] = made
    return made
  }
}

/// What a closure came to while the overloads of a call were compared: those that want the same of
/// it need not check it again. Without this, each level of calls inside closures would multiply
/// the work by the number of its overloads.
struct RankedClosure {
  /// Nothing, where its body does not fit.
  var type: Type?
  /// What the conversions inside cost.
  var score: Score

  /// What is wanted of the closure at a place: all that its body depends on, inside of one check of
  /// the function around it.
  struct Key: Hashable {
    private let range: SourceRange
    private let wanted: FunctionType
    private let builder: Type?

    /// nil where the parameters are not known yet, or the result only in part.
    init?(_ range: SourceRange, _ wanted: FunctionType, _ builder: Type?, _ solver: Solver) {
      var wanted = wanted
      for index in wanted.parameters.indices {
        let type = solver.resolved(wanted.parameters[index].type)
        if type.hasVariables { return nil }
        wanted.parameters[index].type = type
        wanted.parameters[index].builder = nil
      }
      let result = solver.resolved(wanted.result)
      if case .variable(let index) = result {
        guard solver.literals[index] == nil else { return nil }
        wanted.result = .error
      } else {
        if result.hasVariables { return nil }
        wanted.result = result
      }
      self.range = range
      self.wanted = wanted
      self.builder = builder.map { solver.resolved($0) }
    }
  }
}

/// What an expression came to while the overloads of a call were compared.
struct RankedExpression {
  /// An expression, and the known type that is wanted of it, where one is.
  struct Key: Hashable {
    var range: SourceRange
    var wanted: Type?
  }

  var typed: Typed
  /// How much was wrong in it.
  var failures: Int
  /// What the conversions inside cost.
  var score: Score
}

extension Checker {
  /// Checks an expression; while overloads are compared, once for all that want the same of it.
  func checkOnce(_ expression: Expression, expected: Type?) -> Typed {
    guard ranking > 0 else { return check(expression, expected: expected) }
    let key = RankedExpression.Key(range: expression.range, wanted: expected.map(resolved))
    if key.wanted?.hasVariables == true { return check(expression, expected: expected) }
    let memory = scope.function.ranked
    if let known = memory.expressions[key] {
      failures += known.failures
      score = score + known.score
      return known.typed
    }
    let before = (failures, score, solver.pending.count)
    var typed = check(expression, expected: expected)
    typed.type = resolved(typed.type)
    // What is still to be found of it would be missed the next time.
    if solver.pending.count == before.2, !typed.type.hasVariables, case .value = typed.access,
      typed.tupleParts == nil, typed.links == nil
    {
      // Nobody runs it, and its code would keep alive what keeps this.
      let (type, range) = (typed.type, typed.range)
      typed.build = { _ in Code(.constant(.void), type: type, at: range) }
      memory.expressions[key] = RankedExpression(
        typed: typed, failures: failures - before.0, score: score - before.1)
    }
    return typed
  }

  /// A call of the one overload that is meant unless something in its closures is wrong; nil, with
  /// nothing said, where something is.
  func applyUnlessWrong(_ candidate: Candidate, _ apply: () -> Typed?) -> Typed? {
    guard !mistrustsBuilders, candidate.symbol.unavailable == nil,
      candidate.symbol.deprecation == nil
    else { return nil }
    let before = Said(self)
    if let result = apply(), failures == before.failures { return result }
    before.restore(self)
    mistrustsBuilders = true
    return nil
  }
}
