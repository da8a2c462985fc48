import Interpreter

/// Collections of cells, which are shown as a grid.
var uiKitCollections: [Builtin] { collections + collectionLayouts }

private var collections: [Builtin] {
  [
    appearing(
      "UICollectionReusableView",
      """
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      var reuseIdentifier: String? { nil }
      func prepareForReuse() {}
      """),
    appearing(
      "UICollectionViewCell",
      """
      let contentView: UIView = UIView()
      var isSelected: Bool = false
      var isHighlighted: Bool = false
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override func _shown() -> AnyView {
        AnyView(
          ZStack {
            if let backgroundColor { Color(backgroundColor) }
            contentView._visible()
          })
      }
      """, of: "UICollectionReusableView"),
    appearing(
      "UICollectionView",
      """
      enum ScrollDirection: Int { case vertical, horizontal }
      static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
      static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"
      weak var dataSource: (any UICollectionViewDataSource)?
      var collectionViewLayout: UICollectionViewLayout
      var backgroundView: UIView?
      var allowsSelection: Bool = true
      var allowsMultipleSelection: Bool = false
      var indexPathsForSelectedItems: [IndexPath]? { nil }
      var _cells: [String: UICollectionViewCell.Type] = [:]
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(frame: frame)
      }
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
      }
      func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        _cells[identifier] = cellClass as? UICollectionViewCell.Type
      }
      func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
      ) {}
      func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
      ) -> UICollectionViewCell { _cells[identifier]!.init(frame: .zero) }
      func reloadData() { _changed() }
      func reloadItems(at indexPaths: [IndexPath]) { _changed() }
      func insertItems(at indexPaths: [IndexPath]) { _changed() }
      func deleteItems(at indexPaths: [IndexPath]) { _changed() }
      func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        updates?()
        completion?(true)
        _changed()
      }
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        _changed()
      }
      func deselectItem(at indexPath: IndexPath, animated: Bool) {}
      func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
      }
      func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
      }
      func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
      ) {}
      override func _shown() -> AnyView {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        return AnyView(
          ScrollView {
            LazyVGrid(columns: collectionViewLayout._columns) {
              ForEach(0..<sections, id: \\.self) { section in
                ForEach(0..<self.numberOfItems(inSection: section), id: \\.self) { item in
                  self._item(IndexPath(indexes: [section, item]))
                }
              }
            }
          })
      }
      func _item(_ path: IndexPath) -> AnyView {
        let cell = cellForItem(at: path)
        let height = collectionViewLayout._height
        let shown = AnyView(
          (cell?._visible() ?? AnyView(EmptyView())).frame(minHeight: height, maxHeight: height))
        guard allowsSelection, let delegate = delegate as? any UICollectionViewDelegate else {
          return shown
        }
        return AnyView(
          shown.contentShape(Rectangle()).onTapGesture {
            delegate.collectionView(self, didSelectItemAt: path)
            self._changed()
          })
      }
      """, of: "UIScrollView"),
    Builtin(
      "UICollectionView",
      """
      struct ScrollPosition: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let top = ScrollPosition(rawValue: 1)
        static let centeredVertically = ScrollPosition(rawValue: 2)
        static let bottom = ScrollPosition(rawValue: 4)
        static let left = ScrollPosition(rawValue: 8)
        static let centeredHorizontally = ScrollPosition(rawValue: 16)
        static let right = ScrollPosition(rawValue: 32)
      }
      """),
    Builtin(
      nil,
      """
      protocol UICollectionViewDataSource: NSObjectProtocol {
        func numberOfSections(in collectionView: UICollectionView) -> Int
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell
      }
      """),
    Builtin(
      "UICollectionViewDataSource",
      "func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }"),
    Builtin(
      nil,
      """
      class UICollectionViewController: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegate
      {
        var collectionView: UICollectionView!
        let collectionViewLayout: UICollectionViewLayout
        init(collectionViewLayout layout: UICollectionViewLayout) {
          collectionViewLayout = layout
          super.init()
          let made = UICollectionView(frame: .zero, collectionViewLayout: layout)
          collectionView = made
          view = made
          made.dataSource = self
          made.delegate = self
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 0 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        func collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) {}
      }
      """),
  ]
    + delegate(
      "UICollectionViewDelegate", of: "UIScrollViewDelegate",
      [
        """
        collectionView(
          _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        """,
        """
        collectionView(
          _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
        """,
        """
        collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt indexPath: IndexPath)
        """,
      ])
    + delegate(
      "UICollectionViewDelegateFlowLayout", of: "UICollectionViewDelegate",
      [
        """
        collectionView(
          _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath) -> CGSize = CGSize(width: 50, height: 50)
        """
      ])
}

