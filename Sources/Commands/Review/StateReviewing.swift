import Diagnostics
import SwiftSource

/// Where paths are kept, and as what.
extension SourceReviewer {
  /// A view's own `NavigationPath` whose stack shows one route: an enum of the program's. A path
  /// that a model owns may join features, and one of models or plain values has no route to name.
  func erasedPaths(_ type: ViewFacts) -> [Finding] {
    let paths = type.members.flatMap(\.variables).filter {
      $0.isErasedPath && $0.attributes.contains("State")
    }
    // A link from outside may need a stack of several types, and so may one that is kept in a file.
    guard !paths.isEmpty, !handlesLinks(type), !type.mentions(["codable"]) else { return [] }
    return paths.compactMap { path in
      let shown = routeTypes(of: path.name, in: type)
      guard shown.count == 1, let route = shown.first,
        types.contains(where: { $0.name == route && $0.isEnum })
      else { return nil }
      return Finding(
        .erasedPath,
        "\(type.name).\(path.name) is a NavigationPath, and \(route) is all that it holds",
        at: path.range)
    }
  }

  /// The types of value that the stack of that path has destinations for, wherever in the program
  /// they are declared.
  private func routeTypes(of path: String, in type: ViewFacts) -> Set<String> {
    let stacks = views.flatMap(\.shown).compactMap(\.viewCall).filter {
      $0.name.text == "NavigationStack"
        && $0.argument("path")?.withParts.contains {
          $0.mentionedName == "$" + path || $0.mentionedName == path
        } == true
    }
    var seen: Set<String> = []
    var routes: Set<String> = []
    func look(_ expressions: [Expression]) {
      for call in expressions.flatMap(\.withParts).compactMap(\.viewCall) {
        if call.name.text == "navigationDestination", let route = call.typeName("for") {
          routes.insert(route)
        }
        guard call.base == nil, seen.insert(call.name.text).inserted,
          let view = views.first(where: { $0.name == call.name.text })
        else { continue }
        look(view.body)
      }
    }
    for stack in stacks { look(stack.content) }
    return routes
  }

  /// A path in a view's own state, in an app whose links are handled elsewhere.
  func unreachablePaths(_ type: ViewFacts) -> [Finding] {
    guard type.isView, !handlesLinks(type), types.contains(where: handlesLinks),
      let path = type.members.flatMap(\.variables).first(where: \.isOwnPath),
      type.shown.contains(where: { $0.mentionedName == "$" + path.name })
    else { return [] }
    return [
      Finding(
        .unreachablePath,
        "\(type.name) keeps \(path.name) to itself, and links are handled elsewhere",
        at: path.range)
    ]
  }

  /// Whether it takes links from outside: a modifier, or a function that is given a URL.
  private func handlesLinks(_ type: ViewFacts) -> Bool {
    type.mentions(["onOpenURL", "onContinueUserActivity"])
      || type.members.compactMap(\.function).contains { function in
        function.signature.parameters.contains { $0.type?.lastName == "URL" }
      }
  }
}

extension VariableFacts {
  fileprivate var isErasedPath: Bool {
    type?.lastName == "NavigationPath"
      || initializer?.viewCall.map { $0.base == nil && $0.name.text == "NavigationPath" } == true
  }

  /// A path that only its view can change.
  fileprivate var isOwnPath: Bool {
    attributes.contains("State")
      && (isErasedPath || type?.element?.hasSuffix("Route") == true
        || (name.lowercased().hasSuffix("path") && type?.element != nil))
  }
}
