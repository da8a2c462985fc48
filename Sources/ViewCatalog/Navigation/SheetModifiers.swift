import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import ViewTree

/// What a sheet's content says of the sheet (navigation rules 5.1.6, 5.5 and 5.7).
var sheetModifiers: [Builtin] {
  [
    Builtin(nil, "struct PresentationDetent: Hashable, Sendable {}"),
    Builtin("PresentationDetent", "static var medium: PresentationDetent { get }") { _ in
      .native(DetentValue(.medium))
    },
    Builtin("PresentationDetent", "static var large: PresentationDetent { get }") { _ in
      .native(DetentValue(.large))
    },
    Builtin("PresentationDetent", "static func height(_ height: CGFloat) -> PresentationDetent") {
      .native(DetentValue(.height($0.length(0) ?? 0)))
    },
    Builtin("PresentationDetent", "static func fraction(_ fraction: CGFloat) -> PresentationDetent")
    {
      .native(DetentValue(.fraction($0.length(0) ?? 0)))
    },
    Builtin(
      nil,
      """
      protocol CustomPresentationDetent {
        typealias Context = PresentationDetent.Context
        static func height(in context: PresentationDetent.Context) -> CGFloat?
      }
      """),
    Builtin("PresentationDetent", "struct Context { let maxDetentValue: CGFloat }"),
    Builtin(
      "PresentationDetent",
      """
      static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        _custom(String(describing: type)) { D.height(in: Context(maxDetentValue: $0)) ?? -1 }
      }
      """),
    Builtin(
      "PresentationDetent",
      """
      static func _custom(_ name: String, _ height: @escaping (CGFloat) -> CGFloat)
        -> PresentationDetent
      """
    ) { call in
      let (machine, height) = (call.machine, call.arguments[1])
      let name = try call.name(0)
      let custom = SheetTraits.CustomDetent(name: name) { maximum in
        let value = (try? machine.call(height, [.double(maximum)]))?.asLength
        return value.flatMap { $0 < 0 ? nil : $0 }
      }
      return .native(DetentValue(.custom(custom)))
    },
    Builtin("View", "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View") {
      call in
      let detents = call.detents(1)
      return sheetTraits("presentationDetents", call) { $0.detents = detents }
    },
    Builtin(
      "View",
      """
      func presentationDetents(_ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>) -> some View
      """
    ) { call in
      let (detents, binding, place) = (call.detents(1), call.binding(2), call.range)
      return .modifier("presentationDetents", of: call.arguments[0]) { build in
        // Read here, so that the sheet moves when the program changes it.
        if let chosen = try binding?.get().as(DetentValue.self)?.detent, !detents.contains(chosen) {
          build.graph.warnOnce(
            "the selection .\(chosen.name) is none of the sheet's detents", of: build.node,
            at: place)
        }
        var traits = ScreenTraits()
        traits.sheet.detents = detents
        traits.sheet.selection = (
          get: { try binding?.get().as(DetentValue.self)?.detent ?? .large },
          set: { try binding?.set(.native(DetentValue($0))) }
        )
        build.facets.traits = traits
      }
    },
    Builtin("View", "func presentationDragIndicator(_ visibility: Visibility) -> some View") {
      call in
      let name = call.arguments[1].caseName
      return sheetTraits("presentationDragIndicator", call) {
        $0.showsDragIndicator = name == "automatic" ? nil : name == "visible"
      }
    },
    Builtin("View", "func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View") {
      call in
      let isDisabled = try call.flag(1)
      return sheetTraits("interactiveDismissDisabled", call) {
        $0.disablesInteractiveDismiss = isDisabled
      }
    },
    Builtin(nil, "struct PresentationBackgroundInteraction: Sendable {}"),
    Builtin(
      "PresentationBackgroundInteraction",
      "static var automatic: PresentationBackgroundInteraction { get }"
    ) { _ in .native(BackgroundInteractionValue(.disabled)) },
    Builtin(
      "PresentationBackgroundInteraction",
      "static var disabled: PresentationBackgroundInteraction { get }"
    ) { _ in .native(BackgroundInteractionValue(.disabled)) },
    Builtin(
      "PresentationBackgroundInteraction",
      "static var enabled: PresentationBackgroundInteraction { get }"
    ) { _ in .native(BackgroundInteractionValue(.enabled)) },
    Builtin(
      "PresentationBackgroundInteraction",
      """
      static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
      """
    ) { call in
      let detent = call.arguments[0].as(DetentValue.self)?.detent ?? .large
      return .native(BackgroundInteractionValue(.upThrough(detent)))
    },
    Builtin(
      "View",
      """
      func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
      """
    ) { call in
      let interaction = call.arguments[1].as(BackgroundInteractionValue.self)?.interaction
      return sheetTraits("presentationBackgroundInteraction", call) {
        $0.backgroundInteraction = interaction
      }
    },
    named(
      "PresentationAdaptation", ["automatic", "none", "popover", "sheet", "fullScreenCover"]),
    Builtin(
      "View",
      "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View"
    ) { call in
      let name = call.arguments[1].staticName
      return sheetTraits("presentationCompactAdaptation", call) {
        $0.compactAdaptation = (name, name)
      }
    },
    Builtin(
      "View",
      """
      func presentationCompactAdaptation(horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation) -> some View
      """
    ) { call in
      let names = (call.arguments[1].staticName, call.arguments[2].staticName)
      return sheetTraits("presentationCompactAdaptation", call) { $0.compactAdaptation = names }
    },
    Builtin(
      "View",
      """
      func presentationBackground<V: View>(alignment: Alignment = .center,
        @ViewBuilder content: () -> V) -> some View
      """
    ) { $0.arguments[0] },
    Builtin(nil, "protocol PresentationSizing {}"),
    Builtin(nil, "struct AutomaticPresentationSizing: PresentationSizing { init() {} }"),
    Builtin(
      "PresentationSizing where Self == AutomaticPresentationSizing",
      "static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }"),
    Builtin(nil, "struct PagePresentationSizing: PresentationSizing { init() {} }"),
    Builtin(nil, "struct FormPresentationSizing: PresentationSizing { init() {} }"),
    Builtin(nil, "struct FittedPresentationSizing: PresentationSizing { init() {} }"),
    Builtin(
      "PresentationSizing where Self == PagePresentationSizing",
      "static var page: PagePresentationSizing { PagePresentationSizing() }"),
    Builtin(
      "PresentationSizing where Self == FormPresentationSizing",
      "static var form: FormPresentationSizing { FormPresentationSizing() }"),
    Builtin(
      "PresentationSizing where Self == FittedPresentationSizing",
      "static var fitted: FittedPresentationSizing { FittedPresentationSizing() }"),
    Builtin(
      "PresentationSizing",
      "func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }"),
    Builtin(
      "PresentationSizing",
      """
      func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        self
      }
      """),
    Builtin("View", "func presentationSizing(_ sizing: some PresentationSizing) -> some View") {
      call in
      let name =
        call.arguments[1].typeName.flatMap {
          ["PagePresentationSizing": "page", "FittedPresentationSizing": "fitted"][$0]
        } ?? "form"
      return sheetTraits("presentationSizing", call) { $0.sizing = name }
    },
    Builtin("View", "func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View") {
      $0.arguments[0]
    },
    Builtin("View", "func presentationBackground<S: ShapeStyle>(_ style: S) -> some View") {
      $0.arguments[0]
    },
    named("PresentationContentInteraction", ["automatic", "resizes", "scrolls"]),
    Builtin(
      "View",
      """
      func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
      """
    ) { call in
      let scrolls = call.arguments[1].staticName == "scrolls"
      return sheetTraits("presentationContentInteraction", call) { $0.scrollsFirst = scrolls }
    },
  ]
}

