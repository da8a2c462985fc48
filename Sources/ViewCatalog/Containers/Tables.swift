import Interpreter

/// `Table`: on a phone it shows its first column only, as a list.
var tables: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct TableColumn<RowValue, Content: View>: View {
        var title: Text
        var content: (RowValue) -> Content
        var body: some View { title }
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct TableColumnBuilder<RowValue> {
        static func buildExpression<C: View>(_ expression: TableColumn<RowValue, C>)
          -> (RowValue) -> AnyView
        { { AnyView(expression.content($0)) } }
        static func buildBlock(_ columns: ((RowValue) -> AnyView)...) -> (RowValue) -> AnyView {
          columns[0]
        }
        static func buildOptional(_ column: ((RowValue) -> AnyView)?) -> (RowValue) -> AnyView {
          column ?? { _ in AnyView(EmptyView()) }
        }
        static func buildEither(first column: @escaping (RowValue) -> AnyView)
          -> (RowValue) -> AnyView
        { column }
        static func buildEither(second column: @escaping (RowValue) -> AnyView)
          -> (RowValue) -> AnyView
        { column }
      }
      """),
    Builtin(
      nil,
      """
      struct Table<Value: Identifiable>: View {
        var rows: [Value]
        var column: (Value) -> AnyView
        var body: some View { List { ForEach(rows) { column($0) } }.listStyle(.plain) }
      }
      """),
    Builtin("TableColumn", "func width(_ width: CGFloat? = nil) -> Self { self }"),
    Builtin(
      "TableColumn",
      """
      func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
      """),
    Builtin("TableColumn", "func alignment(_ alignment: HorizontalAlignment) -> Self { self }"),
  ]
    + inert(["tableStyle<S: TableStyle>(_ style: S)"])
    + [Builtin(nil, "protocol TableStyle {}")]
    + [("automatic", "AutomaticTableStyle"), ("inset", "InsetTableStyle")].flatMap {
      (name: String, type: String) -> [Builtin] in
      [
        Builtin(nil, "struct \(type): TableStyle { init() {} }"),
        Builtin("TableStyle where Self == \(type)", "static var \(name): \(type) { \(type)() }"),
      ]
    }
    + ["", ", selection: Binding<Value.ID?>", ", selection: Binding<Set<Value.ID>>"].flatMap {
      selection in
      ["", ", sortOrder: Binding<[KeyPathComparator<Value>]>"].map { order in
        Builtin(
          "Table",
          """
          init<Data: RandomAccessCollection>(_ data: Data\(selection)\(order),
            @TableColumnBuilder<Value> columns: () -> ((Value) -> AnyView))
          where Data.Element == Value
          { rows = Array(data); column = columns() }
          """)
      }
    }
    + ["LocalizedStringKey", "String"].flatMap { title in
      let weight = title == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "TableColumn",
          """
          \(weight)init(_ title: \(title), @ViewBuilder content: @escaping (RowValue) -> Content)
          { self.title = Text(title); self.content = content }
          """),
        Builtin(
          "TableColumn where Content == Text",
          """
          \(weight)init(_ title: \(title), value: KeyPath<RowValue, String>)
          { self.title = Text(title); content = { Text($0[keyPath: value]) } }
          """),
        Builtin(
          "TableColumn",
          """
          \(weight)init<V: Comparable>(_ title: \(title), value: KeyPath<RowValue, V>,
            @ViewBuilder content: @escaping (RowValue) -> Content)
          { self.title = Text(title); self.content = content }
          """),
      ]
    }
}
