import Diagnostics

/// Something about an app's navigation that its users, or who goes on writing it, would stumble
/// over.
struct Finding {
  var rule: Rule
  /// What was found: `7 tabs`.
  var fact: Sentence
  /// Where the source says so; nil where only the running app shows it.
  var range: SourceRange?
  /// The screen that shows it, for what the running app shows.
  var screen: String?
  /// The program's view that it is about.
  var view: String?

  init(
    _ rule: Rule, _ fact: Sentence, at range: SourceRange?, of view: String? = nil,
    on screen: String? = nil
  ) {
    self.rule = rule
    self.fact = fact
    self.range = range
    self.view = view
    self.screen = screen
  }

  /// - Parameter files: what ranges refer to.
  func lines(in files: [SourceFile]) -> [Sentence] {
    var place = screen ?? ""
    if let range, let spot = range.place(in: files) {
      place = screen.map { "\(spot), \($0)" } ?? spot
    }
    return [
      "\(rule.rawValue): \(fact)", "  at \(place)", "  principle: \(rule.principle)",
      "  why: \(rule.reason)", "  instead: \(rule.advice)",
    ]
  }
}

extension SourceRange {
  /// `App.swift:12`; nil where it points at no file.
  func place(in files: [SourceFile]) -> String? {
    guard files.indices.contains(Int(file)) else { return nil }
    return "\(files[Int(file)].name):\(files[Int(file)].location(of: Int(start)).line)"
  }
}

extension Finding {
  /// The rules of the design review: those of the Human Interface Guidelines on navigation, and
  /// those that follow from taking navigation as state.
  enum Rule: String, CaseIterable {
    case tooManyTabs = "too-many-tabs"
    case tooDeep = "too-deep"
    case circularPush = "circular-push"
    case deadEnd = "dead-end"
    case stackedModals = "stacked-modals"
    case nestedStacks = "nested-stacks"
    case needlessModal = "needless-modal"
    case noTitle = "no-title"
    case mixedPatterns = "mixed-patterns"
    case crossFeaturePush = "cross-feature-push"
    case boolModal = "bool-modal"
    case sharedRoute = "shared-route"
    case erasedPath = "erased-path"
    case unreachablePath = "unreachable-path"
    case selfDismissal = "self-dismissal"
    case lazyDestination = "lazy-destination"
    case heavyBody = "heavy-body"
    case greedyGeometry = "greedy-geometry"

    /// What it follows from.
    var principle: Sentence {
      switch self {
      case .tooManyTabs: "a few tabs for the main sections, all in sight"
      case .tooDeep: "a shallow hierarchy: three or four levels"
      case .circularPush: "a push goes on; going back ends where one is"
      case .deadEnd: "there is always a visible way back"
      case .stackedModals, .nestedStacks: "one navigation context is in use at a time"
      case .needlessModal, .sharedRoute:
        "a modal is a context of its own, for a task of its own"
      case .noTitle: "the screen says where the user is"
      case .mixedPatterns: "one way of navigating throughout"
      case .crossFeaturePush: "a push goes on in the same feature; a route stays inside it"
      case .boolModal: "state says what is going on, not only that something is"
      case .erasedPath: "the type of the path keeps routes inside their feature"
      case .unreachablePath: "navigation is state, kept where all who change it can reach it"
      case .selfDismissal: "whoever opened a context closes it"
      case .lazyDestination: "destinations belong to the stack, not to a row"
      case .heavyBody: "a body only describes the screen; it runs again and again"
      case .greedyGeometry: "a view takes the room that its content needs"
      }
    }

    /// Why it matters.
    var reason: Sentence {
      switch self {
      case .tooManyTabs: "a phone shows five; the rest is behind More, where few people look"
      case .tooDeep: "further down people no longer know where they are, or how to get back"
      case .circularPush: "the stack grows with each round, and the way back with it"
      case .deadEnd: "without the back button the swipe is gone too: people are stuck"
      case .stackedModals: "people close one and are still not back where they were"
      case .nestedStacks: "two bars stand over the screen, and each goes back in its own stack only"
      case .needlessModal: "something that is only read takes people out of the stack they are in"
      case .noTitle: "the next screen's back button has no name either"
      case .mixedPatterns:
        "a value pushed over a view link removes it, and only half of the way is in the path"
      case .crossFeaturePush: "two bars, two paths, and a back button that crosses features"
      case .boolModal: "two of them can be true at once, and none says what is shown"
      case .sharedRoute: "a value for the stack can be presented, and one for a modal pushed"
      case .erasedPath:
        "any value can be pushed, and a screen that is missing shows at run time only"
      case .unreachablePath: "a link from outside cannot put the user on a screen of this stack"
      case .selfDismissal: "the opener is not told how it ended, and cannot decide otherwise"
      case .lazyDestination: "it only exists while its row does, and since iOS 18 not at all"
      case .heavyBody: "scrolling and typing wait for it, again at each update"
      case .greedyGeometry: "it takes all the room it is offered, and its siblings are pushed away"
      }
    }

    /// What to write instead.
    var advice: Sentence {
      switch self {
      case .tooManyTabs: "keep at most five tabs; put the others into one of them"
      case .tooDeep: "bring what lies deeper nearer, or split it between tabs"
      case .circularPush: "dismiss(), or take the last values off the path"
      case .deadEnd:
        "leave the back button, or give a control that goes back: "
          + "Button(\"Back\") { dismiss() } in the toolbar"
      case .stackedModals:
        "close the first before presenting another, or push inside it with a NavigationStack"
      case .nestedStacks: "one NavigationStack for each tab, column or modal, and none around them"
      case .needlessModal: "push it: NavigationLink(value:) and navigationDestination(for:)"
      case .noTitle: ".navigationTitle(\"…\") on the screen's content"
      case .mixedPatterns: "NavigationLink(value:) with navigationDestination(for:) everywhere"
      case .crossFeaturePush:
        "send an event to the view above, which changes the tab or presents the other feature"
      case .boolModal:
        "enum Modal: Identifiable { … }, @State var modal: Modal? and .sheet(item: $modal)"
      case .sharedRoute: "an enum for the stack's screens, and another one for its modals"
      case .erasedPath: "@State private var path: [Route] = []"
      case .unreachablePath:
        "keep the path in a model that the App owns, and set it in onOpenURL"
      case .selfDismissal: "tell the opener what happened, onFinish(.saved), and let it set nil"
      case .lazyDestination: "put navigationDestination outside of the List, ForEach or lazy stack"
      case .heavyBody: "do it once: in the model, in init, or in .task, and keep the result"
      case .greedyGeometry:
        "frame(maxWidth: .infinity), or the GeometryReader in .background, or onGeometryChange"
      }
    }
  }
}
