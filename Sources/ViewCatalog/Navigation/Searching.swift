import Checking
import Interpreter
import ViewTree

/// `searchable` (navigation rule 14): the field stands in the screen's bar.
var searching: [Builtin] {
  ["LocalizedStringKey", "Text", "String"].flatMap { type in
    [
      Builtin(
        "View",
        """
        \(type == "String" ? "@_disfavoredOverload " : "")func searchable(text: Binding<String>,
          placement: SearchFieldPlacement = .automatic, prompt: \(type)) -> some View
        """
      ) { try search($0, text: 1, prompt: 3) },
      Builtin(
        "View",
        """
        \(type == "String" ? "@_disfavoredOverload " : "")func searchable(text: Binding<String>,
          isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
          prompt: \(type)) -> some View
        """
      ) { try search($0, text: 1, presented: 2, prompt: 4) },
    ]
  }
    + ["", ", prompt: Text", ", prompt: LocalizedStringKey", ", prompt: String"].map { prompt in
      let pass = prompt.isEmpty ? "" : ", prompt: prompt"
      return Builtin(
        "View",
        """
        \(prompt.hasSuffix(" String") ? "@_disfavoredOverload " : "")func searchable<S: View>(
          text: Binding<String>, placement: SearchFieldPlacement = .automatic\(prompt),
          @ViewBuilder suggestions: () -> S) -> some View
        { searchable(text: text, placement: placement\(pass)).searchSuggestions(suggestions) }
        """)
    } + tokenForms + [
      Builtin(
        "View",
        """
        func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic)
          -> some View
        """
      ) { try search($0, text: 1, prompt: nil) },
      Builtin(
        "View",
        """
        func searchable(text: Binding<String>, isPresented: Binding<Bool>,
          placement: SearchFieldPlacement = .automatic) -> some View
        """
      ) { try search($0, text: 1, presented: 2, prompt: nil) },
      Builtin(nil, "struct DismissSearchAction {}"),
      Builtin("DismissSearchAction", "func callAsFunction()") { call in
        try call.arguments[0].as(DismissSearchValue.self)?.state.cancel()
        return .void
      },
      Builtin(
        "View",
        """
        func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
          -> some View
        { _searchPart("scopes", Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)) }
        """),
      Builtin(
        "View",
        """
        func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>,
          activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
        { _searchPart("scopes", Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)) }
        """),
      option("SearchScopeActivation", ["automatic", "onTextEntry", "onSearchPresentation"]),
      Builtin(
        "View",
        """
        func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
        { _searchPart("suggestions", suggestions()) }
        """),
      Builtin("View", "func _searchPart<P: View>(_ name: String, _ part: P) -> some View") { call in
        let (name, part) = (try call.name(1), call.arguments[2])
        return .modifier(name, of: call.arguments[0]) { build in
          build.environment[.property("search \(name)")] = part
        }
      },
      Builtin(
        "View",
        """
        func searchable<C: RandomAccessCollection, T: View>(
          text: Binding<String>, editableTokens: Binding<C>,
          placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
          @ViewBuilder token: @escaping (Binding<C.Element>) -> T
        ) -> some View
        where C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
          searchable(text: text, placement: placement, prompt: prompt ?? Text("Search"))
            ._searchPart("tokens", ForEach(editableTokens) { token($0) })
        }
        """),
      Builtin("View", "func searchCompletion(_ completion: String) -> some View") { call in
        let text = try call.name(1)
        return .modifier("searchCompletion", of: call.arguments[0]) { build in
          guard
            let state = build.environment[.property("dismissSearch")]?.as(DismissSearchValue.self)
          else { return }
          build.facets.interaction = Interaction(.button) { try state.state.complete(text) }
        }
      },
      Builtin(
        nil,
        """
        struct SearchFieldPlacement: Sendable {
          let name: String
          init(name: String) { self.name = name }
          static let automatic = SearchFieldPlacement(name: "automatic")
          static let toolbar = SearchFieldPlacement(name: "toolbar")
          static let sidebar = SearchFieldPlacement(name: "sidebar")
          static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
          enum NavigationBarDrawerDisplayMode: Sendable, Hashable { case automatic, always }
          static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
            -> SearchFieldPlacement {
            SearchFieldPlacement(
              name: displayMode == .always ? "shownDrawer" : "navigationBarDrawer")
          }
        }
        """),
    ]
}

/// What stands below the field of a search, in order.
let searchParts = ["scopes", "tokens", "suggestedTokens", "suggestions"]

/// Searches with tokens beside the text: those there are stand below the field, then those that a
/// user can add.
private var tokenForms: [Builtin] {
  ["", ", prompt: Text", ", prompt: LocalizedStringKey", ", prompt: S"].flatMap { prompt in
    ["", ", suggestedTokens: Binding<C>"].flatMap { suggested in
      ["", ", isPresented: Binding<Bool>"].map { presented in
        let isString = prompt.hasSuffix("S")
        let pass = prompt.isEmpty ? "" : ", prompt: prompt"
        let present = presented.isEmpty ? "" : ", isPresented: isPresented"
        return Builtin(
          "View",
          """
          \(isString ? "@_disfavoredOverload " : "")func searchable<C: RandomAccessCollection, T: View\(
            isString ? ", S: StringProtocol" : "")>(text: Binding<String>,
            tokens: Binding<C>\(suggested)\(presented),
            placement: SearchFieldPlacement = .automatic\(prompt),
            @ViewBuilder token: @escaping (C.Element) -> T) -> some View
            where C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable
          {
            searchable(text: text\(present), placement: placement\(isString ? ", prompt: String(prompt)" : pass))
              ._searchPart("tokens", ForEach(tokens.wrappedValue) { token($0) })
              \(suggested.isEmpty ? "" : suggestedPart)
          }
          """)
      }
    }
  }
}

