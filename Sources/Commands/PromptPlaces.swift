import Checking
import Simulation
import SwiftSource
import ViewTree

/// Where a line of Swift may run: what it sees, and the view that is its `self`.
struct PromptPlace {
  let scope: PromptScope
  /// nil for a script, which shows nothing.
  let view: ViewNode?
}

extension RunningApp {
  /// The places of the prompt's Swift, the first before the others: the root view; the view that an
  /// App or a preview shows, then these themselves; a fragment, then the view that it shows.
  func places(_ checker: Checker) -> [PromptPlace] {
    let own = PromptPlace(scope: scope, view: scope.instance == nil ? nil : simulator.root)
    guard let root = simulator.root, let name = rootType?.name else { return [own] }
    let isFragment = name == assembly.implicitRoot
    let isFrame =
      !simulator.graph.isProgramView(root) || assembly.previewed.contains { $0.view == name }
    guard isFragment || isFrame,
      let view = simulator.graph.firstProgramView(below: root), let type = view.programType
    else { return [own] }
    let inner = PromptPlace(scope: checker.promptScope(in: type, beside: scope), view: view)
    return isFragment ? [own, inner] : [inner, own]
  }
}

extension Session {
  /// Where a line runs: in the first place that has one of the names in it.
  func place(of file: ParsedFile) throws -> PromptPlace {
    guard let places = running?.places(checker), let first = places.first else { throw noApp }
    guard places.count > 1 else { return first }
    var referenced = ReferencedNames()
    for item in file.items { referenced.add(item) }
    let names = Set(referenced.names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
    return places.first { !names.isDisjoint(with: $0.scope.memberNames) } ?? first
  }
}