private func sheetTraits(
  _ name: String, _ call: Invocation, _ change: (inout SheetTraits) -> Void
) -> Value {
  var traits = ScreenTraits()
  change(&traits.sheet)
  return screenTraits(name, call, traits)
}

extension Invocation {
  fileprivate func detents(_ index: Int) -> [SheetTraits.Detent] {
    guard let set = arguments[index].as(SetValue.self) else { return [] }
    return set.table.elements.compactMap { $0.key.as(DetentValue.self)?.detent }
  }
}

/// A `PresentationDetent` as a value of the program.
final class DetentValue: ComparableNative {
  let detent: SheetTraits.Detent
  init(_ detent: SheetTraits.Detent) { self.detent = detent }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("PresentationDetent") }
  func describe(in machine: Machine) throws -> String { ".\(detent.name)" }
  func isSame(as other: any NativeValue) -> Bool { (other as? DetentValue)?.detent == detent }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
  func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    hasher.combine(detent.name)
  }
}

/// A `PresentationBackgroundInteraction` as a value of the program.
final class BackgroundInteractionValue: NativeValue {
  let interaction: SheetTraits.BackgroundInteraction
  init(_ interaction: SheetTraits.BackgroundInteraction) { self.interaction = interaction }

  func dynamicType(in machine: Machine) -> Type {
    machine.types.type("PresentationBackgroundInteraction")
  }
  func describe(in machine: Machine) throws -> String { "PresentationBackgroundInteraction" }
}
