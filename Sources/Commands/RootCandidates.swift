import Simulation
import SwiftSource

/// The views and apps that files declare, and which of them may be the root.
struct RootCandidates {
  /// All of them, in order.
  var all: [String] = []
  /// The `@main` App.
  var main: String?
  /// Those that the files themselves declare.
  private var own: [String] = []
  private var mentioned: Set<String> = []
  /// Whether a view takes an object from its surroundings, which a preview may give it.
  var needsSurroundings = false

  /// - Parameter previews: views made of previews, which use others only to show them.
  init(_ files: [ParsedFile], previews: Set<String>) {
    var representables: [String] = []
    for item in files.flatMap(\.items) {
      guard case .declaration(let declaration) = item.kind,
        case .type(let type) = declaration.kind
      else { continue }
      if type.wrapsPlatformView { representables.append(type.name) }
      let inherited = Set(type.inherited.map(\.name))
      guard inherited.contains("View") || inherited.contains("App") else { continue }
      all.append(type.name)
      if previews.contains(type.name) { continue }
      own.append(type.name)
      if declaration.attributes.contains(where: { $0.baseName == "main" }) { main = type.name }
      let names = ReferencedNames(of: declaration).names
      if names.contains("EnvironmentObject") || type.takesObject { needsSurroundings = true }
      mentioned.formUnion(names.subtracting([type.name]))
    }
    // A view of UIKit's that is wrapped is shown where nothing else is.
    if all.isEmpty { (all, own) = (representables, representables) }
  }

  var contentView: String? { all.contains("ContentView") ? "ContentView" : nil }

  /// The last view that no other view uses; the last of all where they use each other.
  var lastUnused: String? { own.last { !mentioned.contains($0) } ?? own.last }

  /// The first preview that shows a view which no other view uses, or else the first of all.
  func preview(of previewed: [(view: String, mentions: Set<String>)]) -> String? {
    let unused = own.filter { !mentioned.contains($0) }
    return (previewed.first { $0.mentions.contains(where: unused.contains) } ?? previewed.first)?
      .view
  }
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
