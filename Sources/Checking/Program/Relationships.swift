import SwiftSource

/// A property of a `@Model` class that refers to other models. Where it has an inverse, setting one
/// end sets the other.
public struct Relationship {
  public let target: NominalType
  public let isMany: Bool
  /// Whether nothing may be there.
  public let isOptional: Bool
  /// Whether what it refers to is deleted with the model.
  public let cascades: Bool
  /// The slot of the target's property that leads back; nil where none does.
  public fileprivate(set) var inverse: Int?
  /// What `@Relationship(inverse:)` names.
  fileprivate let named: String?
}

extension NominalType {
  /// The relationships of a `@Model` class by slot; empty for all other types.
  func findRelationships() -> [Int: Relationship] {
    let ends = ends
    var found = ends
    for (slot, end) in ends {
      found[slot]?.inverse = inverse(of: slot, end, among: ends)
    }
    return found
  }

  /// The slots of the properties of a `@Model` class that no two of its objects share.
  func findUniqueSlots() -> [Int] {
    guard scope.isModel else { return [] }
    let first = storedProperties.count - scope.storedSymbols.count
    let unique = scope.storedSymbols.indices.filter { index in
      let written = scope.storedSymbols[index].declaration?.attributes ?? []
      return written.contains { $0.baseName == "Attribute" && $0.names("unique") }
    }
    return unique.map { first + $0 }
  }

  /// What each stored property refers to, its inverse yet to be found.
  private var ends: [Int: Relationship] {
    guard scope.isModel else { return [:] }
    let first = storedProperties.count - scope.storedSymbols.count
    var found: [Int: Relationship] = [:]
    for (index, symbol) in scope.storedSymbols.enumerated() {
      let written = symbol.declaration?.attributes.first { $0.baseName == "Relationship" }
      if let end = Relationship(to: storedProperties[first + index].type, written) {
        found[first + index] = end
      }
    }
    return found
  }

  /// The property of the target that either end names, or the only one that can be meant.
  private func inverse(
    of slot: Int, _ end: Relationship, among own: [Int: Relationship]
  ) -> Int? {
    let target = end.target
    if let named = end.named {
      return target.storedProperties.firstIndex { $0.name == named }
    }
    let back = target.ends.filter { other, its in
      its.target === self && !(target === self && other == slot)
    }
    let name = storedProperties[slot].name
    if let naming = back.first(where: { $0.value.named == name }) { return naming.key }
    let free = back.filter { other, its in
      its.named == nil
        && !own.contains { $0.value.named == target.storedProperties[other].name }
    }
    guard free.count == 1, let only = free.first else { return nil }
    let hasRival = own.contains { other, its in
      other != slot && its.target === target && its.named == nil
        && !(target === self && other == only.key)
        && !back.contains { $0.value.named == storedProperties[other].name }
    }
    return hasRival ? nil : only.key
  }
}

extension Attribute {
  /// Whether an argument is that option: `.unique`.
  fileprivate func names(_ option: String) -> Bool {
    (arguments ?? []).contains { argument in
      if case .member(nil, let name) = argument.value.kind { return name.text == option }
      return false
    }
  }
}

extension Relationship {
  /// What a property of that type refers to; nil where that is no model.
  fileprivate init?(to type: Type, _ attribute: Attribute?) {
    var type = type
    let wrapped = type.argument(of: .optional)
    if let wrapped { type = wrapped }
    let element = type.argument(of: .array) ?? type.argument(of: .set)
    guard let target = (element ?? type).nominal, target.scope.isModel else { return nil }
    self.target = target
    isMany = element != nil
    isOptional = wrapped != nil
    let arguments = attribute?.arguments ?? []
    cascades = arguments.contains {
      guard $0.label?.text == "deleteRule", case .member(_, let rule) = $0.value.kind else {
        return false
      }
      return rule.text == "cascade"
    }
    named =
      arguments.lazy.compactMap { argument -> String? in
        guard argument.label?.text == "inverse",
          case .keyPath(_, let components) = argument.value.kind,
          case .member(let name)? = components.last
        else { return nil }
        return name.text
      }.first
  }
}

extension Type {
  /// `T` of `T?` or `[T]`.
  fileprivate func argument(of known: WellKnown) -> Type? {
    guard case .nominal(let nominal, let arguments) = self, nominal.wellKnown == known else {
      return nil
    }
    return arguments.first
  }
}
