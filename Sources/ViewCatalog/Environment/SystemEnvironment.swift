import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import ViewTree

/// The environment values that the system sets, and that views of navlab's own read.
var systemEnvironment: [Builtin] {
  [
    Builtin(nil, "@frozen enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }"),
    Builtin(
      nil, "@frozen enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }"),
    Builtin(
      nil, "@frozen enum LayoutDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }"),
    Builtin(nil, "enum ScenePhase: Comparable { case background, inactive, active }"),
    Builtin(
      nil,
      """
      enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
        var isAccessibilitySize: Bool { self >= .accessibility1 }
      }
      """),
    Builtin(
      nil,
      "enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }"),
    Builtin(nil, "enum EditMode: Hashable { case inactive, transient, active }"),
    Builtin("EditMode", "var isEditing: Bool { self != .inactive }"),
    system("colorScheme: ColorScheme", caseOf: \.colorScheme),
    system("layoutDirection: LayoutDirection", caseOf: \.layoutDirection),
    system("dynamicTypeSize: DynamicTypeSize", caseOf: \.dynamicTypeSize),
    system("horizontalSizeClass: UserInterfaceSizeClass?", caseOf: \.horizontalSizeClass),
    system("verticalSizeClass: UserInterfaceSizeClass?", caseOf: \.verticalSizeClass),
    Builtin(
      "EnvironmentValues", "var isEnabled: Bool { get set }",
      set: { call in
        let isEnabled = call.arguments[1].asBool
        call.changeEnvironment { $0.system.isEnabled = isEnabled }
        return .void
      },
      native: { .bool($0.environment(0).system.isEnabled) }),
    Builtin(
      "EnvironmentValues", "var isScrollEnabled: Bool { get set }",
      set: { call in
        let isEnabled = call.arguments[1].asBool
        call.changeEnvironment { $0.system.isScrollEnabled = isEnabled }
        return .void
      },
      native: { .bool($0.environment(0).system.isScrollEnabled) }),
    Builtin(
      "EnvironmentValues", "var displayScale: CGFloat { get set }",
      set: { call in
        let scale = call.length(1) ?? 1
        call.changeEnvironment { $0.system.displayScale = scale }
        return .void
      },
      native: { .double($0.environment(0).system.displayScale) }),
    Builtin("EnvironmentValues", "var pixelLength: CGFloat { get }") {
      .double(1 / $0.environment(0).system.displayScale)
    },
    Builtin(
      "EnvironmentValues", "var font: Font? { get set }",
      set: { call in
        let font = call.arguments[1].as(FontValue.self)?.font
        call.changeEnvironment { $0.system.font = font }
        return .void
      },
      native: { $0.environment(0).system.font.map { .native(FontValue($0)) } ?? .none }),
    Builtin(
      "EnvironmentValues", "var lineLimit: Int? { get set }",
      set: { call in
        var limit: Int?
        if case .int(let lines)? = call.arguments[1].optionalContent { limit = lines }
        call.changeEnvironment { $0.system.paragraph.lineLimit.maximum = limit }
        return .void
      },
      native: { $0.environment(0).system.paragraph.lineLimit.maximum.map { .int($0) } ?? .none }),
    Builtin(
      "EnvironmentValues", "var minimumScaleFactor: CGFloat { get set }",
      set: { call in
        let factor = call.length(1) ?? 1
        call.changeEnvironment { $0.system.paragraph.minimumScaleFactor = factor }
        return .void
      },
      native: { .double($0.environment(0).system.paragraph.minimumScaleFactor) }),
    Builtin(
      "EnvironmentValues", "var allowsTightening: Bool { get set }",
      set: { call in
        let allows = try call.flag(1)
        call.changeEnvironment { $0.system.paragraph.allowsTightening = allows }
        return .void
      },
      native: { .bool($0.environment(0).system.paragraph.allowsTightening) }),
    Builtin(
      "EnvironmentValues", "var lineSpacing: CGFloat { get set }",
      set: { call in
        let spacing = call.length(1) ?? 0
        call.changeEnvironment { $0.system.paragraph.lineSpacing = spacing }
        return .void
      },
      native: { .double($0.environment(0).system.paragraph.lineSpacing) }),
    Builtin(
      "EnvironmentValues", "var multilineTextAlignment: TextAlignment { get set }",
      set: { call in
        let alignment = TextAlignment(caseName: call.arguments[1].caseName ?? "")
        call.changeEnvironment { $0.system.paragraph.alignment = alignment ?? .leading }
        return .void
      },
      native: { call in
        let alignment = call.environment(0).system.paragraph.alignment
        return call.machine.enumCase("TextAlignment", alignment.caseName)
      }),
  ]
    + stored
}

