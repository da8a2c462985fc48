import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Table`: its columns side by side under their titles; in a compact width the first one only, as
/// a list.
var tables: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct TableColumn<RowValue, Content: View>: View {
        var title: Text
        var content: (RowValue) -> Content
        var _width: CGFloat?
        var _comparator: KeyPathComparator<RowValue>?
        var body: some View { title }
      }
      """),
    Builtin(
      nil,
      """
      struct _TableColumn<RowValue> {
        var title: Text
        var width: CGFloat?
        var comparator: KeyPathComparator<RowValue>?
        var content: (RowValue) -> AnyView
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct TableColumnBuilder<RowValue> {
        static func buildExpression<C: View>(_ expression: TableColumn<RowValue, C>)
          -> [_TableColumn<RowValue>]
        {
          [
            _TableColumn(
              title: expression.title, width: expression._width,
              comparator: expression._comparator,
              content: { AnyView(expression.content($0)) })
          ]
        }
        static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
          columns.flatMap { $0 }
        }
        static func buildOptional(_ column: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] {
          column ?? []
        }
        static func buildEither(first column: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
          column
        }
        static func buildEither(second column: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
          column
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Table<Value: Identifiable>: View {
        var rows: [Value]
        var _columns: [_TableColumn<Value>]
        var _one: Binding<Value.ID?>?
        var _several: Binding<Set<Value.ID>>?
        var _order: Binding<[KeyPathComparator<Value>]>?
        var _children: KeyPath<Value, [Value]?>?
        @Environment(\\.horizontalSizeClass) var _sizeClass
        var body: some View {
          if _sizeClass == .compact {
            _list { row in _columns.first?.content(row) }
          } else {
            VStack(spacing: 0) {
              _line { _title(of: $0) }._tableHeader().frame(height: 28)
              Divider()
              _list { row in _line { $0.content(row) }._tableCells() }
            }
          }
        }
        func _line<C: View>(@ViewBuilder _ cell: @escaping (_TableColumn<Value>) -> C) -> some View {
          HStack(spacing: 8) {
            ForEach(0..<_columns.count, id: \\.self) { index in
              cell(_columns[index]).frame(
                minWidth: _columns[index].width, maxWidth: _columns[index].width ?? .infinity,
                alignment: .leading)
            }
          }
        }
        @ViewBuilder func _list<C: View>(@ViewBuilder _ row: @escaping (Value) -> C) -> some View {
          if let _one {
            List(selection: _one) { _rows(row) }.listStyle(.plain)
          } else if let _several {
            List(selection: _several) { _rows(row) }.listStyle(.plain)
          } else {
            List { _rows(row) }.listStyle(.plain)
          }
        }
        @ViewBuilder func _rows<C: View>(_ row: @escaping (Value) -> C) -> some View {
          if let _children {
            OutlineGroup(rows, children: _children) { row($0) }
          } else {
            ForEach(rows) { row($0) }
          }
        }
        @ViewBuilder func _title(of column: _TableColumn<Value>) -> some View {
          if let comparator = column.comparator, let _order {
            Button(action: { _sort(by: comparator, _order) }) { column.title }.buttonStyle(.plain)
          } else {
            column.title
          }
        }
        func _sort(
          by comparator: KeyPathComparator<Value>, _ order: Binding<[KeyPathComparator<Value>]>
        ) {
          var first = comparator
          if let now = order.wrappedValue.first, now.keyPath == comparator.keyPath {
            first.order = now.order == .forward ? .reverse : .forward
          }
          let others = order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
          order.wrappedValue = [first] + others
        }
      }
      """),
    // Titles stand above their columns' rows, which are a plain list's.
    Builtin("View", "func _tableHeader() -> some View") { call in
      .modifier("padding", of: call.arguments[0]) { build in
        let isMac = build.environment.system.idiom == .mac
        let metrics = ListMetrics.metrics(
          .plain, design: isMac ? .mac : .classic, width: ListMetrics.wideWidth)
        let side = metrics.margins.leading + metrics.rowInsets.leading
        build.wrap(.padding(EdgeInsets(leading: side, trailing: side)))
      }
    },
    Builtin("View", "func _tableCells() -> some View") {
      .modifier("tableCells", of: $0.arguments[0]) { $0.environment.system.isTableCell = true }
    },
    Builtin(
      "TableColumn",
      """
      func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Content> {
        var column = self
        column._width = width
        return column
      }
      """),
    Builtin(
      "TableColumn",
      """
      func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
      """),
    Builtin("TableColumn", "func customizationID(_ id: String) -> Self { self }"),
    Builtin(
      "TableColumn", "func defaultVisibility(_ visibility: Visibility) -> Self { self }"),
    Builtin(
      nil,
      """
      struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
        init() {}
        mutating func resetOrder() {}
        mutating func resetVisibility() {}
      }
      """),
    Builtin("TableColumn", "func alignment(_ alignment: HorizontalAlignment) -> Self { self }"),
  ]
    + inert(["tableStyle<S: TableStyle>(_ style: S)"])
    + [
      Builtin(nil, "protocol TableStyle {}")
    ]
    + [
      ("automatic", "AutomaticTableStyle"), ("inset", "InsetTableStyle"),
      ("bordered", "BorderedTableStyle"),
    ].flatMap {
      (name: String, type: String) -> [Builtin] in
      [
        Builtin(nil, "struct \(type): TableStyle { init() {} }"),
        Builtin("TableStyle where Self == \(type)", "static var \(name): \(type) { \(type)() }"),
      ]
    }
    + [
      Builtin("InsetTableStyle", "init(alternatesRowBackgrounds: Bool) {}"),
      Builtin("BorderedTableStyle", "init(alternatesRowBackgrounds: Bool) {}"),
      Builtin(
        "TableStyle where Self == InsetTableStyle",
        "static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }"
      ),
      Builtin(
        "TableStyle where Self == BorderedTableStyle",
        """
        static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
          BorderedTableStyle()
        }
        """),
    ]
    + ["", ", selection: Binding<Value.ID?>", ", selection: Binding<Set<Value.ID>>"].flatMap {
      selection in
      ["", ", children: KeyPath<Value, [Value]?>"].flatMap { children in
        tableOrders.map { order in
          Builtin(
            "Table",
            """
            init<Data: RandomAccessCollection>(_ data: Data\(children)\(selection)\(order),
              @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>])
            where Data.Element == Value
            {
              rows = Array(data)
              _columns = columns()
              \(keepingBindings(selection, order))
              \(children.isEmpty ? "" : "_children = children")
            }
            """)
        }
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
          {
            self.title = Text(title)
            content = { Text($0[keyPath: value]) }
            _comparator = KeyPathComparator(value)
          }
          """),
        Builtin(
          "TableColumn",
          """
          \(weight)init<V: Comparable>(_ title: \(title), value: KeyPath<RowValue, V>,
            @ViewBuilder content: @escaping (RowValue) -> Content)
          {
            self.title = Text(title)
            self.content = content
            _comparator = KeyPathComparator(value)
          }
          """),
      ]
    }
}

/// What a table is told of the order of its rows and of its columns.
var tableOrders: [String] {
  let columns = ", columnCustomization: Binding<TableColumnCustomization<Value>>"
  let rows = ", sortOrder: Binding<[KeyPathComparator<Value>]>"
  return ["", rows, columns, rows + columns]
}

/// What an initializer of `Table` keeps of its selection and order.
func keepingBindings(_ selection: String, _ order: String) -> String {
  let chosen =
    selection.isEmpty ? "" : selection.contains("Set") ? "_several = selection" : "_one = selection"
  return "\(chosen)\n\(order.contains("sortOrder") ? "_order = sortOrder" : "")"
}
