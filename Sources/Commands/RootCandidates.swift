import SwiftSource

/// The views and apps that files declare, and which of them may be the root.
struct RootCandidates {
  /// All of them, in order.
  var all: [String] = []
  /// The `@main` App.
  var main: String?
  private var mentioned: Set<String> = []
  /// Whether a view takes an object from its surroundings, which a preview may give it.
  var needsSurroundings = false

  init(_ files: [ParsedFile]) {
    for item in files.flatMap(\.items) {
      guard case .declaration(let declaration) = item.kind,
        case .type(let type) = declaration.kind
      else { continue }
      let inherited = Set(type.inherited.map(\.name))
      guard inherited.contains("View") || inherited.contains("App") else { continue }
      all.append(type.name)
      if declaration.attributes.contains(where: { $0.baseName == "main" }) { main = type.name }
      let names = ReferencedNames(of: declaration).names
      if names.contains("EnvironmentObject") || type.takesObject { needsSurroundings = true }
      mentioned.formUnion(names.subtracting([type.name]))
    }
  }

  var contentView: String? { all.contains("ContentView") ? "ContentView" : nil }

  /// The last view that no other view uses; the last of all where they use each other.
  var lastUnused: String? { all.last { !mentioned.contains($0) } ?? all.last }
}

extension TypeDeclaration {
  /// `@Environment(Model.self)`
  fileprivate var takesObject: Bool {
    members.contains { member in
      member.attributes.contains { attribute in
        guard attribute.baseName == "Environment", let first = attribute.arguments?.first else {
          return false
        }
        if case .keyPath = first.value.kind { return false }
        return true
      }
    }
  }
}

extension TypeSyntax {
  /// `View` of `SwiftUI.View`.
  fileprivate var name: String {
    if case .name(_, let name, _) = kind { return name }
    return ""
  }
}
