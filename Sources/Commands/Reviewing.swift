import Simulation
import ViewTree

/// Something about an app's navigation that its users would stumble over.
struct Finding {
  /// A rule of the design review, from the Human Interface Guidelines on navigation.
  enum Rule: String, CaseIterable {
    case tooManyTabs = "too-many-tabs"
    case tooDeep = "too-deep"
    case deadEnd = "dead-end"
    case stackedModals = "stacked-modals"
    case noTitle = "no-title"

    /// What to write instead.
    var advice: String {
      switch self {
      case .tooManyTabs:
        "keep at most five tabs; a phone puts the others behind More"
      case .tooDeep:
        "keep to three or four levels; bring what lies deeper nearer, or split it between tabs"
      case .deadEnd:
        "leave the back button, or give a control that goes back: "
          + "Button(\"Back\") { dismiss() } in the toolbar"
      case .stackedModals:
        "close the first before presenting another, or push inside it with a NavigationStack"
      case .noTitle:
        "say where the user is: .navigationTitle(\"…\") on the screen's content"
      }
    }
  }

  var rule: Rule
  var screen: ScreenMap.Screen
  /// What was found: `7 tabs`.
  var fact: String

  var lines: [String] {
    ["\(rule.rawValue): \(fact)", "  at \(screen.place)", "  instead: \(rule.advice)"]
  }
}

/// Judges a map by rules; each finding is told once, where it is met first.
struct Reviewer {
  let map: ScreenMap

  var findings: [Finding] {
    Finding.Rule.allCases.flatMap { rule in
      var told: Set<String> = []
      return map.screens.compactMap { screen -> Finding? in
        guard let fact = fact(rule, screen), told.insert(fact).inserted else { return nil }
        return Finding(rule: rule, screen: screen, fact: fact)
      }
    }
  }

  private func fact(_ rule: Finding.Rule, _ screen: ScreenMap.Screen) -> String? {
    switch rule {
    case .tooManyTabs:
      guard let tabs = screen.contexts.lazy.compactMap(\.tabs).first(where: { $0.count > 5 })
      else { return nil }
      return "\(tabs.count) tabs"
    case .tooDeep:
      let levels = (screen.contexts.lazy.compactMap { $0.path?.count }.max() ?? 0) + 1
      return levels > 4 ? "\(levels) levels deep" : nil
    case .deadEnd: return deadEnd(screen)
    case .stackedModals:
      let modals = screen.contexts.filter(\.kind.isModal)
      guard modals.count > 1 else { return nil }
      return modals.map(\.kind.rawValue).reversed().joined(separator: " over ")
    case .noTitle:
      guard let last = screen.contexts.last, last.kind == .stack, last.path?.isEmpty == false,
        (last.title ?? "").isEmpty
      else { return nil }
      return "\(screen.views.last ?? "a pushed screen") has no title"
    }
  }

  /// A pushed or presented screen without a back button that no control leads away from.
  private func deadEnd(_ screen: ScreenMap.Screen) -> String? {
    guard let last = screen.contexts.last, !screen.hasBackButton, screen.wasEntered else {
      return nil
    }
    // The swipe from the edge is no way that a user can see.
    let ways = map.ways(from: screen.number).filter {
      $0.act != "back" && !$0.choosesTab && $0.leads
    }
    guard ways.isEmpty else { return nil }
    return "no way back from \(screen.views.last ?? last.line)"
  }
}

extension ScreenMap.Way {
  fileprivate var leads: Bool {
    if case .screen = end { return true }
    return false
  }
}

extension ScreenKind {
  /// Whether it takes the user out of where they were.
  fileprivate var isModal: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover: true
    case .window, .tabs, .stack, .split, .alert, .confirmationDialog, .menu: false
    }
  }
}
