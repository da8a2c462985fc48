import Interpreter

/// AppKit's tables, shown as lists; items of the status bar and popovers, which are kept and not
/// shown.
var appKitTables: [Builtin] { appKitLists + statusItems }

private var appKitLists: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSTableColumn: NSObject {
        let identifier: NSUserInterfaceItemIdentifier
        var title: String = ""
        var width: CGFloat = 100
        var minWidth: CGFloat = 10
        var maxWidth: CGFloat = 10000
        var isEditable: Bool = true
        init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
      }
      """),
    Builtin(
      nil,
      """
      struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      """),
    Builtin(
      nil,
      """
      class NSTableView: NSControl {
        enum Style: Int { case automatic, fullWidth, inset, sourceList, plain }
        var style: Style = .automatic
        weak var dataSource: (any NSTableViewDataSource)?
        weak var delegate: (any NSTableViewDelegate)?
        var tableColumns: [NSTableColumn] = []
        var headerView: UIView?
        var rowHeight: CGFloat = 24
        var selectedRow: Int = -1
        var clickedRow: Int { selectedRow }
        var allowsMultipleSelection: Bool = false
        var allowsEmptySelection: Bool = true
        var usesAlternatingRowBackgroundColors: Bool = false
        var numberOfRows: Int { dataSource?.numberOfRows(in: self) ?? 0 }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        func addTableColumn(_ tableColumn: NSTableColumn) { tableColumns.append(tableColumn) }
        func reloadData() { _changed() }
        func scrollRowToVisible(_ row: Int) {}
        func deselectAll(_ sender: Any?) { selectedRow = -1 }
        func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
          selectedRow = indexes.first ?? -1
        }
        func makeView(
          withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?
        ) -> UIView? { nil }
        func _cell(_ row: Int, _ column: NSTableColumn?) -> AnyView {
          if let view = delegate?.tableView(self, viewFor: column, row: row) {
            return view._visible()
          }
          let value = dataSource?.tableView(self, objectValueFor: column, row: row)
          return AnyView(Text(value.map { "\\($0)" } ?? ""))
        }
        override func _shown() -> AnyView {
          AnyView(
            List {
              ForEach(0..<numberOfRows, id: \\.self) { row in
                HStack {
                  ForEach(self.tableColumns, id: \\.self) { self._cell(row, $0) }
                }.onTapGesture {
                  self.selectedRow = row
                  self.delegate?.tableViewSelectionDidChange(
                    Notification(
                      name: Notification.Name("NSTableViewSelectionDidChangeNotification"),
                      object: self))
                  self.performClick(self)
                }
              }
            })
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSTableCellView: NSView {
        var textField: NSTextField?
        var objectValue: Any?
      }
      """),
  ]
    + delegate(
      "NSTableViewDataSource",
      [
        "numberOfRows(in tableView: NSTableView) -> Int = 0",
        """
        tableView(
          _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
        ) -> Any? = nil
        """,
      ])
    + delegate(
      "NSTableViewDelegate", of: "NSControlTextEditingDelegate",
      [
        """
        tableView(
          _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> UIView? = nil
        """,
        "tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat = 24",
        "tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool = true",
        "tableViewSelectionDidChange(_ notification: Notification)",
      ])
}

private var statusItems: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSStatusBar: NSObject {
        static let system: NSStatusBar = NSStatusBar()
        override init() {}
        var thickness: CGFloat { 24 }
        func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
        func removeStatusItem(_ item: NSStatusItem) {}
      }
      """),
    Builtin(
      nil,
      """
      class NSStatusItem: NSObject {
        static let variableLength: CGFloat = -1
        static let squareLength: CGFloat = -2
        var length: CGFloat
        var menu: NSMenu?
        var button: NSStatusBarButton? = NSStatusBarButton()
        var isVisible: Bool = true
        var autosaveName: String! = ""
        init(_ length: CGFloat) { self.length = length }
      }
      """),
    Builtin(
      nil,
      """
      class NSStatusBarButton: NSButton {
        var appearsDisabled: Bool = false
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      """),
    Builtin(
      nil,
      """
      class NSPopover: UIResponder {
        enum Behavior: Int { case applicationDefined, transient, semitransient }
        var contentViewController: NSViewController?
        var contentSize: CGSize = .zero
        var behavior: Behavior = .applicationDefined
        var animates: Bool = true
        var isShown: Bool = false
        var isDetached: Bool { false }
        weak var delegate: (any NSPopoverDelegate)?
        override init() { super.init() }
        func show(
          relativeTo positioningRect: CGRect, of positioningView: UIView,
          preferredEdge: NSRectEdge
        ) { isShown = true }
        func performClose(_ sender: Any?) { close() }
        func close() {
          isShown = false
          delegate?.popoverDidClose(
            Notification(name: Notification.Name("NSPopoverDidCloseNotification"), object: self))
        }
      }
      """),
    Builtin(nil, "enum NSRectEdge: UInt { case minX, minY, maxX, maxY }"),
  ]
    + delegate(
      "NSPopoverDelegate",
      [
        "popoverWillShow(_ notification: Notification)",
        "popoverDidShow(_ notification: Notification)",
        "popoverWillClose(_ notification: Notification)",
        "popoverDidClose(_ notification: Notification)",
        "popoverShouldClose(_ popover: NSPopover) -> Bool = true",
      ])
}
