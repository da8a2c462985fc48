import Diagnostics
import Interpreter
import ViewTree

/// What reaches the app from outside its controls.
extension Simulator {
  /// Pulls the first refreshable list down.
  public func refresh() throws {
    guard let refresh = try refreshHook() else {
      throw ActionFailure(.notPossible, "nothing on the screen can be refreshed")
    }
    guard !refresh.isRunning() else {
      throw ActionFailure(.notPossible, "it is being refreshed already")
    }
    try refresh.start()
    try settle()
  }

  /// Whether a pull from the top refreshes something.
  var canRefresh: Bool { (try? refreshHook())?.isRunning() == false }

  private func refreshHook() throws -> (isRunning: () -> Bool, start: () throws -> Void)? {
    try hooks().lazy.compactMap { hook in
      if case .refresh(let isRunning, let start) = hook { return (isRunning, start) }
      return nil
    }.first
  }

  /// Takes the app to the background or back: it is inactive on the way (navigation rule 12.9), and
  /// is told of each step before it comes, or after.
  public func enter(_ phase: Settings.Phase) throws {
    guard phase != settings.phase else { return }
    let steps: [Settings.Phase] =
      settings.phase != .inactive && phase != .inactive ? [.inactive, phase] : [phase]
    for next in steps {
      let last = settings.phase
      if last == .active { try announce("UIApplicationWillResignActiveNotification") }
      if last == .background { try announce("UIApplicationWillEnterForegroundNotification") }
      settings.phase = next
      try screenChanged()
      if next == .background { try announce("UIApplicationDidEnterBackgroundNotification") }
      if next == .active { try announce("UIApplicationDidBecomeActiveNotification") }
    }
  }

  /// Tells the program's observers of something that happens to the device or the app.
  func announce(_ notification: String) throws {
    guard let announces = machine.announces else { return }
    try announces(notification)
    try settle()
  }

  /// Opens a URL in the app: every handler is told, inner ones first (navigation rule 12.2). A web
  /// page that no handler takes continues as a browsing activity (rule 12.1).
  /// - Parameter isLaunch: whether the app was started by it: it then stays open although nothing
  ///   handles the URL.
  public func openURL(_ url: String, isLaunch: Bool = false) throws {
    let all = liveHooks
    let handlers = all.compactMap { hook -> ((String) throws -> Void)? in
      if case .openURL(let action) = hook { return action }
      return nil
    }
    let isWeb = url.hasPrefix("https:") || url.hasPrefix("http:")
    let activities = all.compactMap { hook -> ((String) throws -> Void)? in
      if case .continueActivity(let type, let action) = hook, type == Self.browsingWeb {
        return action
      }
      return nil
    }
    let continues = handlers.isEmpty || !Switches.disputed.linksOpenURLs.value
    let chosen = isWeb && continues ? activities : handlers
    guard !chosen.isEmpty || isLaunch else {
      throw ActionFailure(.notPossible, "nothing in the app handles URLs; onOpenURL is missing")
    }
    for handler in chosen { try handler(url) }
    try settle()
  }

  /// `NSUserActivityTypeBrowsingWeb`
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// A row's action on that side: the first, as a full swipe does, or the one of that label.
  /// - Returns: what is to be said of it: which of several actions ran.
  @discardableResult
  public func swipe(
    _ name: ControlName, _ direction: SwipeDirection, choosing label: String? = nil
  ) throws -> String? {
    let found = try control(name, to: "swipe") { !$0.swipeActions.isEmpty }
    let edge: Interaction.Action.Edge = direction == .left ? .trailing : .leading
    let actions = found.interaction.swipeActions.filter { $0.edge == edge }
    let labels = actions.map(\.label)
    guard let first = actions.first else {
      throw ActionFailure(.notPossible, "\(name) has no actions on that side")
    }
    let told: Sentence = "\(name) has \(Sentence.quoting(labels))"
    guard let label else {
      guard first.isFullSwipe else {
        throw ActionFailure(
          .notPossible, "\(told), and none for a full swipe; say which, after the direction",
          candidates: labels)
      }
      try first.run()
      try settle()
      let others = labels.dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
      return others.isEmpty ? nil : "ran \"\(first.label)\"; also: \(others)"
    }
    guard let action = actions.first(where: { $0.label == label }) else {
      throw ActionFailure(
        .noSuchOption, "there is no action \"\(label)\"; \(told)", candidates: labels)
    }
    try action.run()
    try settle()
    return nil
  }

  /// Everything that the app's views listen to, inner first: screens that others cover too, but not
  /// tabs that nobody has seen (navigation rules 12.2 and 12.4).
  private var liveHooks: [Hook] {
    func hooks(in node: ViewNode) -> [Hook] {
      node.allChildren.flatMap(hooks) + node.facets.hooks
    }
    return root.map(hooks) ?? []
  }

  /// Everything that the views on screen listen to, inner first.
  private func hooks() throws -> [Hook] {
    try reachableStages().flatMap { stage in stage.views.flatMap { hooks(in: $0) } }
  }

  private func hooks(in view: RenderedView) -> [Hook] {
    view.children.flatMap { hooks(in: $0) } + view.node.facets.hooks
      + view.annotations.flatMap(\.facets.hooks)
  }
}
