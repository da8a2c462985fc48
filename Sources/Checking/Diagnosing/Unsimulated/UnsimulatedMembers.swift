import Diagnostics
import SwiftSource

/// Members of the library's types that are known by name alone, of one type.
struct UnsimulatedMembers {
  /// Members of which the library has none of that name.
  var names: Set<String> = []
  /// Labels of functions and initializers whose name the library has with others.
  var overloads: [String: [[String]]] = [:]

  /// - Parameter words: `name`, or `name(label:_:)` for one of several of that name.
  mutating func add(_ words: some Sequence<String>) {
    for word in words {
      guard let open = word.firstIndex(of: "(") else {
        names.insert(word)
        continue
      }
      let labels = word[word.index(after: open)...].dropLast()
      overloads[String(word[..<open]), default: []].append(
        labels.split(separator: ":").map(String.init))
    }
  }
}

extension Checker {
  /// Whether a type of the library, or one that it conforms to or inherits from, has a member that
  /// the library knows by name alone.
  func isListed(_ name: String, of nominal: NominalType) -> Bool {
    lists(of: nominal) { $0.names.contains(name) }
  }

  /// Whether such a type has a function or an initializer that takes these arguments, by its
  /// labels.
  func isListed(_ name: String, taking syntax: CallArguments, of nominal: NominalType) -> Bool {
    let arguments = syntax.arguments.map { $0.label?.text ?? "_" }
    let trailing = syntax.trailing.map { $0.label?.text }
    return lists(of: nominal) { list in
      list.overloads[name, default: []].contains { labels in
        var rest = labels[...]
        let fit = arguments.allSatisfy { label in
          guard let place = rest.firstIndex(of: label) else { return false }
          rest = rest[(place + 1)...]
          return true
        }
        guard fit else { return false }
        return trailing.allSatisfy { label in
          guard let place = label.map({ rest.firstIndex(of: $0) }) ?? rest.indices.first else {
            return false
          }
          rest = rest[(place + 1)...]
          return true
        }
      }
    }
  }

  private func lists(
    of nominal: NominalType, _ isRight: (UnsimulatedMembers) -> Bool
  ) -> Bool {
    if nominal.isBuiltin, let list = unsimulated.members[qualifiedName(of: nominal)], isRight(list)
    {
      return true
    }
    if let parent = superclass(of: nominal)?.nominal, lists(of: parent, isRight) { return true }
    return allProtocols(of: nominal).contains {
      $0.isBuiltin && (unsimulated.members[qualifiedName(of: $0)].map(isRight) ?? false)
    }
  }
}
