import Diagnostics
import SwiftSource

/// One argument of a call, with its type where that does not depend on the parameter's.
struct PreparedArgument {
  var label: Name?
  var expression: Expression
  var isTrailing = false
  /// Checked before the overload is chosen; nil where the parameter's type is needed.
  var typed: Typed?

  var labelText: String? { label?.text == "_" ? nil : label?.text }
  var range: SourceRange { typed?.range ?? expression.range }
}

/// Which arguments go to each parameter.
struct ArgumentMatch {
  /// By parameter, the positions of its arguments; none for a default.
  var arguments: [[Int]]
}

/// Why arguments do not go with parameters.
enum Mismatch {
  case missing([Int])
  case extra([Int])
  case labels(have: [String?], expected: [String?])
  case order(String, before: String, at: Int)
  case trailingClosure(Int)
}

extension Checker {
  /// Swift's rule: labels in order, variadics take what follows without a label, parameters with
  /// defaults may be passed over, trailing closures go forward to parameters that take functions.
  func match(
    _ arguments: [PreparedArgument], to parameters: [ParameterInfo]
  ) -> Result<ArgumentMatch, MatchFailure> {
    var matched: [[Int]] = Array(repeating: [], count: parameters.count)
    let plain = arguments.indices.filter { !arguments[$0].isTrailing }
    let trailing = arguments.indices.filter { arguments[$0].isTrailing }
    var parameter = 0
    var position = 0
    while position < plain.count {
      let index = plain[position]
      let label = arguments[index].labelText
      guard let found = nextParameter(label, from: parameter, parameters) else {
        return .failure(
          MatchFailure(mismatch(arguments, plain, parameters, matched, stopped: position)))
      }
      matched[found].append(index)
      position += 1
      if parameters[found].isVariadic || parameters[found].isPack {
        while position < plain.count, arguments[plain[position]].labelText == nil {
          matched[found].append(plain[position])
          position += 1
        }
      }
      parameter = found + 1
    }
    for index in trailing {
      guard let found = trailingParameter(index, trailing, arguments, from: parameter, parameters)
      else {
        return .failure(MatchFailure(.trailingClosure(index)))
      }
      matched[found].append(index)
      parameter = found + 1
    }
    let missing = parameters.indices.filter { index in
      matched[index].isEmpty && !parameters[index].hasDefault && !parameters[index].isVariadic
        && !parameters[index].isPack
    }
    if !missing.isEmpty {
      let used = Set(matched.joined())
      if used.count == arguments.count {
        return .failure(MatchFailure(.missing(missing)))
      }
      return .failure(MatchFailure(.missing(missing)))
    }
    return .success(ArgumentMatch(arguments: matched))
  }

  private func nextParameter(
    _ label: String?, from start: Int, _ parameters: [ParameterInfo]
  ) -> Int? {
    var index = start
    while index < parameters.count {
      if parameters[index].label == label { return index }
      guard parameters[index].hasDefault || parameters[index].isVariadic else { return nil }
      index += 1
    }
    return nil
  }

  private func trailingParameter(
    _ index: Int, _ trailing: [Int], _ arguments: [PreparedArgument], from start: Int,
    _ parameters: [ParameterInfo]
  ) -> Int? {
    guard start < parameters.count else { return nil }
    if let label = arguments[index].labelText {
      return (start..<parameters.count).first { parameters[$0].label == label }
    }
    let takers = (start..<parameters.count).filter { takesClosure(parameters[$0]) }
    guard let first = takers.first else { return nil }
    let isOptional = parameters[first].hasDefault || parameters[first].isVariadic
    if isOptional {
      // A later one that must be given, and that no labelled closure gives, takes it.
      let labels = trailing.dropFirst().compactMap { arguments[$0].labelText }
      let needed = takers.dropFirst().first { later in
        !parameters[later].hasDefault && !(parameters[later].label.map(labels.contains) ?? false)
      }
      if let needed { return needed }
    }
    return first
  }

  private func takesClosure(_ parameter: ParameterInfo) -> Bool {
    if parameter.isAutoclosure { return false }
    switch solver.shallow(parameter.type.wrapped ?? parameter.type) {
    case .variable(let index): return !isMemberOfOpenType(index)
    case .function, .parameter, .error: return true
    case .existential(let protocols): return protocols.isEmpty
    default: return false
    }
  }

  /// Whether a variable stands for another type's associated type (`V.Stride`): a closure is not
  /// meant for it.
  private func isMemberOfOpenType(_ index: Int) -> Bool {
    solver.pending.contains { item in
      guard case .projection(let member, _, _, _) = item,
        case .variable(let other) = solver.shallow(member)
      else { return false }
      return other == index
    }
  }

