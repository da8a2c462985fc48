import Diagnostics
import SwiftSource

/// Arithmetic whose numbers do not go together, as swiftc's solver judges it: of all the ways to
/// choose the operators' overloads it takes those that change the fewest operands, and of these the
/// ones in which the fewest literals are of a type that is not their own.
struct MixedArithmetic {
  /// The numbers that are mixed, and what Swift, Foundation and SwiftUI add to them or multiply by them.
  enum Kind: String {
    case int = "Int"
    case double = "Double"
    case duration = "Duration"
    case date = "Date"
    case dispatchTime = "DispatchTime"
    case dispatchWallTime = "DispatchWallTime"
    case angle = "Angle"
    /// A `Double` as `Date` has it.
    case interval = "TimeInterval"
    /// `T: BinaryInteger`
    case wholeNumber = "T"
  }

  struct Overload: Hashable {
    var left: Kind
    var right: Kind
    var result: Kind
  }

  indirect enum Node {
    case number(Kind, isLiteral: Bool, at: SourceRange)
    /// - Parameter index: among the operators, from the left of the innermost.
    case operation(index: Int, Name, Node, Node)
  }

  /// An operand that should be of another type.
  struct Change: Hashable {
    /// The operator; nil where it is the whole that should be of another type.
    var operation: Int?
    var isLeft = true
    var given: Kind
    var wanted: Kind
  }

  /// One choice of overloads.
  struct Way {
    var result: Kind
    var isLiteral = false
    var changes: [Change] = []
    var oddLiterals = 0
    var choices: [Int: Overload] = [:]
  }

  /// What the program imports.
  var imports: Set<String>
  /// The operators, by their index.
  private(set) var operators: [(name: Name, left: Node, right: Node)] = []

  init(imports: Set<String>) { self.imports = imports }

  mutating func operation(_ name: Name, _ left: Node, _ right: Node) -> Node {
    operators.append((name, left, right))
    return .operation(index: operators.count - 1, name, left, right)
  }

  /// The best ways to read the whole, where it is to be of a type or of any.
  func best(_ whole: Node, as wanted: Kind?) -> [Way] {
    var all = ways(whole)
    if let wanted {
      all = all.map { way in
        var way = way
        if way.result != wanted {
          way.changes.append(Change(operation: nil, given: way.result, wanted: wanted))
        }
        return way
      }
    }
    guard let fewest = all.map(\.changes.count).min() else { return [] }
    all = all.filter { $0.changes.count == fewest }
    let odd = all.map(\.oddLiterals).min()
    return all.filter { $0.oddLiterals == odd }
  }

  /// More are never the best: one suffices for each number of the one kind.
  private static let mostChanges = 2

  private func ways(_ node: Node) -> [Way] {
    switch node {
    case .number(let kind, let isLiteral, _): return [Way(result: kind, isLiteral: isLiteral)]
    case .operation(let index, let name, let left, let right):
      let (lefts, rights) = (ways(left), ways(right))
      var found: [Way] = []
      for overload in overloads(of: name.text) {
        for a in lefts {
          for b in rights {
            var way = Way(result: overload.result, changes: a.changes + b.changes)
            way.oddLiterals = a.oddLiterals + b.oddLiterals
            way.choices = a.choices.merging(b.choices) { $1 }
            way.choices[index] = overload
            pass(a, to: overload.left, of: index, isLeft: true, &way)
            pass(b, to: overload.right, of: index, isLeft: false, &way)
            if way.changes.count <= Self.mostChanges { found.append(way) }
          }
        }
      }
      return found
    }
  }

  private func pass(
    _ operand: Way, to parameter: Kind, of index: Int, isLeft: Bool, _ way: inout Way
  ) {
    let wanted = parameter == .interval ? .double : parameter
    if operand.result == wanted || wanted == .wholeNumber && operand.result == .int { return }
    if operand.isLiteral, operand.result == .int, wanted == .double {
      way.oddLiterals += 1
    } else {
      way.changes.append(
        Change(operation: index, isLeft: isLeft, given: operand.result, wanted: parameter))
    }
  }

  private func overloads(of name: String) -> [Overload] {
    func of(_ left: Kind, _ right: Kind, _ result: Kind) -> Overload {
      Overload(left: left, right: right, result: result)
    }
    let numbers = [of(.int, .int, .int), of(.double, .double, .double)]
    let scaled = [
      of(.duration, .double, .duration), of(.duration, .wholeNumber, .duration),
    ]
    switch name {
    case "*":
      return numbers + scaled
        + (hasAngles ? [of(.angle, .double, .angle), of(.double, .angle, .angle)] : [])
    case "/":
      return numbers + scaled + [of(.duration, .duration, .double)]
        + (hasAngles ? [of(.angle, .double, .angle)] : [])
    default:
      let moments = [
        of(.date, .interval, .date), of(.dispatchTime, .double, .dispatchTime),
        of(.dispatchWallTime, .double, .dispatchWallTime),
      ]
      return numbers + [of(.duration, .duration, .duration)] + (imports.isEmpty ? [] : moments)
        + (hasAngles ? [of(.angle, .angle, .angle)] : [])
    }
  }

  private var hasAngles: Bool { imports.contains("SwiftUI") }

