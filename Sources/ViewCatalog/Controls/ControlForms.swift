import Interpreter

/// Further forms of controls, each by a form that is simulated.
var controlForms: [Builtin] {
  [
    Builtin(
      "Stepper",
      """
      @_disfavoredOverload init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
      ) {
        self.init(
          value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
      }
      """),
    Builtin(
      "Stepper",
      """
      @_disfavoredOverload init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
      ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
      """),
    Builtin(
      "Stepper",
      """
      init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
      ) {
        self.init(
          label: label, onIncrement: onIncrement, onDecrement: onDecrement,
          onEditingChanged: onEditingChanged)
      }
      """),
    Builtin(
      "Button where Label == Text",
      """
      init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(
          role == .close ? "Close" : role == .confirm ? "Done" : role == .cancel ? "Cancel" : "Delete",
          role: role, action: action)
      }
      """),
    Builtin(
      "Gauge",
      """
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels)
      """
    ) {
      gauge(
        $0, label: try $0.views(2), current: try $0.views(3),
        ends: (try $0.views(4), try $0.views(5)))
    },
    Builtin(
      "Gauge where BoundsLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels)
      """
    ) { gauge($0, label: try $0.views(2), current: try $0.views(3)) },
    Builtin(
      "PasteButton",
      """
      init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
      ) {}
      """),
    Builtin(
      "View",
      "func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }"
    ),
    option("ScenePadding", ["minimum", "navigationBar"]),
    Builtin(
      "ToolbarItem where ID == String",
      """
      init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
      ) { self.init(id: id, placement: placement, content: content) }
      """),
    Builtin("View", "func navigationDocument(_ url: URL) -> some View { self }"),
    Builtin(
      nil,
      """
      struct SubscriptionView<PublisherType: Publisher, Content: View>: View
      where PublisherType.Failure == Never {
        var content: Content
        var publisher: PublisherType
        var action: (PublisherType.Output) -> Void
        init(
          content: Content, publisher: PublisherType,
          action: @escaping (PublisherType.Output) -> Void
        ) {
          self.content = content
          self.publisher = publisher
          self.action = action
        }
        var body: some View { content.onReceive(publisher, perform: action) }
      }
      """),
    Builtin(
      nil,
      """
      struct ConcentricRectangle: Shape {
        init() {}
        init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """),
    Builtin("Edge", "enum Corner { }"),
    Builtin(
      "Edge.Corner",
      """
      struct Style: Sendable {
        static let concentric = Style()
        static func concentric(minimum: Style) -> Style { Style() }
        static func fixed(_ radius: CGFloat) -> Style { Style() }
      }
      """),
    Builtin("Color", "func exposureAdjust(_ stops: Double) -> Color { self }"),
    Builtin("Color", "func headroom(_ headroom: Double?) -> Color { self }"),
    Builtin(
      "ColorPicker where Label == Text",
      """
      init(
        _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
      ) {
        self.init(
          titleKey,
          selection: Binding<Color>(
            get: { Color(cgColor: selection.wrappedValue) },
            set: { color in if let new = color.cgColor { selection.wrappedValue = new } }),
          supportsOpacity: supportsOpacity)
      }
      """),
    Builtin("UnifiedWindowToolbarStyle", "init(showsTitle: Bool) { self.init() }"),
    Builtin(
      "WindowToolbarStyle where Self == UnifiedWindowToolbarStyle",
      "static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .unified }"),
    Builtin(
      "WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle",
      "static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { .unifiedCompact }"
    ),
  ]
    + titleForms(
      "Button where Label == Text",
      "_ title: TITLE, image: ImageResource, action: @escaping @MainActor () -> Void"
    ) { call in button(label: try call.titleView(0), action: call.arguments[2]) }
    + titleForms(
      "Button where Label == Text",
      """
      _ title: TITLE, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
      """
    ) { call in
      button(label: try call.titleView(0), action: call.arguments[3], role: call.arguments[2])
    }
    + titleForms(
      "Picker where Label == Text",
      """
      _ title: TITLE, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> C
      """, generics: "C: View"
    ) { call in
      picker(
        label: try call.titleView(0), try call.bound(1), try call.views(2),
        current: try call.views(3))
    }
    + [
      Builtin(
        "Picker",
        """
        init<C: View>(
          selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
          @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C)
        """
      ) { call in
        picker(
          label: try call.views(2), try call.bound(0), try call.views(1),
          current: try call.views(3))
      }
    ]
}
