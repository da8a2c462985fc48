import Interpreter

/// Tables of UIKit with their controller, and what keeps their rows and the cells of collections.
var uiKitTables: [Builtin] { tableControllers + snapshots }

private var tableControllers: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var tableView: UITableView!
        var refreshControl: UIRefreshControl?
        var clearsSelectionOnViewWillAppear: Bool = true
        override init() {
          super.init()
          _take(UITableView(frame: .zero, style: .plain))
        }
        init(style: UITableView.Style) {
          super.init()
          _take(UITableView(frame: .zero, style: style))
        }
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          _take(UITableView(frame: .zero, style: .plain))
        }
        override init?(coder: NSCoder) {
          super.init(coder: coder)
          _take(UITableView(frame: .zero, style: .plain))
        }
        func _take(_ table: UITableView) {
          tableView = table
          view = table
          table.dataSource = self
          table.delegate = self
        }
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { nil }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(
          _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { -1 }
      }
      """)
  ]
}

private var snapshots: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct NSDiffableDataSourceSnapshot<
        SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
      > {
        var _sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
        init() {}
        var numberOfSections: Int { _sections.count }
        var numberOfItems: Int { itemIdentifiers.count }
        var sectionIdentifiers: [SectionIdentifierType] { _sections.map { $0.section } }
        var itemIdentifiers: [ItemIdentifierType] { _sections.flatMap { $0.items } }
        func itemIdentifiers(
          inSection identifier: SectionIdentifierType
        ) -> [ItemIdentifierType] { _sections.first { $0.section == identifier }?.items ?? [] }
        func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
          itemIdentifiers(inSection: identifier).count
        }
        func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
          itemIdentifiers.firstIndex(of: identifier)
        }
        func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
          sectionIdentifiers.firstIndex(of: identifier)
        }
        func sectionIdentifier(
          containingItem identifier: ItemIdentifierType
        ) -> SectionIdentifierType? {
          _sections.first { $0.items.contains(identifier) }?.section
        }
        mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
          _sections += identifiers.map { ($0, []) }
        }
        mutating func appendItems(
          _ identifiers: [ItemIdentifierType],
          toSection sectionIdentifier: SectionIdentifierType? = nil
        ) {
          let place = sectionIdentifier.map { indexOfSection($0) } ?? _sections.indices.last
          if let place { _sections[place].items += identifiers }
        }
        mutating func insertItems(
          _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
        ) { _insert(identifiers, beside: beforeIdentifier, 0) }
        mutating func insertItems(
          _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
        ) { _insert(identifiers, beside: afterIdentifier, 1) }
        mutating func _insert(
          _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int
        ) {
          for section in _sections.indices {
            if let place = _sections[section].items.firstIndex(of: item) {
              _sections[section].items.insert(contentsOf: identifiers, at: place + offset)
            }
          }
        }
        mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
          for section in _sections.indices {
            _sections[section].items.removeAll { identifiers.contains($0) }
          }
        }
        mutating func deleteAllItems() { _sections = [] }
        mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
          _sections.removeAll { identifiers.contains($0.section) }
        }
        mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
        mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
        mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
      }
      """)
  ]
    + ["Table", "Collection"].map { kind in
      let view = "UI\(kind)View"
      let label = kind == "Table" ? "tableView" : "collectionView"
      let (row, rows) =
        kind == "Table"
        ? ("cellForRowAt", "numberOfRowsInSection") : ("cellForItemAt", "numberOfItemsInSection")
      return Builtin(
        nil,
        """
        class \(view)DiffableDataSource<
          SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
        >: NSObject, \(view)DataSource {
          typealias CellProvider = (\(view), IndexPath, ItemIdentifierType) -> \(view)Cell?
          typealias SupplementaryViewProvider = (\(view), String, IndexPath) -> UIView?
          weak var _view: \(view)?
          let _provider: CellProvider
          var _snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
          var supplementaryViewProvider: SupplementaryViewProvider?
          init(\(label): \(view), cellProvider: @escaping CellProvider) {
            _view = \(label)
            _provider = cellProvider
            super.init()
            \(label).dataSource = self
          }
          func apply(
            _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
            animatingDifferences: Bool = true, completion: (() -> Void)? = nil
          ) {
            _snapshot = snapshot
            _view?.reloadData()
            completion?()
          }
          func snapshot() -> NSDiffableDataSourceSnapshot<
            SectionIdentifierType, ItemIdentifierType
          > { _snapshot }
          func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
            let section = _snapshot._sections[indexPath.section]
            let place = indexPath[1]
            return section.items.indices.contains(place) ? section.items[place] : nil
          }
          func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
            for (section, held) in _snapshot._sections.enumerated() {
              if let place = held.items.firstIndex(of: itemIdentifier) {
                return IndexPath(indexes: [section, place])
              }
            }
            return nil
          }
          func numberOfSections(in \(label): \(view)) -> Int { _snapshot.numberOfSections }
          func \(label)(_ \(label): \(view), \(rows) section: Int) -> Int {
            _snapshot._sections[section].items.count
          }
          func \(label)(_ \(label): \(view), \(row) indexPath: IndexPath) -> \(view)Cell {
            _provider(\(label), indexPath, itemIdentifier(for: indexPath)!)!
          }
        }
        """)
    }
}
