import Diagnostics
import SwiftSource

/// What several views of the program say together of one stack or route.
extension SourceReviewer {
  /// Links with values in one view of a stack, links with views in another.
  func mixedStacks(_ type: ViewFacts) -> [Finding] {
    let stacks = type.shown.compactMap(\.viewCall).filter {
      $0.base == nil && $0.name.text == "NavigationStack"
    }
    guard !stacks.isEmpty else { return [] }
    let shown = [type] + views(in: stacks.flatMap(\.content))
    let withValues = shown.first { $0.links(withValues: true) != nil && !$0.mixesLinks }
    let withViews = shown.first { $0.links(withValues: false) != nil && !$0.mixesLinks }
    guard let withValues, let withViews, let link = withViews.links(withValues: false) else {
      return []
    }
    return [
      Finding(
        .mixedPatterns,
        "\(withViews.name) has links with views, and \(withValues.name) of the same stack links with values",
        at: link.name.range, of: withViews.name)
    ]
  }

  /// The program's views that such content shows or leads to, as far as no other container of
  /// navigation begins.
  private func views(in content: [Expression]) -> [ViewFacts] {
    var found: [ViewFacts] = []
    var waiting = content
    while let next = waiting.popLast() {
      for call in next.withParts.compactMap(\.viewCall) where call.base == nil {
        guard let view = views.first(where: { $0.name == call.name.text }),
          !found.contains(where: { $0.name == view.name }), !view.hasOwnNavigation
        else { continue }
        found.append(view)
        waiting += view.members.flatMap(\.expressions)
      }
    }
    return found.sorted { $0.nameRange.start < $1.nameRange.start }
  }

  /// A route that a stack pushes and a modal presents.
  func sharedRoutes(_ type: ViewFacts) -> [Finding] {
    let pushed = Set(
      views.flatMap(\.shown).compactMap(\.viewCall)
        .filter { $0.name.text == "navigationDestination" }.compactMap { $0.typeName("for") })
    let modals = type.shown.compactMap(\.viewCall).filter {
      $0.base != nil && ["sheet", "fullScreenCover", "popover"].contains($0.name.text)
    }
    for modal in modals {
      guard let item = modal.argument("item")?.mentionedName?.trimmingPrefix("$"),
        let route = typeOfVariable(String(item), in: type), pushed.contains(route),
        types.contains(where: { $0.name == route && $0.isEnum })
      else { continue }
      return [
        Finding(
          .sharedRoute, "\(type.name) presents \(route), which is pushed too", at: modal.name.range)
      ]
    }
    return []
  }

  /// The type that a variable is declared with: the view's own, or a model's.
  private func typeOfVariable(_ name: String, in type: ViewFacts) -> String? {
    ([type] + types).lazy.flatMap { $0.members.flatMap(\.variables) }
      .first { $0.name == name && $0.type != nil }?.type?.lastName
  }
}

extension ViewFacts {
  /// Its first link that has a value, or a view.
  fileprivate func links(withValues: Bool) -> ViewCall? {
    shown.compactMap(\.viewCall).first {
      $0.base == nil && $0.name.text == "NavigationLink"
        && ($0.argument("value") != nil) == withValues
    }
  }

  fileprivate var mixesLinks: Bool {
    links(withValues: true) != nil && links(withValues: false) != nil
  }

  fileprivate var hasOwnNavigation: Bool {
    shown.compactMap(\.viewCall).contains {
      $0.base == nil
        && ["NavigationStack", "NavigationSplitView", "NavigationView"].contains($0.name.text)
    }
  }
}
