import Diagnostics
import SwiftSource

/// Why arguments do not go with parameters.
enum Mismatch {
  /// Parameters that must be given and are not, and arguments that no parameter is there for; and
  /// the labels of the other arguments, of which so many are wrong.
  case count(
    missing: [Int], extra: [Int], expected: [String?], relabelled: Int, isInOrder: Bool)
  case labels(have: [String?], expected: [String?])
  /// The first argument, by its position, must stand before the second.
  case order(Int, before: Int)
  /// The arguments' positions in the order of the parameters, and the labels of those.
  case reordered([Int], expected: [String?])
  /// The parameter of each argument, where a trailing closure goes to one before another's.
  case swapped([Int])
  case trailingClosure(Int)
}

extension Checker {
  /// What is wrong with arguments that do not go to the parameters, by swiftc's rule: each argument
  /// is claimed by the parameter of its label wherever it stands, then by one that it misspells,
  /// then by one in turn where a label is missing or too many, and at last by the one in its place.
  func mismatch(
    _ arguments: [PreparedArgument], _ parameters: [ParameterInfo]
  ) -> Mismatch {
    var claims = ArgumentClaims(arguments, parameters)
    if let first = arguments.firstIndex(where: \.isTrailing) {
      let trailing = first..<arguments.count
      claims.takers = parameters.indices.filter { takesClosure(parameters[$0]) }
      claims.preferredTaker = { start in
        let found = self.trailingParameter(first, trailing, arguments, from: start, parameters)
        // One that takes functions alone is meant rather than one of any type.
        let function = parameters[start...].firstIndex(where: \.takesOnlyFunctions)
        return found.map { parameters[$0].takesOnlyFunctions ? $0 : function ?? $0 }
      }
    }
    claims.claimByLabel()
    claims.claimMisspelt()
    claims.claimInTurn()
    claims.claimInPlace()
    return claims.mismatch
  }
}

extension ParameterInfo {
  fileprivate var takesOnlyFunctions: Bool { (type.wrapped ?? type).isFunction }
}

/// Which parameter each argument may have been written for.
private struct ArgumentClaims {
  private let labels: [String?]
  /// The first trailing closure, which has no label.
  private let closure: Int?
  private let parameters: [ParameterInfo]
  /// By parameter, the positions of its arguments.
  private var bound: [[Int]]
  private var claimed: [Bool]
  /// The parameters that take a trailing closure, and of those from one on the one that is meant.
  var takers: [Int] = []
  var preferredTaker: (Int) -> Int? = { _ in nil }

  init(_ arguments: [PreparedArgument], _ parameters: [ParameterInfo]) {
    labels = arguments.map(\.labelText)
    closure = arguments.firstIndex { $0.isTrailing && $0.labelText == nil }
    self.parameters = parameters
    bound = Array(repeating: [], count: parameters.count)
    claimed = Array(repeating: false, count: arguments.count)
  }

  private var next: Int? { claimed.firstIndex(of: false) }

  private mutating func bind(_ parameter: Int, _ argument: Int) {
    bound[parameter].append(argument)
    claimed[argument] = true
  }

  /// In order; but one that stands further on is claimed, too.
  mutating func claimByLabel() {
    for (index, parameter) in parameters.enumerated() {
      guard let next else { return }
      if next == closure {
        if preferredTaker(index) == index { bind(index, next) }
        continue
      }
      if let closure, parameter.label == nil, index == parameters.count - 1, takers.last == index,
        labels[next] != nil
      {
        bind(index, closure)
        continue
      }
      let found = labels.indices.first { position in
        !claimed[position] && labels[position] == parameter.label
          && (position == next || parameter.label != nil || parameter.isRequired)
          && (position != closure || takers.contains(index))
      }
      guard let found else { continue }
      bind(index, found)
      guard parameter.isVariadic || parameter.isPack else { continue }
      while let more = self.next, labels[more] == nil, more != closure { bind(index, more) }
    }
  }