  /// The lists of an operator's parameters that one operand goes with, where it is a `Double`.
  func lists(of name: String, besideDouble isLeft: Bool) -> [String] {
    overloads(of: name).filter { overload in
      isLeft ? overload.left == .double : [.double, .interval].contains(overload.right)
    }.map { "(\($0.left.rawValue), \($0.right.rawValue))" }
  }

  /// Whether an operator goes with a number on that side in one way alone: Foundation scales
  /// measurements, and Swift durations, by `Double`s, and durations by whole numbers.
  func isCertain(_ name: String, beside number: Kind, isLeft: Bool) -> Bool {
    let isScaling = name == "*" || name == "/"
    switch (number, isLeft) {
    case (.double, true): return !isScaling || imports.isEmpty
    case (.double, false): return !isScaling && (imports.isEmpty || !["+", "-"].contains(name))
    case (.int, false): return !isScaling
    default: return true
    }
  }

  /// The operators at which something is to be changed, each with what the best ways change and
  /// choose there, in the order in which they are read.
  func mistakes(
    in best: [Way]
  ) -> [(operation: Int, changes: Set<Change>, overloads: Set<Overload>)] {
    operators.indices.compactMap { index in
      let here = best.filter { $0.changes.contains { $0.operation == index } }
      guard !here.isEmpty else { return nil }
      let changes = here.flatMap { $0.changes.filter { $0.operation == index } }
      return (index, Set(changes), Set(here.compactMap { $0.choices[index] }))
    }
  }

  /// What an operand is where the overloads of a way are chosen.
  func kind(of node: Node, in way: Way) -> Kind {
    switch node {
    case .number(let kind, _, _): kind
    case .operation(let index, _, _, _): way.choices[index]?.result ?? way.result
    }
  }
}

extension MixedArithmetic.Node {
  /// Where swiftc points at it.
  var anchor: SourceRange {
    switch self {
    case .number(_, _, let place): place
    case .operation(_, let name, _, _): name.range
    }
  }
}

extension Checker {
  /// Says what is wrong with the arithmetic that is checked, all of it, where it is of plain
  /// numbers; whether it has been said.
  func reportMixedArithmetic() -> Bool {
    guard speculation == 0, let whole = arithmetic else { return false }
    if whole.isTold { return true }
    let wanted: MixedArithmetic.Kind?
    switch whole.expected.map({ resolved($0) }) {
    case nil, .any?, .error?: wanted = nil
    case let type? where type.nominal?.wellKnown == .double: wanted = .double
    default: return false
    }
    var sum = MixedArithmetic(imports: module.imports)
    guard let node = node(whole.left, whole.name, whole.right, &sum) else { return false }
    let best = sum.best(node, as: wanted)
    guard let first = best.first, !first.changes.isEmpty,
      !best.contains(where: { $0.changes.contains { $0.operation == nil } })
    else { return false }
    for mistake in sum.mistakes(in: best) {
      let (name, left, right) = sum.operators[mistake.operation]
      if mistake.changes.count == 1, let change = mistake.changes.first {
        error(
          "cannot convert value of type '\(change.given.rawValue)' to expected argument type "
            + "'\(change.wanted.rawValue)'", at: (change.isLeft ? left : right).anchor)
        continue
      }
      let all = best.map { way in [left, right].map { sum.kind(of: $0, in: way).rawValue } }
      let kinds = all.first { $0[0] != $0[1] } ?? all[0]
      let what =
        kinds[0] == kinds[1]
        ? "two '\(kinds[0])' operands" : "operands of type '\(kinds[0])' and '\(kinds[1])'"
      let lists = mistake.overloads.filter { $0.right != .wholeNumber }.map {
        "(\($0.left.rawValue), \($0.right.rawValue))"
      }
      error(
        "binary operator '\(name.text)' cannot be applied to \(what)", at: name.range,
        notes: lists.isEmpty ? [] : [noteOfOverloads(name, lists)])
    }
    arithmetic?.isTold = true
    return true
  }

  /// So many operators have few enough ways to look at.
  private static let mostOperators = 6

  private func node(
    _ left: Expression, _ name: Name, _ right: Expression, _ sum: inout MixedArithmetic
  ) -> MixedArithmetic.Node? {
    guard isArithmetic(name), sum.operators.count < Self.mostOperators,
      module.operatorMembers[name.text] == nil, module.symbols[name.text] == nil,
      let a = node(left, &sum), let b = node(right, &sum)
    else { return nil }
    return sum.operation(name, a, b)
  }

  private func node(
    _ expression: Expression, _ sum: inout MixedArithmetic
  ) -> MixedArithmetic.Node? {
    let expression = expression.withoutParentheses
    switch expression.kind {
    case .binary(let left, let name, let right): return node(left, name, right, &sum)
    case .integer: return .number(.int, isLiteral: true, at: expression.anchor)
    case .float: return .number(.double, isLiteral: true, at: expression.anchor)
    default:
      guard let typed = attempt({ check(expression, expected: nil) }) else { return nil }
      switch resolved(typed.type).nominal?.wellKnown {
      case .int?: return .number(.int, isLiteral: false, at: expression.anchor)
      case .double?: return .number(.double, isLiteral: false, at: expression.anchor)
      default: return nil
      }
    }
  }

  func isArithmetic(_ name: Name) -> Bool { ["+", "-", "*", "/"].contains(name.text) }
}
