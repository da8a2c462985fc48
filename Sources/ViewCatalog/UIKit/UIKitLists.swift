import Interpreter

/// UIKit's views of many: stacks, scrolled content, tables, wheels and dates.
var uiKitLists: [Builtin] {
  [
    appearing(
      "UIScrollView",
      """
      var contentOffset: CGPoint = .zero
      var contentSize: CGSize = .zero
      var contentInset: UIEdgeInsets = .zero
      var adjustedContentInset: UIEdgeInsets { contentInset }
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
      var decelerationRate: UIScrollView.DecelerationRate = .normal
      var bounces: Bool = true
      var bouncesZoom: Bool = true
      var alwaysBounceVertical: Bool = false
      var alwaysBounceHorizontal: Bool = false
      var isScrollEnabled: Bool = true
      var isPagingEnabled: Bool = false
      var isDragging: Bool { false }
      var isTracking: Bool { false }
      var isDecelerating: Bool { false }
      var zoomScale: CGFloat = 1
      var minimumZoomScale: CGFloat = 1
      var maximumZoomScale: CGFloat = 1
      var delaysContentTouches: Bool = true
      var canCancelContentTouches: Bool = true
      var showsVerticalScrollIndicator: Bool = true
      var showsHorizontalScrollIndicator: Bool = true
      var scrollsToTop: Bool = true
      var refreshControl: UIRefreshControl?
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
      weak var delegate: (any UIScrollViewDelegate)?
      var panGestureRecognizer: UIPanGestureRecognizer {
        UIPanGestureRecognizer(target: nil, action: nil)
      }
      enum KeyboardDismissMode: Int { case none, onDrag, interactive }
      enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
      struct DecelerationRate: Hashable {
        let rawValue: CGFloat
        static let normal = DecelerationRate(rawValue: 0.998)
        static let fast = DecelerationRate(rawValue: 0.99)
      }
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: NSCoder) { super.init(coder: coder) }
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
      }
      func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
      func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
      func zoom(to rect: CGRect, animated: Bool) {}
      func flashScrollIndicators() {}
      override func _shown() -> AnyView {
        let isWide = contentSize.width > frame.width && contentSize.height <= frame.height
        return AnyView(
          ScrollView(isWide ? .horizontal : .vertical) {
            ZStack(alignment: .topLeading) {
              ForEach(subviews.indices, id: \\.self) { self.subviews[$0]._placed() }
            }.frame(
              width: contentSize.width > 0 ? contentSize.width : nil,
              height: contentSize.height > 0 ? contentSize.height : nil)
          })
      }
      """),
    appearing(
      "UIRefreshControl",
      """
      var attributedTitle: NSAttributedString?
      var isRefreshing: Bool = false
      func beginRefreshing() { isRefreshing = true }
      func endRefreshing() { isRefreshing = false }
      """, of: "UIControl"),
    appearing(
      "UIStackView",
      """
      enum Distribution: Int {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
      }
      enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        static var top: Alignment { .leading }
        static var bottom: Alignment { .trailing }
      }
      var axis: NSLayoutConstraint.Axis = .horizontal
      var spacing: CGFloat = 0
      var distribution: UIStackView.Distribution = .fill
      var alignment: UIStackView.Alignment = .fill
      var isLayoutMarginsRelativeArrangement: Bool = false
      var arrangedSubviews: [UIView] { subviews }
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(arrangedSubviews views: [UIView]) {
        super.init(frame: .zero)
        for view in views { addSubview(view) }
      }
      func addArrangedSubview(_ view: UIView) { addSubview(view) }
      func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        insertSubview(view, at: stackIndex)
      }
      func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
      override func _shown() -> AnyView {
        let fills = distribution == .fillEqually
        let parts = subviews.filter { !$0.isHidden }
        return axis == .vertical
          ? AnyView(
            VStack(
              alignment: alignment == .center
                ? .center : alignment == .trailing ? .trailing : .leading, spacing: spacing
            ) {
              ForEach(parts.indices, id: \\.self) {
                parts[$0]._visible().frame(maxHeight: fills ? .infinity : nil)
              }
            })
          : AnyView(
            HStack(
              alignment: alignment == .leading ? .top : alignment == .trailing ? .bottom : .center,
              spacing: spacing
            ) {
              ForEach(parts.indices, id: \\.self) {
                parts[$0]._visible().frame(maxWidth: fills ? .infinity : nil)
              }
            })
      }
      """),
    appearing(
      "UITableView",
      """
      enum Style: Int { case plain, grouped, insetGrouped }
      enum ScrollPosition: Int { case none, top, middle, bottom }
      enum RowAnimation: Int {
        case fade, right, left, top, bottom, none, middle, automatic = 100
      }
      static let automaticDimension: CGFloat = -1
      let style: UITableView.Style
      weak var dataSource: (any UITableViewDataSource)?
      var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      var separatorColor: UIColor?
      var separatorInset: UIEdgeInsets = .zero
      var tableFooterView: UIView?
      var tableHeaderView: UIView?
      var backgroundView: UIView?
      var rowHeight: CGFloat = -1
      var estimatedRowHeight: CGFloat = -1
      var sectionHeaderHeight: CGFloat = -1
      var sectionHeaderTopPadding: CGFloat = 0
      var allowsSelection: Bool = true
      var allowsMultipleSelection: Bool = false
      var isEditing: Bool = false
      var _cells: [String: UITableViewCell.Type] = [:]
      convenience init() { self.init(frame: .zero, style: .plain) }
      init(frame: CGRect, style: UITableView.Style = .plain) {
        self.style = style
        super.init(frame: frame)
      }
      func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        _cells[identifier] = cellClass as? UITableViewCell.Type
      }
      func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
      ) -> UITableViewCell { dequeueReusableCell(withIdentifier: identifier)! }
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        _cells[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
      }
      func reloadData() { _changed() }
      func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changed() }
      func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changed() }
      func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changed() }
      func beginUpdates() {}
      func endUpdates() {}
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      func deselectRow(at indexPath: IndexPath, animated: Bool) {}
      func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
      ) {}
      func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      }
      func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
      }
      override func _shown() -> AnyView {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        return AnyView(
          List {
            ForEach(0..<sections, id: \\.self) { section in
              Section {
                ForEach(0..<self.numberOfRows(inSection: section), id: \\.self) { row in
                  self._row(IndexPath(row: row, section: section))
                }
              } header: {
                if let title = self.dataSource?.tableView(self, titleForHeaderInSection: section) {
                  Text(title)
                }
              }
            }
          }.listStyle(.plain))
      }
      func _row(_ path: IndexPath) -> AnyView {
        let content = cellForRow(at: path)?._shown() ?? AnyView(EmptyView())
        guard allowsSelection, let delegate = delegate as? any UITableViewDelegate else {
          return content
        }
        return AnyView(
          Button {
            delegate.tableView(self, didSelectRowAt: path)
            self._changed()
          } label: {
            content
          }.foregroundColor(.primary))
      }
      """, of: "UIScrollView"),
    appearing(
      "UITableViewCell",
      """
      enum SeparatorStyle: Int { case none, singleLine }
      enum SelectionStyle: Int { case none, blue, gray, `default` }
      enum CellStyle: Int { case `default`, value1, value2, subtitle }
      enum AccessoryType: Int {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
      }
      let reuseIdentifier: String?
      var selectionStyle: UITableViewCell.SelectionStyle = .default
      var accessoryType: UITableViewCell.AccessoryType = .none
      var accessoryView: UIView?
      var textLabel: UILabel? = UILabel()
      var detailTextLabel: UILabel? = UILabel()
      var imageView: UIImageView? = UIImageView(image: nil)
      var contentView: UIView = UIView()
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var isEditing: Bool = false
      convenience init() { self.init(style: .default, reuseIdentifier: nil) }
      required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      func prepareForReuse() {}
      override func _shown() -> AnyView {
        AnyView(
          HStack {
            if let image = imageView?.image { Image(uiImage: image) }
            VStack(alignment: .leading) {
              if let text = textLabel?.text { Text(text) }
              if let detail = detailTextLabel?.text { Text(detail).font(.subheadline) }
            }
            if !contentView.subviews.isEmpty { contentView._shown() }
            Spacer()
            if accessoryType == .checkmark { Image(systemName: "checkmark") }
            if accessoryType == .disclosureIndicator { Image(systemName: "chevron.right") }
          })
      }
      """, made: ""),
    appearing("UITableViewHeaderFooterView", ""),
    appearing(
      "UIPickerView",
      """
      weak var dataSource: (any UIPickerViewDataSource)?
      weak var delegate: (any UIPickerViewDelegate)?
      var showsSelectionIndicator: Bool = true
      var _selected: [Int: Int] = [:]
      var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
      func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      }
      func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        _selected[component] = row
      }
      func selectedRow(inComponent component: Int) -> Int { _selected[component] ?? 0 }
      func reloadAllComponents() { _changed() }
      func reloadComponent(_ component: Int) { _changed() }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        AnyView(
          HStack(spacing: 0) {
            ForEach(0..<numberOfComponents, id: \\.self) { component in
              Picker("", selection: self._selection(component)) {
                ForEach(0..<self.numberOfRows(inComponent: component), id: \\.self) { row in
                  Text(
                    self.delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
                  ).tag(row)
                }
              }.pickerStyle(.wheel).labelsHidden()
            }
          })
      }
      func _selection(_ component: Int) -> Binding<Int> {
        Binding(
          get: { self.selectedRow(inComponent: component) },
          set: { row in
            self._selected[component] = row
            self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
            self._changed()
          })
      }
      """),
    appearing(
      "UIDatePicker",
      """
      var date: Date = Date()
      var minimumDate: Date?
      var maximumDate: Date?
      var minuteInterval: Int = 1
      var countDownDuration: TimeInterval = 0
      var locale: Locale?
      var calendar: Calendar! = Calendar.current
      var timeZone: TimeZone?
      var datePickerMode: UIDatePicker.Mode = .dateAndTime
      var preferredDatePickerStyle: UIDatePickerStyle = .automatic
      enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }
      func setDate(_ date: Date, animated: Bool) { self.date = date }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let value = Binding<Date>(
          get: { self.date }, set: { self.date = $0; self.sendActions(for: .valueChanged) })
        let parts: DatePickerComponents =
          datePickerMode == .date
          ? .date : datePickerMode == .time ? .hourAndMinute : [.date, .hourAndMinute]
        let picker = DatePicker("", selection: value, displayedComponents: parts).labelsHidden()
        switch preferredDatePickerStyle {
        case .wheels: return AnyView(picker.datePickerStyle(.wheel))
        case .inline: return AnyView(picker.datePickerStyle(.graphical))
        default: return AnyView(picker)
        }
      }
      """, of: "UIControl"),
    Builtin(nil, "enum UIDatePickerStyle: Int { case automatic, wheels, compact, inline }"),
    Builtin(
      nil,
      """
      protocol UIPickerViewDataSource: NSObjectProtocol {
        func numberOfComponents(in pickerView: UIPickerView) -> Int
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
      }
      """),
    Builtin(
      nil,
      """
      protocol UITableViewDataSource: NSObjectProtocol {
        func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell
        func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String?
      }
      """),
    Builtin(
      "UITableViewDataSource", "func numberOfSections(in tableView: UITableView) -> Int { 1 }"),
    Builtin(
      "UITableViewDataSource",
      """
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
      }
      """),
  ]
    + delegate(
      "UIScrollViewDelegate",
      [
        "scrollViewDidScroll(_ scrollView: UIScrollView)",
        "scrollViewDidZoom(_ scrollView: UIScrollView)",
        "scrollViewDidEndDecelerating(_ scrollView: UIScrollView)",
        "scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)",
        "scrollViewWillBeginDragging(_ scrollView: UIScrollView)",
        "scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)",
        "viewForZooming(in scrollView: UIScrollView) -> UIView? = nil",
      ])
    + delegate(
      "UITableViewDelegate", of: "UIScrollViewDelegate",
      [
        "tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
        "tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)",
        "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat = -1",
        """
        tableView(
          _ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? = nil
        """,
      ])
    + delegate(
      "UIPickerViewDelegate",
      [
        """
        pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int,
          forComponent component: Int) -> String? = nil
        """,
        """
        pickerView(
          _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
        """,
        """
        pickerView(
          _ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat = 32
        """,
      ])
}