/// A layout says how many columns there are and how high a cell is; the grid does the rest.
private var collectionLayouts: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UICollectionViewLayout: NSObject {
        weak var collectionView: UICollectionView?
        override init() {}
        func invalidateLayout() {}
        func prepare() {}
        var collectionViewContentSize: CGSize { .zero }
        var _columns: [GridItem] { [GridItem(.flexible())] }
        var _height: CGFloat? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class UICollectionViewFlowLayout: UICollectionViewLayout {
        var itemSize: CGSize = CGSize(width: 50, height: 50)
        var estimatedItemSize: CGSize = .zero
        var minimumLineSpacing: CGFloat = 10
        var minimumInteritemSpacing: CGFloat = 10
        var scrollDirection: UICollectionView.ScrollDirection = .vertical
        var sectionInset: UIEdgeInsets = .zero
        var headerReferenceSize: CGSize = .zero
        var footerReferenceSize: CGSize = .zero
        static let automaticSize: CGSize = CGSize(width: -1, height: -1)
        override var _columns: [GridItem] {
          [GridItem(.adaptive(minimum: itemSize.width), spacing: minimumInteritemSpacing)]
        }
        override var _height: CGFloat? { itemSize.height }
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutDimension: NSObject {
        let dimension: CGFloat
        let _isFraction: Bool
        init(_ dimension: CGFloat, isFraction: Bool) {
          self.dimension = dimension
          _isFraction = isFraction
        }
        class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(fractionalWidth, isFraction: true)
        }
        class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(fractionalHeight, isFraction: true)
        }
        class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(absoluteDimension, isFraction: false)
        }
        class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
          NSCollectionLayoutDimension(estimatedDimension, isFraction: false)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutSize: NSObject {
        let widthDimension: NSCollectionLayoutDimension
        let heightDimension: NSCollectionLayoutDimension
        init(
          widthDimension width: NSCollectionLayoutDimension,
          heightDimension height: NSCollectionLayoutDimension
        ) {
          widthDimension = width
          heightDimension = height
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutItem: NSObject {
        let layoutSize: NSCollectionLayoutSize
        var contentInsets: NSDirectionalEdgeInsets = .zero
        init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutSpacing: NSObject {
        let spacing: CGFloat
        init(_ spacing: CGFloat) { self.spacing = spacing }
        class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(fixedSpacing)
        }
        class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
          NSCollectionLayoutSpacing(flexibleSpacing)
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutGroup: NSCollectionLayoutItem {
        let subitems: [NSCollectionLayoutItem]
        var interItemSpacing: NSCollectionLayoutSpacing?
        let _count: Int
        init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ count: Int) {
          subitems = items
          _count = count
          super.init(layoutSize: size)
        }
        class func _across(_ items: [NSCollectionLayoutItem]) -> Int {
          let width = items.first?.layoutSize.widthDimension
          guard let width, width._isFraction, width.dimension > 0 else { return items.count }
          return max(items.count, Int((1 / width.dimension).rounded(.down)))
        }
        class func horizontal(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup {
          NSCollectionLayoutGroup(layoutSize, subitems, _across(subitems))
        }
        class func horizontal(
          layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count) }
        class func horizontal(
          layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
          count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count) }
        class func vertical(
          layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, 1) }
        class func vertical(
          layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
          count: Int
        ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], 1) }
      }
      """),
    Builtin(
      nil,
      """
      enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
        case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
        case groupPagingCentered
      }
      """),
    Builtin(
      nil,
      """
      class NSCollectionLayoutSection: NSObject {
        let _group: NSCollectionLayoutGroup?
        var contentInsets: NSDirectionalEdgeInsets = .zero
        var interGroupSpacing: CGFloat = 0
        var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
          .none
        var boundarySupplementaryItems: [NSCollectionLayoutItem] = []
        init(group: NSCollectionLayoutGroup) { _group = group }
      }
      """),
    Builtin(
      nil,
      """
      struct UICollectionLayoutListConfiguration {
        enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
        enum HeaderMode: Int { case none, supplementary, firstItemInSection }
        var appearance: Appearance
        var showsSeparators: Bool = true
        var backgroundColor: UIColor?
        var headerMode: HeaderMode = .none
        init(appearance: Appearance) { self.appearance = appearance }
      }
      """),
    Builtin(
      nil,
      """
      class UICollectionViewCompositionalLayout: UICollectionViewLayout {
        let _section: NSCollectionLayoutSection?
        init(section: NSCollectionLayoutSection) { _section = section }
        init(
          sectionProvider: @escaping (
            Int, any NSCollectionLayoutEnvironment
          ) -> NSCollectionLayoutSection?
        ) { _section = sectionProvider(0, _LayoutEnvironment()) }
        class func list(
          using configuration: UICollectionLayoutListConfiguration
        ) -> UICollectionViewCompositionalLayout {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
              group: .horizontal(layoutSize: size, subitems: [item])))
        }
        override var _columns: [GridItem] {
          Array(repeating: GridItem(.flexible()), count: _section?._group?._count ?? 1)
        }
        override var _height: CGFloat? {
          let height = _section?._group?.layoutSize.heightDimension
          return height.flatMap { $0._isFraction ? nil : $0.dimension }
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
        var traitCollection: UITraitCollection { get }
      }
      """),
    Builtin(
      nil,
      """
      class _LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
        override init() {}
        var traitCollection: UITraitCollection { UITraitCollection() }
      }
      """),
  ]
}