  mutating func claimMisspelt() {
    for position in labels.indices where !claimed[position] {
      guard let label = labels[position] else { continue }
      let near = parameters.indices.compactMap { index -> (index: Int, typos: Int)? in
        guard bound[index].isEmpty, let meant = parameters[index].label else { return nil }
        return label.typos(of: meant).map { (index, $0) }
      }
      if let best = near.min(by: { $0.typos < $1.typos }) { bind(best.index, position) }
    }
  }

  mutating func claimInTurn() {
    for (index, parameter) in parameters.enumerated() where bound[index].isEmpty {
      guard let next else { return }
      if next == closure {
        if preferredTaker(index) == index { bind(index, next) }
        continue
      }
      let unlabelled = labels.indices.first { position in
        !claimed[position] && position != closure
          && (labels[position] == nil || labels[position] == parameter.label)
      }
      if let unlabelled {
        bind(index, unlabelled)
      } else if parameter.label == nil, !parameter.hasDefault {
        bind(index, next)
      }
    }
  }

  /// Where there are as many: those whose parameter may not be left out.
  mutating func claimInPlace() {
    guard labels.count == parameters.count else { return }
    for index in labels.indices
    where !claimed[index] && bound[index].isEmpty && !parameters[index].hasDefault {
      bind(index, index)
    }
  }

  var mismatch: Mismatch {
    let missing = parameters.indices.filter { bound[$0].isEmpty && parameters[$0].isRequired }
    let extra = labels.indices.filter { !claimed[$0] }
    var owners: [Int?] = labels.map { _ in nil }
    for (parameter, list) in bound.enumerated() {
      for position in list { owners[position] = parameter }
    }
    let expected = labels.indices.map { position in
      owners[position].flatMap { bound[$0].first == position ? parameters[$0].label : nil }
    }
    let wrong = labels.indices.count { position in
      owners[position] != nil && position != closure && labels[position] != expected[position]
    }
    if !missing.isEmpty || !extra.isEmpty {
      let known = owners.compactMap { $0 }
      return .count(
        missing: missing, extra: extra, expected: expected, relabelled: wrong,
        isInOrder: known == known.sorted())
    }
    let order = owners.compactMap { $0 }
    if wrong > 0 { return relabelled(order, expected) }
    for (position, owner) in order.enumerated() {
      if let later = order[..<position].firstIndex(where: { $0 > owner }) {
        if let closure, position > closure { return relabelled(order, expected) }
        if position == closure, parameters[owner].label != nil { return .swapped(order) }
        return outOfOrder ?? .order(position, before: later)
      }
    }
    return .trailingClosure(closure ?? 0)
  }

  /// The first parameter whose argument stands further on. Where the argument in its place is of the
  /// next parameter, or of one behind those with defaults, the two are in the wrong order; else all
  /// labels are.
  private var outOfOrder: Mismatch? {
    var place = 0
    for (index, list) in bound.enumerated() {
      for position in list {
        defer { place += 1 }
        guard position > place else { continue }
        let next = parameters[(index + 1)...].first { parameter in
          !parameter.hasDefault || parameter.label == labels[place]
        }
        if let next, next.label == labels[place] { return .order(position, before: place) }
        return .reordered(bound.flatMap { $0 }, expected: parameters.map(\.label))
      }
    }
    return nil
  }

  /// The labels as they should be: in the order of the parameters, where each has one argument.
  private func relabelled(_ owners: [Int], _ expected: [String?]) -> Mismatch {
    var result = expected
    if labels.count == parameters.count {
      result = owners.sorted().map { parameters[$0].label }
    }
    // Of several trailing closures the first one's label is said, too.
    if let closure {
      result[closure] =
        closure == labels.count - 1 ? nil : parameters[owners.sorted()[closure]].label
    }
    return .labels(have: labels, expected: result)
  }
}