/// A value that reads and sets a field of the system's, as the case of an enum with that name.
private func system<Field: EnvironmentCase>(
  _ declaration: String, caseOf field: any WritableKeyPath<SystemValues, Field> & Sendable
) -> Builtin {
  let type = declaration.split(separator: " ").last.map { $0.filter { $0 != "?" } } ?? ""
  return Builtin(
    "EnvironmentValues", "var \(declaration) { get set }",
    set: { call in
      guard let name = call.arguments[1].caseName, let value = Field(caseName: name) else {
        return .void
      }
      call.changeEnvironment { $0.system[keyPath: field] = value }
      return .void
    },
    native: { call in
      call.machine.enumCase(type, call.environment(0).system[keyPath: field].caseName)
    })
}

/// A value of `SystemValues` that is an enum to the program too, with the same case names.
protocol EnvironmentCase: Sendable {
  init?(caseName: String)
  var caseName: String { get }
}

extension EnvironmentCase where Self: CaseIterable {
  init?(caseName: String) {
    guard let found = Self.allCases.first(where: { $0.caseName == caseName }) else { return nil }
    self = found
  }
}

extension TextAlignment: EnvironmentCase {
  init?(caseName: String) {
    switch caseName {
    case "leading": self = .leading
    case "center": self = .center
    case "trailing": self = .trailing
    case _: return nil
    }
  }

  var caseName: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

extension ColorScheme: EnvironmentCase {
  var caseName: String { self == .dark ? "dark" : "light" }
}

extension LayoutDirection: EnvironmentCase {
  init?(caseName: String) { self = caseName == "rightToLeft" ? .rightToLeft : .leftToRight }
  var caseName: String { self == .rightToLeft ? "rightToLeft" : "leftToRight" }
}

extension Font.DynamicTypeSize: EnvironmentCase {
  var caseName: String { rawValue }
}

extension SystemValues.SizeClass: EnvironmentCase {
  init?(caseName: String) { self.init(rawValue: caseName) }
  var caseName: String { rawValue }
}

/// Values that only the program reads, or containers set by name: with what they are by default.
private var stored: [Builtin] {
  [
    keyed("scenePhase: ScenePhase") { $0.enumCase("ScenePhase", "active") },
    keyed("controlSize: ControlSize") { $0.enumCase("ControlSize", "regular") },
    keyed("editMode: Binding<EditMode>?") { _ in .none },
    keyed("isSearching: Bool") { _ in .bool(false) },
    keyed("isFocused: Bool") { _ in .bool(false) },
    keyed("isPresented: Bool") { _ in .bool(false) },
    keyed("dismiss: DismissAction") { _ in .native(DefaultAction("DismissAction")) },
    keyed("dismissSearch: DismissSearchAction") { _ in
      .native(DefaultAction("DismissSearchAction"))
    },
    keyed("presentationMode: Binding<PresentationMode>") { _ in
      let mode = Value.native(DefaultAction("PresentationMode"))
      return .native(BindingValue(identity: nil, get: { mode }, set: { _ in }))
    },
    keyed("openURL: OpenURLAction") { _ in .native(OpenURLValue(handler: nil)) },
    keyed("refresh: RefreshAction?") { _ in .none },
    keyed("accessibilityReduceMotion: Bool") { _ in .bool(false) },
    keyed("accessibilityReduceTransparency: Bool") { _ in .bool(false) },
    keyed("accessibilityVoiceOverEnabled: Bool") { _ in .bool(false) },
    keyed("accessibilityDifferentiateWithoutColor: Bool") { _ in .bool(false) },
    keyed("supportsMultipleWindows: Bool") { _ in .bool(false) },
    keyed("openWindow: OpenWindowAction") { _ in .native(WindowActions("OpenWindowAction")) },
    keyed("dismissWindow: DismissWindowAction") { _ in
      .native(WindowActions("DismissWindowAction"))
    },
    keyed("openSettings: OpenSettingsAction") { _ in
      .native(WindowActions("OpenSettingsAction"))
    },
    keyed("defaultMinListRowHeight: CGFloat") { _ in .double(44) },
    keyed("defaultMinListHeaderHeight: CGFloat?") { _ in .none },
    keyed("symbolVariants: SymbolVariants") { $0.structure("SymbolVariants", [.int(0)]) },
    keyed("headerProminence: Prominence") { $0.enumCase("Prominence", "standard") },
  ]
}

private func keyed(
  _ declaration: String, _ standard: @escaping @Sendable (Machine) -> Value
) -> Builtin {
  let name = String(declaration.prefix { $0 != ":" })
  return Builtin(
    "EnvironmentValues", "var \(declaration) { get set }",
    set: { call in
      let value = call.arguments[1]
      call.changeEnvironment { $0[.property(name)] = value }
      return .void
    },
    native: { $0.environment(0)[.property(name)] ?? standard($0.machine) })
}

/// An action of the environment where nobody set one: it does nothing.
final class DefaultAction: NativeValue {
  private let type: String

  init(_ type: String) { self.type = type }

  func dynamicType(in machine: Machine) -> Type { machine.types.type(type) }
  func describe(in machine: Machine) throws -> String { type }
}
