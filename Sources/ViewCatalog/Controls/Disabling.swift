import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
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
    Builtin("View", "func labelsVisibility(_ visibility: Visibility) -> some View") { call in
      let visibility = call.arguments[1].caseName
      return .modifier("labelsVisibility", of: call.arguments[0]) {
        if visibility != "automatic" {
          $0.environment.system.labelsHidden = visibility == "hidden"
        }
      }
    },
    Builtin(
      "View",
      """
      func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        _refreshable(action) { isDone in
          await action()
          isDone()
        }
      }
      """),
    Builtin(
      "View",
      """
      func _refreshable(
        _ action: @escaping @Sendable () async -> Void,
        _ run: @escaping (_ isDone: @escaping () -> Void) async -> Void
      ) -> some View
      """
    ) { call in
      let (content, action, run) = (call.arguments[0], call.arguments[1], call.arguments[2])
      return .view("refreshable") { try refreshable(content, action, run, &$0) }
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
        static let startsMediaSession = AccessibilityTraits(rawValue: 16384)
        static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
        static let isKeyboardKey = AccessibilityTraits(rawValue: 65536)
        static let isTabBar = AccessibilityTraits(rawValue: 131072)
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

/// A list that can be pulled down; while its closure runs an indicator stands above the content,
/// and no second pull is possible (navigation rule 15.2).
private func refreshable(
  _ content: Value, _ action: Value, _ run: Value, _ build: inout ViewBuild
) throws {
  let (machine, slot) = (build.machine, build.slot(initially: .bool(false)))
  let isRunning = slot.read().asBool
  build.facets.hooks.append(
    .refresh(
      isRunning: { isRunning },
      start: {
        slot.write(.bool(true))
        let isDone = ClosureValue(
          .native { _ in
            slot.write(.bool(false))
            return .void
          })
        _ = machine.spawn(run, [.closure(isDone)])
      }))
  let outer = build.environment
  build.environment[.property("refresh")] = .native(RefreshValue(action))
  build.child(content)
  guard isRunning else { return }
  build.environment = outer
  build.layout(.safeAreaInset(.top, SafeAreaInset(spacing: 0)))
  build.child(refreshIndicator, key: .named("indicator"))
}

private var refreshIndicator: Value {
  .view("RefreshIndicator") { build in
    build.layout(.control(ControlLeaf(ideal: ControlMetrics.refresh, expands: .horizontal)))
    build.facets.isUnspoken = true
    build.draw { context in
      let spinner = ControlMetrics.metrics(context.environment.system).spinner
      let place = Rect(
        x: context.frame.midX - spinner / 2, y: context.frame.midY - spinner / 2, width: spinner,
        height: spinner)
      context.list.append(.control(Control(.spinner)), in: place)
    }
  }
}
