import Interpreter

/// Buttons of UIKit, in its views and its bars.
var uiKitButtons: [Builtin] {
  [
    appearing(
      "UIButton",
      """
      enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
      }
      var titleLabel: UILabel? = UILabel()
      var imageView: UIImageView? = UIImageView(image: nil)
      var contentEdgeInsets: UIEdgeInsets = .zero
      var titleEdgeInsets: UIEdgeInsets = .zero
      var imageEdgeInsets: UIEdgeInsets = .zero
      var adjustsImageWhenHighlighted: Bool = true
      var showsMenuAsPrimaryAction: Bool = false
      var changesSelectionAsPrimaryAction: Bool = false
      var menu: UIMenu?
      var configuration: UIButton.Configuration?
      var _titles: [UIControl.State: String] = [:]
      var _images: [UIControl.State: UIImage] = [:]
      var _colors: [UIControl.State: UIColor] = [:]
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(type buttonType: UIButton.ButtonType) { super.init(frame: .zero) }
      init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.configuration = configuration
        super.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
      }
      init(primaryAction: UIAction?) {
        super.init(frame: .zero)
        guard let primaryAction else { return }
        _titles[.normal] = primaryAction.title
        _images[.normal] = primaryAction.image
        addAction(primaryAction, for: .touchUpInside)
      }
      var _state: UIControl.State { isSelected ? .selected : .normal }
      var currentTitle: String? { title(for: _state) ?? title(for: .normal) }
      func title(for state: UIControl.State) -> String? { _titles[state] }
      func image(for state: UIControl.State) -> UIImage? { _images[state] }
      func setTitle(_ title: String?, for state: UIControl.State) { _titles[state] = title }
      func setTitleColor(_ color: UIColor?, for state: UIControl.State) { _colors[state] = color }
      func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        _titles[state] = title?.string
      }
      func setImage(_ image: UIImage?, for state: UIControl.State) { _images[state] = image }
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
      func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
      ) {}
      override func _shown() -> AnyView {
        let title = configuration?.title ?? currentTitle ?? ""
        let picture = configuration?.image ?? image(for: _state) ?? image(for: .normal)
        let label = AnyView(
          HStack {
            if let picture { Image(uiImage: picture) }
            if !title.isEmpty { Text(title).font(titleLabel?.font.map { Font($0) }) }
          }
          .foregroundColor(_colors[UIControl.State.normal].map { Color($0) })
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
          .background(Color(backgroundColor ?? .clear))
          .clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
        if let menu, showsMenuAsPrimaryAction {
          return AnyView(Menu { menu._items() } label: { label })
        }
        return AnyView(
          Button { self.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } label: { label })
      }
      """, of: "UIControl"),
    Builtin(
      "UIButton",
      """
      struct Configuration {
        var title: String?
        var subtitle: String?
        var image: UIImage?
        var baseBackgroundColor: UIColor?
        var baseForegroundColor: UIColor?
        var cornerStyle: CornerStyle = .dynamic
        var buttonSize: Size = .medium
        var imagePadding: CGFloat = 0
        var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
        var showsActivityIndicator: Bool = false
        enum CornerStyle: Int { case fixed = -1, dynamic, small, medium, large, capsule }
        enum Size: Int { case medium, small, mini, large }
        static func plain() -> Configuration { Configuration() }
        static func filled() -> Configuration { Configuration() }
        static func tinted() -> Configuration { Configuration() }
        static func gray() -> Configuration { Configuration() }
        static func bordered() -> Configuration { Configuration() }
        static func borderless() -> Configuration { Configuration() }
        static func borderedProminent() -> Configuration { Configuration() }
      }
      """),
    Builtin(
      nil,
      """
      struct NSDirectionalEdgeInsets: Hashable {
        var top: CGFloat = 0
        var leading: CGFloat = 0
        var bottom: CGFloat = 0
        var trailing: CGFloat = 0
        static let zero = NSDirectionalEdgeInsets()
      }
      """),
    appearing(
      "UIBarItem",
      """
      var title: String?
      var image: UIImage?
      var isEnabled: Bool = true
      var tag: Int = 0
      override init() { super.init() }
      func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
      ) {}
      """, of: "NSObject", made: "", overrides: false),
    appearing(
      "UIBarButtonItem",
      """
      enum Style: Int { case plain, bordered, done, prominent }
      enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
      }
      var customView: UIView?
      var tintColor: UIColor?
      var width: CGFloat = 0
      override init() { super.init() }
      init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.title = title
      }
      init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.image = image
      }
      init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        super.init()
      }
      init(customView: UIView) {
        self.customView = customView
        super.init()
      }
      var menu: UIMenu?
      var primaryAction: UIAction?
      init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
      ) {
        self.primaryAction = primaryAction
        self.menu = menu
        super.init()
        self.title = title
        self.image = image
      }
      init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
      ) {
        self.primaryAction = primaryAction
        self.menu = menu
        super.init()
      }
      class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
      class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
      """, of: "UIBarItem", made: ""),
    appearing(
      "UITabBarItem",
      """
      var badgeValue: String?
      var badgeColor: UIColor?
      var selectedImage: UIImage?
      override init() { super.init() }
      init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
      }
      init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
      }
      """, of: "UIBarItem", made: ""),
  ]
}
