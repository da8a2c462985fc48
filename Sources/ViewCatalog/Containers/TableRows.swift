import Checking
import Interpreter
import StandardLibrary

/// The rows of a `Table(of:)`, as it is told them.
var tableRows: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol TableRowContent {
        associatedtype TableRowValue: Identifiable
        var _rows: [TableRowValue] { get }
      }
      """),
    Builtin(
      nil,
      """
      struct _TableRows<Value: Identifiable>: TableRowContent {
        typealias TableRowValue = Value
        var _rows: [Value]
      }
      """),
    Builtin(
      nil,
      """
      struct TableRow<Value: Identifiable>: TableRowContent {
        typealias TableRowValue = Value
        var _rows: [Value]
        init(_ value: Value) { _rows = [value] }
      }
      """),
    Builtin(
      nil,
      """
      struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
        typealias TableRowValue = Value
        var _rows: [Value]
        init<C: TableRowContent>(
          _ value: Value, isExpanded: Binding<Bool>? = nil,
          @TableRowBuilder<Value> content: @escaping () -> C
        ) where C.TableRowValue == Value {
          _rows = isExpanded?.wrappedValue == true ? [value] + content()._rows : [value]
        }
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct TableRowBuilder<Value: Identifiable> {
        static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
        where C.TableRowValue == Value { _TableRows(_rows: content._rows) }
        static func buildBlock(_ parts: _TableRows<Value>...) -> _TableRows<Value> {
          _TableRows(_rows: parts.flatMap { $0._rows })
        }
        static func buildOptional(_ part: _TableRows<Value>?) -> _TableRows<Value> {
          part ?? _TableRows(_rows: [])
        }
        static func buildEither(first part: _TableRows<Value>) -> _TableRows<Value> { part }
        static func buildEither(second part: _TableRows<Value>) -> _TableRows<Value> { part }
      }
      """),
    Builtin(
      "ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable",
      """
      init(_ data: Data,
        @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content)
      """
    ) { try joined($0, content: 1, "_rows", of: "TableRowContent") },
    Builtin(
      "ForEach where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable",
      "init(_ data: Data)"
    ) { .array(try $0.elements(0)) },
    Builtin(
      "ForEach: TableRowContent where Content: TableRowContent",
      "typealias TableRowValue = Content.TableRowValue"),
    Builtin(
      "ForEach where Content: TableRowContent", "var _rows: [Content.TableRowValue] { get }"
    ) { $0.arguments[0] },
    Builtin(
      "Section: TableRowContent where Content: TableRowContent",
      "typealias TableRowValue = Content.TableRowValue"),
    Builtin(
      "Section where Content: TableRowContent", "var _rows: [Content.TableRowValue] { get }"
    ) { $0.arguments[0] },
  ]
    // A section of rows; its title is not shown.
    + ["", "_ titleKey: LocalizedStringKey, ", "_ title: some StringProtocol, "].map { title in
      let content = title.isEmpty ? 0 : 1
      let isDisfavored = title.contains("some") ? "@_disfavoredOverload " : ""
      return Builtin(
        "Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView",
        """
        \(isDisfavored)init<V: Identifiable>(\(title)
          @TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V
        """
      ) { call in
        let machine = call.machine
        guard let rows = machine.requirement("_rows", of: "TableRowContent") else { return .void }
        return try machine.call(rows, on: machine.call(call.arguments[content], []))
      }
    }
    + [
      "contextMenu<M: View>(@ViewBuilder menuItems: () -> M)",
      "onHover(perform action: @escaping (Bool) -> Void)",
      "draggable<T>(_ payload: @autoclosure @escaping () -> T)",
      "itemProvider(_ action: (() -> NSItemProvider?)?)",
    ].map {
      Builtin(
        "TableRowContent", "func \($0) -> _TableRows<TableRowValue> { _TableRows(_rows: _rows) }")
    }
    + ["", ", selection: Binding<Value.ID?>", ", selection: Binding<Set<Value.ID>>"].flatMap {
      selection in
      tableOrders.flatMap { order in
        // What the rows are of is said, or told by them.
        [
          "of valueType: Value.Type\(selection)\(order), ",
          String("\(selection)\(order), ".dropFirst(2)),
        ]
        .map { first in
          Builtin(
            "Table",
            """
            init<Rows: TableRowContent>(\(first)
              @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
              @TableRowBuilder<Value> rows: () -> Rows)
            where Rows.TableRowValue == Value
            {
              self.rows = rows()._rows
              _columns = columns()
              \(keepingBindings(selection, order))
            }
            """)
        }
      }
    }
}

/// What the content of every element of a `ForEach` gives of a requirement, one after the other.
func joined(
  _ call: Invocation, content: Int, _ requirement: String, of proto: String
) throws -> Value {
  let machine = call.machine
  guard let parts = machine.requirement(requirement, of: proto) else { return .void }
  let elements = try DataItems(call, 0)
  var all: [Value] = []
  for index in 0..<elements.count {
    let made = try machine.call(call.arguments[content], [elements[index]])
    if case .array(let own) = try machine.call(parts, on: made) { all += own }
  }
  return .array(all)
}
