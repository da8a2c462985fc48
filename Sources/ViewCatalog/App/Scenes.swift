import Checking
import Interpreter
import ViewTree

/// Apps and their scenes: the first window group's content is what the window shows.
var scenes: [Builtin] {
  [
    Builtin(
      "SceneBuilder",
      """
      static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene
      """
    ) { call in
      let scenes = Array(call.arguments)
      let shown = scenes.first { $0.scene?.viewName == "WindowGroup" && $0.scene?.type == nil }
      let known = scenes.compactMap(\.scene)
      guard let first = shown ?? scenes.first, known.count > 1 else {
        return shown ?? scenes.first ?? .void
      }
      return .windows(first: first, of: known)
    },
    Builtin(
      "SceneBuilder",
      "static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content"
    ) { $0.arguments[0] },
    Builtin(nil, "struct WindowGroup<Content: View>: Scene { typealias Body = Never }"),
    Builtin("WindowGroup", "init(@ViewBuilder content: () -> Content)") {
      window("WindowGroup", try $0.views(0))
    },
    Builtin("WindowGroup", "init(id: String, @ViewBuilder content: () -> Content)") {
      window("WindowGroup", try $0.views(1), id: $0.arguments[0].asName)
    },
    Builtin(
      "WindowGroup",
      """
      init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
      ) where Content == _Presented<D, C>
      """
    ) { dataWindow($0, content: 2) },
    Builtin(
      "WindowGroup",
      """
      init<D: Codable & Hashable, C: View>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
      ) where Content == _Presented<D, C>
      """
    ) { dataWindow($0, content: 2, standard: 3) },
    Builtin(nil, "struct _Presented<D, C: View>: View { typealias Body = Never }"),
    // Each view of a preview provider is a preview of its own; the first one is shown.
    Builtin(nil, "struct _PreviewContent<Content: View>: View { typealias Body = Never }"),
    Builtin("_PreviewContent", "init(_ content: Content)") { call in
      let content = call.arguments[0]
      return .view("Preview") { build in
        build.child(content)
        build.facets.shape = .composed { node, graph in
          try node.attached.first.map { Array(try graph.render($0).prefix(1)) } ?? []
        }
      }
    },
    Builtin(
      nil,
      """
      class WKUserNotificationHostingController<Body: View>: NSObject {
        var body: Body { fatalError("no notification is shown") }
        override init() { super.init() }
        func willActivate() {}
        func didDeactivate() {}
        func didReceive(_ notification: UNNotification) {}
      }
      """),
    Builtin(nil, "struct WKNotificationScene: Scene { typealias Body = Never }"),
    Builtin(
      "WKNotificationScene",
      "init<C: NSObject>(controller: C.Type, category: String)"
    ) { _ in .view("WKNotificationScene") { _ in } },
    Builtin(nil, "struct AssistiveAccess<Content: View>: Scene { typealias Body = Never }"),
    Builtin("AssistiveAccess", "init(@ViewBuilder content: () -> Content)") { _ in
      .view("AssistiveAccess") { _ in }
    },
    Builtin(
      nil, "struct AlertScene<Actions: View, Message: View>: Scene { typealias Body = Never }"),
    Builtin(
      "AlertScene where Message == EmptyView",
      """
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions)
      """
    ) { _ in .view("AlertScene") { _ in } },
    Builtin(
      "AlertScene",
      """
      init(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      """
    ) { _ in .view("AlertScene") { _ in } },
    Builtin(
      nil, "struct ImmersiveSpace<Content: View, Data>: Scene { typealias Body = Never }"),
    Builtin(
      "ImmersiveSpace where Data == Never",
      "init(id: String = \"\", @ViewBuilder content: () -> Content)"
    ) { _ in .view("ImmersiveSpace") { _ in } },
    Builtin(
      "ImmersiveSpace where Data: Codable & Hashable",
      """
      init(id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content)
      """
    ) { _ in .view("ImmersiveSpace") { _ in } },
    Builtin(
      nil, "struct Window<Content: View>: Scene { typealias Body = Never }"),
    Builtin(nil, "struct Settings<Content: View>: Scene { typealias Body = Never }"),
    Builtin("Settings", "init(@ViewBuilder content: () -> Content)") {
      window("Settings", try $0.views(0))
    },
    Builtin(
      nil, "struct MenuBarExtra<Label: View, Content: View>: Scene { typealias Body = Never }"),
    Builtin(
      nil, "struct UtilityWindow<Content: View>: Scene { typealias Body = Never }"),
    option("SceneRestorationBehavior", ["automatic", "disabled"]),
    Builtin(
      "Scene",
      "func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }"),
    option("MenuBarExtraStyle", ["automatic", "menu", "window"]),
    Builtin(
      "Scene", "func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }"),
    Builtin(
      "MenuBarExtra",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { window("MenuBarExtra", try $0.views(0)) },
    Builtin(
      "MenuBarExtra where Label == Text",
      "init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)"
    ) { window("MenuBarExtra", try $0.views(1)) },
    Builtin(
      "MenuBarExtra",
      """
      init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)
      """
    ) { window("MenuBarExtra", try $0.views(1)) },
    Builtin(
      "Scene",
      """
      func onChange<V: Equatable>(of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[3])
      let (value, initially) = (call.arguments[1], call.arguments[2].asBool)
      return .modifier("onChange", of: call.arguments[0]) {
        $0.facets.hooks.append(
          .change(of: value, initially: initially) { _ = try machine.call(action, [$0, $1]) })
      }
    },
    Builtin(
      "Scene",
      """
      func onChange<V: Equatable>(of value: V, initial: Bool = false,
        _ action: @escaping () -> Void) -> some Scene
      { onChange(of: value, initial: initial) { (_: V, _: V) in action() } }
      """),
    Builtin(
      "Scene",
      """
      func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
      { onChange(of: value) { (_: V, new: V) in action(new) } }
      """),
    Builtin(
      "Scene", "func environmentObject<T: ObservableObject>(_ object: T) -> some Scene"
    ) { call in
      let (object, type) = (call.arguments[1], call.types.last?.nominalType)
      return environmentModifier("environmentObject", of: call.arguments[0], value: object) {
        values, _ in
        guard case .object(let instance) = object else { return }
        values[.object(type ?? instance.type)] = object
      }
    },
    Builtin("Scene", "func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene") {
      call in
      let (object, type) = (call.arguments[1], call.types.last?.nominalType)
      return environmentModifier("environment", of: call.arguments[0], value: object) {
        values, _ in
        guard case .object(let instance) = object else { return }
        values[.object(type ?? instance.type)] = object
      }
    },
    Builtin(
      "Scene",
      """
      func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
      """
    ) { keyedEnvironment($0) },
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol PreviewProvider {
        associatedtype Previews: View
        @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
      }
      """
    ),
  ]
    + [
      "defaultSize(width: CGFloat, height: CGFloat)", "defaultSize(_ size: CGSize)",
      "defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat)",
      "defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength)",
      "defaultPosition(_ position: UnitPoint)",
      "windowResizability(_ resizability: WindowResizability)",
      "windowStyle<S: WindowStyle>(_ style: S)",
      "windowToolbarStyle<S: WindowToolbarStyle>(_ style: S)",
      "handlesExternalEvents(matching conditions: Set<String>)",
      "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
      "defaultAppStorage(_ store: UserDefaults)",
      "backgroundTask<D: Sendable, R: Sendable>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R)",
    ].map { Builtin("Scene", "func \($0) -> some Scene { self }") }
    + [
      option("WindowResizability", ["automatic", "contentSize", "contentMinSize"]),
      Builtin(nil, "protocol WindowStyle {}"), Builtin(nil, "protocol WindowToolbarStyle {}"),
      Builtin(
        nil,
        """
        struct BackgroundTask<Request, Response> {
        }
        """),
      Builtin(
        "BackgroundTask where Request == Void, Response == Void",
        """
        static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
          BackgroundTask()
        }
        """),
    ]
    + [
      ("WindowStyle", "automatic", "DefaultWindowStyle"),
      ("WindowStyle", "hiddenTitleBar", "HiddenTitleBarWindowStyle"),
      ("WindowStyle", "titleBar", "TitleBarWindowStyle"),
      ("WindowStyle", "plain", "PlainWindowStyle"),
      ("WindowStyle", "volumetric", "VolumetricWindowStyle"),
      ("WindowToolbarStyle", "automatic", "DefaultWindowToolbarStyle"),
      ("WindowToolbarStyle", "unified", "UnifiedWindowToolbarStyle"),
      ("WindowToolbarStyle", "unifiedCompact", "UnifiedCompactWindowToolbarStyle"),
      ("WindowToolbarStyle", "expanded", "ExpandedWindowToolbarStyle"),
    ].flatMap { proto, member, type in
      [
        Builtin(nil, "struct \(type): \(proto) { init() {} }"),
        Builtin(
          "\(proto) where Self == \(type)", "static var \(member): \(type) { \(type)() }"),
      ]
    }
    + ["LocalizedStringKey", "String"].flatMap { title in
      [
        ("systemImage", "isInserted: Binding<Bool>, ", 3), ("systemImage", "", 2),
        ("image", "isInserted: Binding<Bool>, ", 3), ("image", "", 2),
      ].map {
        image, inserted, content in
        Builtin(
          "MenuBarExtra where Label == Text",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init(_ title: \(title), \(image): String,
            \(inserted)@ViewBuilder content: () -> Content)
          """
        ) { window("MenuBarExtra", try $0.views(content)) }
      }
    }
    + ["LocalizedStringKey", "Text", "String"].flatMap { title in
      [
        Builtin(
          "WindowGroup",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init(_ title: \(title),
            id: String = "", @ViewBuilder content: () -> Content)
          """
        ) { try titledWindow("WindowGroup", $0) },
        Builtin(
          "WindowGroup",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init<D: Codable & Hashable, C: View>(
            _ title: \(title), id: String = "", for type: D.Type,
            @ViewBuilder content: @escaping (Binding<D?>) -> C
          ) where Content == _Presented<D, C>
          """
        ) { dataWindow($0, title: 0, id: 1, content: 3) },
        Builtin(
          "WindowGroup",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init<D: Codable & Hashable, C: View>(
            _ title: \(title), id: String = "", for type: D.Type,
            @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
          ) where Content == _Presented<D, C>
          """
        ) { dataWindow($0, title: 0, id: 1, content: 3, standard: 4) },
        Builtin(
          "Window",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init(_ title: \(title), id: String,
            @ViewBuilder content: () -> Content)
          """
        ) { try titledWindow("Window", $0) },
        Builtin(
          "UtilityWindow",
          """
          \(title == "String" ? "@_disfavoredOverload " : "")init(_ title: \(title), id: String,
            @ViewBuilder content: () -> Content)
          """
        ) { window("UtilityWindow", try $0.views(2)) },
      ]
    }
}

private func window(
  _ name: String, _ content: Value, id: String = "", title: String? = nil
) -> Value {
  .native(SceneElement(name, id: id, title: title) { _ in content })
}

/// With a title, an id and a content.
private func titledWindow(_ name: String, _ call: Invocation) throws -> Value {
  window(
    name, try call.views(2), id: call.arguments[1].asName, title: windowTitle(call, 0))
}

private func windowTitle(_ call: Invocation, _ index: Int) -> String? {
  try? call.name(index)
}

/// A window for each value that is opened.
private func dataWindow(
  _ call: Invocation, title: Int? = nil, id: Int = 0, content: Int, standard: Int? = nil
) -> Value {
  let (machine, content) = (call.machine, call.arguments[content])
  let standard = standard.map { call.arguments[$0] }
  var type: Type?
  if case .type(let value) = call.arguments[id + 1] { type = value.type }
  return .native(
    SceneElement(
      "WindowGroup", id: call.arguments[id].asName,
      title: title.flatMap { windowTitle(call, $0) }, presenting: type
    ) { value in
      let value = value ?? standard.flatMap { try? machine.call($0, []) }
      return .presenting(value, content, in: machine)
    })
}
