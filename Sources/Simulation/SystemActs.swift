import ViewTree

/// What reaches the app from outside its controls.
extension Simulator {
  /// Pulls the first refreshable list down.
  public func refresh() throws {
    let action = try hooks().lazy.compactMap { hook -> (() throws -> Void)? in
      if case .refresh(let action) = hook { return action }
      return nil
    }.first
    guard let action else {
      throw ActionFailure(.notPossible, "nothing on the screen can be refreshed")
    }
    try action()
    try settle()
  }

  /// Replaces the text of the search field on screen.
  public func search(_ text: String) throws {
    let field = try controls().first { $0.interaction.role == .searchField }
    guard let field, let value = field.interaction.text else {
      throw ActionFailure(.notPossible, "there is no search field on the screen")
    }
    try value.set(text)
    try settle()
  }

  /// Opens a URL in the app: every handler is told, inner ones first (navigation rule 12.2). A web
  /// page that no handler takes continues as a browsing activity (rule 12.1).
  public func openURL(_ url: String) throws {
    let all = try hooks()
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
    let chosen = handlers.isEmpty && isWeb ? activities : handlers
    guard !chosen.isEmpty else {
      throw ActionFailure(.notPossible, "nothing in the app handles URLs; onOpenURL is missing")
    }
    for handler in chosen { try handler(url) }
    try settle()
  }

  /// `NSUserActivityTypeBrowsingWeb`
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Swipes a row for its actions, or the screen: pages turn, a sheet is pulled.
  public func swipe(_ name: ControlName?, _ direction: SwipeDirection) throws {
    if let name { return try swipeRow(name, direction) }
    let paged = try reachableStages().lazy.flatMap(\.views).lazy.compactMap { self.pages(in: $0) }
    if direction == .left || direction == .right, let pages = paged.first {
      try pages(direction == .left ? 1 : -1)
      return try settle()
    }
    if direction == .down, try !presentations().isEmpty { return try dismiss() }
    if direction == .right { return try back() }
    throw ActionFailure(.notPossible, "nothing on the screen answers to a swipe \(direction)")
  }

  /// A row's first action on that side, as a long swipe does.
  private func swipeRow(_ name: ControlName, _ direction: SwipeDirection) throws {
    let found = try control(name, to: "swipe") { !$0.swipeActions.isEmpty }
    let edge: Interaction.Action.Edge = direction == .left ? .trailing : .leading
    guard let action = found.interaction.swipeActions.first(where: { $0.edge == edge }) else {
      throw ActionFailure(.notPossible, "\(name) has no actions on that side")
    }
    try action.run()
    try settle()
  }

  private func pages(in view: RenderedView) -> ((Int) throws -> Void)? {
    if let turn = view.node.facets.turnPage { return turn }
    return view.children.lazy.compactMap { self.pages(in: $0) }.first
  }

  /// Everything that the views on screen listen to, inner first.
  private func hooks() throws -> [Hook] {
    try reachableStages().flatMap { stage in stage.views.flatMap { hooks(in: $0) } }
  }

  private func hooks(in view: RenderedView) -> [Hook] {
    view.children.flatMap { hooks(in: $0) } + view.node.facets.hooks
      + view.annotations.flatMap(\.facets.hooks)
  }

  /// Drags the topmost sheet to a detent (navigation rules 5.7.1 to 5.7.4).
  public func setDetent(_ detent: SheetTraits.Detent) throws {
    guard let top = try presentations().last, top.presentation.kind == .sheet else {
      throw ActionFailure(.notPossible, "there is no sheet on the screen")
    }
    let traits = top.content.screenTraits.sheet
    guard (traits.detents ?? [.large]).contains(detent) else {
      throw ActionFailure(.badValue, "the sheet has no such detent")
    }
    try top.presentation.setDetent(detent, traits)
    try settle()
  }
}
