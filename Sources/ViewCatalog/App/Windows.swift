import Checking
import Interpreter
import ViewTree

/// Windows besides the app's first one, and what opens and closes them. On a phone and a watch
/// there is only the one.
var windows: [Builtin] {
  [
    Builtin(nil, "@MainActor struct OpenWindowAction {}"),
    Builtin(nil, "@MainActor struct DismissWindowAction {}"),
    Builtin(nil, "@MainActor struct OpenSettingsAction {}"),
    Builtin("OpenWindowAction", "init()") { _ in .native(WindowActions("OpenWindowAction")) },
    Builtin("DismissWindowAction", "init()") { _ in
      .native(WindowActions("DismissWindowAction"))
    },
    Builtin("OpenSettingsAction", "init()") { _ in .native(WindowActions("OpenSettingsAction")) },
    Builtin("OpenSettingsAction", "func callAsFunction()") { call in
      call.windows?.open { $0.viewName == "Settings" }
      return .void
    },
    Builtin("DismissWindowAction", "func callAsFunction()") { call in
      call.windows?.close()
      return .void
    },
  ]
    + ["OpenWindowAction", "DismissWindowAction"].flatMap { action in
      [
        Builtin(action, "func callAsFunction(id: String)") { call in
          let id = call.arguments[1].asName
          call.windows?.turn(action) { $0.id == id && $0.type == nil }
          return .void
        },
        Builtin(action, "func callAsFunction<D: Codable & Hashable>(value: D)") { call in
          let type = call.types.last
          call.windows?.turn(action, call.arguments[1]) { $0.type != nil && $0.type == type }
          return .void
        },
        Builtin(action, "func callAsFunction<D: Codable & Hashable>(id: String, value: D)") {
          call in
          let id = call.arguments[1].asName
          call.windows?.turn(action, call.arguments[2]) { $0.id == id && $0.type != nil }
          return .void
        },
      ]
    }
}

/// A scene that a window shows.
final class SceneElement: ViewElement {
  let viewName: String
  let id: String
  let title: String?
  /// Of the values that its windows present; nil where they present none.
  let type: Type?
  private let content: (Value?) -> Value

  init(
    _ viewName: String, id: String = "", title: String? = nil, presenting type: Type? = nil,
    _ content: @escaping (Value?) -> Value
  ) {
    self.viewName = viewName
    self.id = id
    self.title = title
    self.type = type
    self.content = content
  }

  func build(_ build: inout ViewBuild) throws { build.child(content(nil)) }

  /// What a window of it shows, of a value.
  func window(presenting value: Value?) -> Value { content(value) }
}

extension Value {
  var scene: SceneElement? { self.as(SceneElement.self) }

  /// A window's content that is given a binding to the value that it presents.
  static func presenting(_ value: Value?, _ content: Value, in machine: Machine) -> Value {
    .view("Presented") { build in
      let slot = build.slot(initially: value ?? .none)
      let binding = BindingValue(
        identity: nil, get: { slot.read() }, set: { slot.write($0) })
      build.child(try machine.call(content, [.native(binding)]))
    }
  }

  /// The app's first window, which the others are opened over.
  static func windows(first: Value, of scenes: [SceneElement]) -> Value {
    .view("Windows") { build in
      guard [.mac, .pad].contains(build.environment.system.idiom) else {
        return build.child(first)
      }
      let slot = build.slot(initially: .array([]))
      let actions = WindowActions("OpenWindowAction", scenes, slot, build.machine)
      build.child(actions.around(first))
      let top = actions.opened.last
      let scene = top.map { scenes[$0.scene] }
      build.present(
        BoundPresentation.Request(
          kind: .window, title: scene?.title, isOn: top != nil,
          item: top.map { ValueKey(.int($0.number), in: build.machine) },
          content: { scene.map { actions.around($0.window(presenting: top?.value)) } ?? .void },
          reset: { actions.close() }))
    }
  }
}

/// The environment's actions on windows. Which are open is state of the app's: in the order in
/// which they were opened or brought to the front.
final class WindowActions: NativeValue {
  struct Opened {
    var scene: Int
    var value: Value
    /// Tells windows apart.
    var number: Int

    init(scene: Int, value: Value, number: Int) {
      self.scene = scene
      self.value = value
      self.number = number
    }

    init?(_ state: Value) {
      guard case .tuple(let parts) = state, parts.count == 3, case .int(let scene) = parts[0],
        case .int(let number) = parts[2]
      else { return nil }
      self.init(scene: scene, value: parts[1], number: number)
    }

    var state: Value { .tuple([.int(scene), value, .int(number)]) }
  }

  private let name: String
  private let scenes: [SceneElement]
  private let slot: StateSlot?
  private let machine: Machine?

  init(
    _ name: String, _ scenes: [SceneElement] = [], _ slot: StateSlot? = nil,
    _ machine: Machine? = nil
  ) {
    self.name = name
    self.scenes = scenes
    self.slot = slot
    self.machine = machine
  }

  /// A window's content, which finds the actions in its environment.
  func around(_ content: Value) -> Value {
    let names = [
      ("openWindow", "OpenWindowAction"), ("dismissWindow", "DismissWindowAction"),
      ("openSettings", "OpenSettingsAction"),
    ]
    let (scenes, slot, machine) = (scenes, slot, machine)
    return .modifier("Window", of: content) { build in
      for (name, type) in names {
        build.environment[.property(name)] = .native(WindowActions(type, scenes, slot, machine))
      }
      build.environment[.property("supportsMultipleWindows")] = .bool(true)
    }
  }

  var opened: [Opened] {
    guard case .array(let all)? = slot?.read() else { return [] }
    return all.compactMap(Opened.init)
  }

  /// Opens or closes, as the action is called.
  func turn(_ action: String, _ value: Value = .none, _ isWanted: (SceneElement) -> Bool) {
    if action == "OpenWindowAction" {
      open(value, isWanted)
    } else {
      close(value, isWanted)
    }
  }

  /// Opens a window, or brings to the front the one that there is: a scene of one window has only
  /// it, and a value is presented in one.
  func open(_ value: Value = .none, _ isWanted: (SceneElement) -> Bool) {
    guard let index = scenes.firstIndex(where: isWanted) else { return }
    var all = opened
    let isSingle = scenes[index].viewName != "WindowGroup" || scenes[index].type != nil
    let known = all.firstIndex { isSingle && $0.scene == index && isSame($0.value, value) }
    let number = (all.map(\.number).max() ?? 0) + 1
    let window = known.map { all.remove(at: $0) }
    all.append(window ?? Opened(scene: index, value: value, number: number))
    slot?.write(.array(all.map(\.state)))
  }

  /// Closes the windows of such scenes that present the value.
  func close(_ value: Value, _ isWanted: (SceneElement) -> Bool) {
    let left = opened.filter { !(isWanted(scenes[$0.scene]) && isSame($0.value, value)) }
    slot?.write(.array(left.map(\.state)))
  }

  /// Closes the window in front.
  func close() {
    slot?.write(.array(opened.dropLast().map(\.state)))
  }

  private func isSame(_ one: Value, _ other: Value) -> Bool {
    (try? machine?.areEqual(one, other)) ?? false
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(name) }
  func describe(in machine: Machine) throws -> String { name }
}

extension Invocation {
  fileprivate var windows: WindowActions? { arguments[0].as(WindowActions.self) }
}
