import Diagnostics
import SwiftSource

// Values that would contain themselves.
extension Checker {
  func checkRecursion(of nominal: NominalType) {
    guard let place = nominal.scope.declaration?.nameRange, place.file != .max else { return }
    switch nominal.keyword {
    case .struct:
      for symbol in nominal.scope.storedSymbols {
        guard let path = path(from: signature(of: symbol).result, to: nominal) else { continue }
        error(
          "value type '\(conformingName(of: nominal))' cannot have a stored property that recursively contains "
            + "it", at: symbol.nameRange, notes: path.note(at: symbol.nameRange).map { [$0] } ?? [])
        return
      }
    case .enum:
      let paths = payloads(of: nominal).compactMap { symbol, type in
        path(from: type, to: nominal).map { (place: symbol.nameRange, path: $0) }
      }
      guard !paths.isEmpty else { return }
      // Of those that hold it alone the first is noted, of the others the last of several values.
      let direct = paths.first { $0.path.steps.isEmpty }
      let others = paths.filter { !$0.path.steps.isEmpty }
      let other = others.last(where: \.path.startsWithTuple) ?? others.first
      var notes: [Diagnostic] = []
      if let direct { notes.append(Diagnostic(.note, "recursive case here", at: direct.place)) }
      if let note = other.flatMap({ $0.path.note(at: $0.place) }) { notes.append(note) }
      error(
        "recursive enum '\(conformingName(of: nominal))' is not marked 'indirect'", at: place,
        notes: notes)
    default: break
    }
  }

  /// How a value of a type holds one of `nominal` inside of itself; nil where it does not.
  private func path(from type: Type, to nominal: NominalType) -> ContainmentPath? {
    var seen: Set<ObjectIdentifier> = []
    return steps(from: type, to: nominal, &seen).map { ContainmentPath(start: type, steps: $0) }
  }

  private func steps(
    from type: Type, to nominal: NominalType, _ seen: inout Set<ObjectIdentifier>
  ) -> [ContainmentPath.Step]? {
    for (name, part) in parts(of: type, but: nominal, &seen) {
      if let rest = steps(from: part, to: nominal, &seen) {
        return [ContainmentPath.Step(name: name, type: part)] + rest
      }
    }
    return type.nominal === nominal ? [] : nil
  }

  /// What a value of a type holds in place, with the names of its parts.
  private func parts(
    of type: Type, but nominal: NominalType, _ seen: inout Set<ObjectIdentifier>
  ) -> [(name: String, type: Type)] {
    switch type {
    case .tuple(let elements): return elements.enumerated().map { (".\($0)", $1.type) }
    case .nominal(let other, let arguments) where other !== nominal:
      if other.wellKnown == .optional { return arguments.map { ("some(_:)", $0) } }
      guard !other.isBuiltin, seen.insert(ObjectIdentifier(other)).inserted else { return [] }
      layOut(other)
      switch other.keyword {
      case .struct:
        return other.scope.storedSymbols.map {
          ($0.name, substitute(signature(of: $0).result, arguments))
        }
      case .enum:
        return payloads(of: other).map { ($0.symbol.fullName, substitute($0.type, arguments)) }
      default: return []
      }
    default: return []
    }
  }

  /// What the cases of an enum hold in place: of several values, or of one with a label, a tuple.
  private func payloads(of nominal: NominalType) -> [(symbol: Symbol, type: Type)] {
    nominal.scope.ordered.compactMap { symbol in
      guard case .enumCase(let index, _) = symbol.kind, !nominal.cases[index].isIndirect
      else { return nil }
      let parameters = signature(of: symbol).parameters
      if parameters.count == 1, parameters[0].label == nil { return (symbol, parameters[0].type) }
      if parameters.isEmpty { return nil }
      return (
        symbol, .tuple(parameters.map { TupleElement(label: $0.label, type: $0.type) })
      )
    }
  }
}

/// How a value leads to another one inside of it.
private struct ContainmentPath {
  struct Step {
    var name: String
    var type: Type
  }

  var start: Type
  var steps: [Step]

  var startsWithTuple: Bool { if case .tuple = start { true } else { false } }

  /// nil where a value is a part itself.
  func note(at place: SourceRange) -> Diagnostic? {
    if steps.isEmpty { return nil }
    let texts = steps.map { "(\($0.name): \($0.type))" }
    let path = (["\(start)"] + texts).joined(separator: " -> ")
    return Diagnostic(.note, "cycle beginning here: \(path)", at: place)
  }
}

extension Declaration {
  /// An enum, or a case of one, whose payload is kept elsewhere.
  var isIndirect: Bool { modifiers.contains { $0.name == "indirect" } }
}