private let suggestedPart = """
  ._searchPart("suggestedTokens", ForEach(suggestedTokens.wrappedValue) { one in
    Button(action: { tokens.wrappedValue.append(one) }) { token(one) }
  })
  """

private func search(
  _ call: Invocation, text: Int, presented: Int? = nil, prompt: Int?
) throws -> Value {
  let binding = call.binding(text)
  let isPresented = presented.flatMap { call.binding($0) }
  let prompt = try prompt.map { try call.name($0) } ?? "Search"
  let placement = call.arguments[(presented ?? text) + 1].staticName
  return .modifier("searchable", of: call.arguments[0]) { build in
    let state = (build.node.storage as? SearchState) ?? SearchState(in: build.graph)
    build.node.storage = state
    state.text = binding
    state.isPresented = isPresented
    // Read here, so that the field is built again when the text changes.
    _ = try binding?.get()
    try state.follow(build.environment.searchFocusTarget)
    let isActive = try state.isActive()
    build.environment[.property("isSearching")] = .bool(isActive)
    build.environment[.property("dismissSearch")] = .native(DismissSearchValue(state))
    let hidden = state.showsSuggestions ? [] : ["suggestedTokens", "suggestions"]
    for name in searchParts where !hidden.contains(name) {
      let key = EnvironmentKey.property("search \(name)")
      guard isActive, let part = build.environment[key] else { continue }
      build.detached(part, key: .named(name))
    }
    var search = state.traits(prompt, isActive, build)
    search.isAlwaysShown = placement == "shownDrawer"
    var traits = ScreenTraits()
    traits.search = search
    build.facets.traits = traits
    build.environment.system.outerSearch = search
  }
}

/// One search: whether the user is at it, and what it is for.
///
/// A class: the field, its button and `dismissSearch` change it, and the modifier's node keeps it.
final class SearchState: NodeStorage {
  private unowned let graph: ViewGraph
  var text: BindingValue?
  var isPresented: BindingValue?
  /// Not after one was chosen, or what was typed was submitted.
  private(set) var showsSuggestions = true
  private let active: StateSlot
  /// What `searchFocused` ties to the field, and whether that said at last that it has the focus.
  private var focus: FocusTarget?
  private var wasFocused = false

  init(in graph: ViewGraph) {
    self.graph = graph
    active = StateSlot(.bool(false), in: graph)
  }

  func isActive() throws -> Bool {
    if case .bool(let isOn) = try isPresented?.get() ?? active.read() { return isOn }
    return false
  }

  /// A program that moves the focus into the field presents the search.
  func follow(_ focus: FocusTarget?) throws {
    self.focus = focus
    let isFocused = try focus?.isFocused() ?? false
    defer { wasFocused = isFocused }
    guard isFocused, !wasFocused, try !isActive() else { return }
    graph.afterUpdate { [weak self] in try self?.setActive(true) }
  }

  private func setActive(_ isOn: Bool) throws {
    // The search field takes the focus from any other.
    if isOn { try graph.resignFocus?() }
    try isOn ? focus?.gain() : focus?.lose()
    active.write(.bool(isOn))
    if let isPresented, try isActive() != isOn { try isPresented.set(.bool(isOn)) }
  }

  func type(_ new: String) throws {
    showsSuggestions = true
    try setActive(true)
    try text?.set(.string(new))
  }

  func complete(_ new: String) throws {
    showsSuggestions = false
    try text?.set(.string(new))
  }

  func cancel() throws {
    showsSuggestions = true
    try setActive(false)
    if case .string(let now)? = try text?.get(), now.isEmpty { return }
    try text?.set(.string(""))
  }

  func traits(_ prompt: String, _ isActive: Bool, _ build: ViewBuild) -> SearchTraits {
    let (machine, text) = (build.machine, text)
    let submit = build.environment[.property(SubmitAction.searchKey)]?.as(SubmitAction.self)
    var traits = SearchTraits(
      text: (
        get: { try text.map { try machine.description(of: $0.get()) } ?? "" },
        set: { try self.type($0) }
      ),
      prompt: prompt,
      submit: { [graph = build.graph, weak node = build.node] in
        self.showsSuggestions = false
        if let node { graph.markDirty(node) }
        try submit?.run(in: machine)
      }, owner: build.node)
    traits.isActive = isActive
    traits.activate = { try self.setActive(true) }
    traits.cancel = { try self.cancel() }
    return traits
  }
}

/// The environment's `dismissSearch` inside a searched view.
final class DismissSearchValue: NativeValue {
  let state: SearchState
  init(_ state: SearchState) { self.state = state }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("DismissSearchAction") }
  func describe(in machine: Machine) throws -> String { "DismissSearchAction" }
}