  // MARK: What is wrong

  private func mismatch(
    _ arguments: [PreparedArgument], _ plain: [Int], _ parameters: [ParameterInfo],
    _ matched: [[Int]], stopped: Int
  ) -> Mismatch {
    let have = plain.map { arguments[$0].labelText }
    let index = plain[stopped]
    let unused = parameters.indices.filter { matched[$0].isEmpty }
    let trailing = arguments.filter(\.isTrailing).map(\.labelText)
    // What the trailing closures are for.
    let closures = unused.filter { takesClosure(parameters[$0]) && !parameters[$0].hasDefault }
      .suffix(trailing.count)
    if plain.count > parameters.count
      || unused.isEmpty && !parameters.contains(where: \.isVariadic)
    {
      return .extra(extras(have, plain, parameters))
    }
    let required = parameters.filter { !$0.hasDefault }
    if let label = have[stopped] {
      if let place = parameters.firstIndex(where: { $0.label == label }) {
        if matched[place].isEmpty {
          let skipped = unused.filter { $0 < place && !parameters[$0].hasDefault }
          // What it should come after may be given later on.
          if let later = skipped.first(where: {
            have.dropFirst(stopped).contains(parameters[$0].label)
          }) {
            let other = parameters[later].label
            let found = plain.dropFirst(stopped).first { arguments[$0].labelText == other }
            return .order(other ?? "", before: label, at: found ?? index)
          }
          if !skipped.isEmpty { return .missing(skipped) }
        }
        if let before = have.prefix(stopped).compactMap({ $0 }).first(where: { earlier in
          (parameters.firstIndex { $0.label == earlier } ?? 0) > place
        }) {
          return .order(label, before: before, at: index)
        }
        return .extra([index])
      }
      let free = unused.filter { !closures.contains($0) }
      if let meant = free.first(where: { label.isMisspelling(of: parameters[$0].label ?? "") }) {
        return labels(have, parameters, stopped, meant, trailing)
      }
      if !closures.isEmpty, free.allSatisfy({ parameters[$0].hasDefault }) {
        // Nothing goes where it should: not even the closure is taken.
        return .extra(have.count == 1 ? Array(arguments.indices) : [index])
      }
      let next = free.first { !parameters[$0].hasDefault } ?? free.first
      guard let next else { return .extra([index]) }
      if have.count > required.count, have.count < parameters.count, parameters[next].hasDefault {
        return .extra([index])
      }
      return labels(have, parameters, stopped, next, trailing)
    }
    let next = unused.first { !parameters[$0].hasDefault } ?? unused.first
    guard let next, parameters[next].label != nil else { return .extra([index]) }
    return labels(have, parameters, stopped, next, trailing)
  }

  /// The labels as they are and as they should be: of the arguments before the wrong one they are
  /// right; the others go with the parameters that are left.
  private func labels(
    _ have: [String?], _ parameters: [ParameterInfo], _ stopped: Int, _ next: Int,
    _ trailing: [String?]
  ) -> Mismatch {
    if have.count == parameters.count {
      return .labels(have: have, expected: parameters.map(\.label))
    }
    var expected = have
    expected[stopped] = parameters[next].label
    var following = parameters[(next + 1)...]
    for position in have.indices where position > stopped {
      guard
        let match = following.first(where: {
          $0.label == have[position] || !$0.hasDefault || have[position] == nil
        })
      else { break }
      expected[position] = match.label
      following = following.drop { $0.name != match.name || $0.label != match.label }.dropFirst()
    }
    return .labels(have: have + trailing, expected: expected + trailing)
  }

  private func extras(
    _ have: [String?], _ plain: [Int], _ parameters: [ParameterInfo]
  ) -> [Int] {
    var free = parameters.map(\.label)
    var result: [Int] = []
    for (position, label) in have.enumerated() {
      if let place = free.firstIndex(of: label) {
        free.remove(at: place)
      } else {
        result.append(plain[position])
      }
    }
    return result.isEmpty ? [plain[plain.count - 1]] : result
  }
}

struct MatchFailure: Error {
  var mismatch: Mismatch
  init(_ mismatch: Mismatch) { self.mismatch = mismatch }
}

extension String {
  /// Whether few enough letters are other ones for `word` to be meant.
  func isMisspelling(of word: String) -> Bool {
    guard !word.isEmpty else { return false }
    var row = Array(0...word.count)
    for (line, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in word.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[word.count] <= (count + 1) / 3
  }
}
