import Checking
import Interpreter
import ViewTree

/// `disabled`, `labelsHidden`, `refreshable`, and modifiers of controls that change nothing that
/// navlab shows.
var disabling: [Builtin] {
  [
    Builtin("View", "func disabled(_ disabled: Bool) -> some View") { call in
      let disabled = call.arguments[1].asBool
      return .modifier("disabled", of: call.arguments[0]) {
        if disabled { $0.environment.system.isEnabled = false }
      }
    },
    Builtin("View", "func allowsHitTesting(_ enabled: Bool) -> some View") { call in
      let enabled = call.arguments[1].asBool
      return .modifier("allowsHitTesting", of: call.arguments[0]) {
        $0.facets.ignoresTouches = !enabled
      }
    },
    Builtin("View", "func labelsHidden() -> some View") { call in
      .modifier("labelsHidden", of: call.arguments[0]) {
        $0.environment.system.labelsHidden = true
      }
    },
    Builtin(
      "View",
      "func refreshable(action: @escaping @Sendable () async -> Void) -> some View"
    ) { call in
      let (machine, action) = (call.machine, call.arguments[1])
      return .modifier("refreshable", of: call.arguments[0]) { build in
        let state = (build.node.storage as? RefreshState) ?? RefreshState()
        build.node.storage = state
        build.facets.hooks.append(
          .refresh {
            // No second pull while the first one's indicator stays (navigation rule 15.2).
            if let running = state.running, running.result == nil { return }
            state.running = machine.spawn(action)
          })
        build.environment[.property("refresh")] = .native(RefreshValue(action))
      }
    },
    Builtin(nil, "struct RefreshAction {}"),
    Builtin("RefreshAction", "func callAsFunction() async") { call in
      guard let refresh = call.arguments[0].as(RefreshValue.self) else { return .void }
      return try call.machine.continueWith(refresh.action)
    },
    Builtin(
      nil,
      """
      struct AccessibilityTraits: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let isButton = AccessibilityTraits(rawValue: 2)
        static let isHeader = AccessibilityTraits(rawValue: 4)
        static let isSelected = AccessibilityTraits(rawValue: 8)
        static let isLink = AccessibilityTraits(rawValue: 16)
        static let isImage = AccessibilityTraits(rawValue: 32)
        static let isSearchField = AccessibilityTraits(rawValue: 64)
        static let isModal = AccessibilityTraits(rawValue: 128)
        static let isStaticText = AccessibilityTraits(rawValue: 256)
        static let isSummaryElement = AccessibilityTraits(rawValue: 512)
        static let playsSound = AccessibilityTraits(rawValue: 1024)
        static let updatesFrequently = AccessibilityTraits(rawValue: 2048)
        static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
        static let isToggle = AccessibilityTraits(rawValue: 8192)
      }
      """),
  ]
}

/// The `refresh` action of the environment.
final class RefreshValue: NativeValue {
  let action: Value

  init(_ action: Value) { self.action = action }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("RefreshAction") }
  func describe(in machine: Machine) throws -> String { "RefreshAction" }
}

/// The refresh that was started last. A class: it lives with the node of its modifier.
private final class RefreshState: NodeStorage {
  var running: Fiber?
}
