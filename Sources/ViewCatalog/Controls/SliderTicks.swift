import Interpreter
import ViewTree

/// Sliders with ticks, a neutral value and bounds of what may be chosen, which the value keeps to.
var sliderTicks: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol SliderTickContent {
        associatedtype Value: BinaryFloatingPoint
        var _ticks: [Value] { get }
      }
      """),
    Builtin(
      nil,
      """
      struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
        typealias Value = V
        struct ID: Hashable { let _value: V }
        let value: V
        var id: ID { ID(_value: value) }
        var _ticks: [V] { [value] }
        init(_ value: V) { self.value = value }
        init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.value = value }
        static func == (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value == b.value }
        static func < (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value < b.value }
      }
      """),
    Builtin(
      "SliderTick", "init(_ value: V, _ titleKey: LocalizedStringKey) { self.value = value }"),
    Builtin(
      nil,
      """
      struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
        typealias Value = V
        let _ticks: [V]
        init(_ticks: [V]) { self._ticks = _ticks }
      }
      """),
    Builtin(
      nil,
      """
      struct SliderTickContentForEach<
        Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
      >: SliderTickContent {
        typealias Value = Content.Value
        let _ticks: [Content.Value]
      }
      """),
    Builtin(
      "SliderTickContentForEach",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content)
      { _ticks = data.flatMap { content($0)._ticks } }
      """),
    Builtin(
      "SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID",
      """
      init(_ data: Data,
        @SliderTickBuilder<Content.Value> content: @escaping (Data.Element) -> Content)
      { _ticks = data.flatMap { content($0)._ticks } }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct SliderTickBuilder<V: BinaryFloatingPoint> {
        static func buildExpression<C: SliderTickContent>(_ content: C) -> _SliderTicks<V>
        where C.Value == V { _SliderTicks(_ticks: content._ticks) }
        static func buildBlock(_ parts: _SliderTicks<V>...) -> _SliderTicks<V> {
          _SliderTicks(_ticks: parts.flatMap { $0._ticks })
        }
        static func buildOptional(_ part: _SliderTicks<V>?) -> _SliderTicks<V> {
          part ?? _SliderTicks(_ticks: [])
        }
        static func buildEither(first part: _SliderTicks<V>) -> _SliderTicks<V> { part }
        static func buildEither(second part: _SliderTicks<V>) -> _SliderTicks<V> { part }
      }
      """),
    Builtin(
      "Slider where ValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>,
        _step step: V.Stride?, _ticks ticks: [V], @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void)
      """
    ) { try slider($0, label: $0.views(4), step: 2, ticks: 3, editing: 5) },
    Builtin(
      "Slider",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>,
        _step step: V.Stride?, _ticks ticks: [V], @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void)
      """
    ) { call in
      try slider(
        call, label: call.views(4), step: 2, ticks: 3, editing: 7,
        ends: (try call.views(5), try call.views(6)))
    },
  ] + tickForms
}

/// The initializers: with or without steps, with or without what names the ends.
private var tickForms: [Builtin] {
  [false, true].flatMap { stepped in
    [false, true].map { named in
      let bounds = stepped ? "ClosedRange<V>, step: V.Stride = 1" : "ClosedRange<V> = 0...1"
      let ends = """
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        """
      let ticks =
        stepped
        ? "tick: (V) -> SliderTick<V>? = { SliderTick($0) }"
        : "@SliderTickBuilder<V> ticks: () -> T = { _SliderTicks<V>(_ticks: []) }"
      let places =
        stepped
        ? "stride(from: bounds.lowerBound, through: bounds.upperBound, by: step)"
          + ".compactMap { tick($0)?.value }" : "ticks()._ticks.compactMap { $0 as? V }"
      let pass =
        named ? "minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel," : ""
      return Builtin(
        named ? "Slider" : "Slider where ValueLabel == EmptyView",
        """
        @_disfavoredOverload init<V: BinaryFloatingPoint, Current: View\(stepped ? "" : ", T: SliderTickContent")>(
          value: Binding<V>, in bounds: \(bounds), neutralValue: V? = nil,
          enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
          @ViewBuilder currentValueLabel: () -> Current = { EmptyView() }, \(named ? ends : "")
          \(ticks), onEditingChanged: @escaping (Bool) -> Void = { _ in })
        {
          let kept = Binding<V>(
            get: { value.wrappedValue },
            set: {
              let low = enabledBounds?.lowerBound ?? bounds.lowerBound
              value.wrappedValue = min(max($0, low), enabledBounds?.upperBound ?? bounds.upperBound)
            })
          self.init(
            value: kept, in: bounds, _step: \(stepped ? "step" : "nil"),
            _ticks: \(places), label: label, \(pass) onEditingChanged: onEditingChanged)
        }
        """)
    }
  }
}
