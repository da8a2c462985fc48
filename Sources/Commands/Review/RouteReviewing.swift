import Diagnostics
import SwiftSource

/// What several views of the program say together of one stack or route.
extension SourceReviewer {
  /// Links with values in one view of a stack, links with views in another.
  func mixedStacks(_ type: ViewFacts) -> [Finding] {
    type.shown.compactMap(\.viewCall).filter {
      $0.base == nil && $0.name.text == "NavigationStack"
    }.flatMap { mixedLinks(of: $0, in: type) }
  }

  private func mixedLinks(of stack: ViewCall, in type: ViewFacts) -> [Finding] {
    let shown =
      [(view: type, content: stack.content)]
      + views(in: stack.content).map { (view: $0, content: $0.body) }
    let links = shown.map { view, content in
      (
        view: view,
        links: (content.callsByStack.first ?? []).filter {
          $0.base == nil && $0.name.text == "NavigationLink"
        }
      )
    }
    let withValues = links.first { $0.links.areAll(withValues: true) }
    let withViews = links.first { $0.links.areAll(withValues: false) }
    guard let withValues, let withViews, let link = withViews.links.first else { return [] }
    return [
      Finding(
        .mixedPatterns,
        "\(withViews.view.name) has links with views, and \(withValues.view.name) of the same stack links with values",
        at: link.name.range, of: withViews.view.name)
    ]
  }

  /// The program's views that such content shows or leads to, as far as no other container of
  /// navigation begins.
  private func views(in content: [Expression]) -> [ViewFacts] {
    var found: [ViewFacts] = []
    var waiting = content
    while let next = waiting.popLast() {
      for call in [next].callsByStack.first ?? [] where call.base == nil {
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

extension [ViewCall] {
  /// Whether there are links, and each has a value, or each a view.
  fileprivate func areAll(withValues: Bool) -> Bool {
    !isEmpty && allSatisfy { ($0.argument("value") != nil) == withValues }
  }
}

extension [Expression] {
  /// The calls in them by the stack that they are for: those outside of any, then those of each
  /// stack and modal inside, which is a stack's worth of its own (navigation rule 2.6.3).
  var callsByStack: [[ViewCall]] {
    var own: [ViewCall] = []
    var inner: [[ViewCall]] = []
    func walk(_ expression: Expression) {
      guard let call = expression.viewCall else { return expression.parts.forEach(walk) }
      own.append(call)
      guard call.isModal || call.base == nil && call.name.text == "NavigationStack" else {
        return expression.parts.forEach(walk)
      }
      if let base = call.base { walk(base) }
      inner += call.content.callsByStack
    }
    forEach(walk)
    return [own] + inner
  }
}

extension ViewFacts {
  /// Whether such statements say what happened: they call a closure that the view was given, or
  /// write a binding.
  func tellsOpener(in block: CodeBlock) -> Bool {
    let variables = members.flatMap(\.variables)
    let closures = Set(
      variables.filter { $0.initializer == nil && $0.type?.isFunction == true }.map(\.name))
    let bindings = Set(variables.filter { $0.attributes.contains("Binding") }.map(\.name))
    return block.expressions.flatMap(\.withParts).contains { expression in
      switch expression.kind {
      case .assignment(let target, _):
        target.withParts.contains { $0.mentionedName.map(bindings.contains) == true }
      case .call(let callee, _):
        callee.withParts.contains { $0.mentionedName.map(closures.contains) == true }
          || expression.viewCall?.base?.mentionedName.map(bindings.contains) == true
      default: false
      }
    }
  }

  fileprivate var hasOwnNavigation: Bool {
    shown.compactMap(\.viewCall).contains {
      $0.base == nil
        && ["NavigationStack", "NavigationSplitView", "NavigationView"].contains($0.name.text)
    }
  }
}
