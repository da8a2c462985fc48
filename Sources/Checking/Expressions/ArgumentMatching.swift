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

  /// Whether it stays what it is, whatever the parameter is: calls and methods may be of other
  /// overloads, `T!` may be a `T`.
  var isPlain: Bool {
    switch expression.kind {
    case .call, .member: false
    default: typed?.isImplicitlyUnwrapped == false
    }
  }
}

/// Which arguments go to each parameter.
struct ArgumentMatch {
  /// By argument, the parameter that it goes to: never before that of the argument before it.
  var parameters: [Int] = []
  let parameterCount: Int

  /// By parameter, the positions of its arguments; none for a default.
  var arguments: [[Int]] {
    var result = [[Int]](repeating: [], count: parameterCount)
    for (position, parameter) in parameters.enumerated() { result[parameter].append(position) }
    return result
  }

  /// Whether a parameter is left to its default.
  var leavesDefaults: Bool {
    var given = 0
    for (position, parameter) in parameters.enumerated()
    where position == 0 || parameters[position - 1] != parameter { given += 1 }
    return given < parameterCount
  }

  /// Whether each parameter that a call has to give is given.
  fileprivate func isComplete(_ all: [ParameterInfo]) -> Bool {
    var position = 0
    for index in all.indices {
      if position < parameters.count, parameters[position] == index {
        repeat { position += 1 } while position < parameters.count && parameters[position] == index
      } else if all[index].isRequired {
        return false
      }
    }
    return true
  }
}

extension Checker {
  /// Swift's rule: labels in order, variadics take what follows without a label, parameters with
  /// defaults may be passed over, trailing closures go forward to parameters that take functions.
  func match(
    _ arguments: [PreparedArgument], to parameters: [ParameterInfo]
  ) -> ArgumentMatch? {
    var matched = ArgumentMatch(parameterCount: parameters.count)
    matched.parameters.reserveCapacity(arguments.count)
    let plainCount = arguments.firstIndex(where: \.isTrailing) ?? arguments.count
    let trailing = plainCount..<arguments.count
    var parameter = 0
    var position = 0
    while position < plainCount {
      let label = arguments[position].labelText
      guard let found = nextParameter(label, from: parameter, parameters) else { return nil }
      matched.parameters.append(found)
      position += 1
      if parameters[found].isVariadic || parameters[found].isPack {
        while position < plainCount, arguments[position].labelText == nil {
          matched.parameters.append(found)
          position += 1
        }
      }
      parameter = found + 1
    }
    for index in trailing {
      guard let found = trailingParameter(index, trailing, arguments, from: parameter, parameters)
      else { return nil }
      matched.parameters.append(found)
      parameter = found + 1
    }
    return matched.isComplete(parameters) ? matched : nil
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

  func trailingParameter(
    _ index: Int, _ trailing: Range<Int>, _ arguments: [PreparedArgument], from start: Int,
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

  func takesClosure(_ parameter: ParameterInfo) -> Bool {
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
}

extension ParameterInfo {
  /// Whether a call has to give it.
  var isRequired: Bool { !hasDefault && !isVariadic && !isPack }

  /// Whether it takes one value, as it is.
  var isPlain: Bool { !isInout && !isVariadic && !isPack && !isAutoclosure }
}

extension String {
  /// How many letters are other ones, where few enough are for `word` to be meant.
  func typos(of word: String) -> Int? {
    guard !word.isEmpty else { return nil }
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
    let result = row[word.count]
    return result <= Swift.max(1, (count + 1) / 3) ? result : nil
  }
}
