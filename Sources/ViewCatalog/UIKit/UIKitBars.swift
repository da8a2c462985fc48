import Interpreter

/// Bars and their looks, which the app's own bars do not take on.
var uiKitBars: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIBarAppearance: NSObject {
        var backgroundColor: UIColor?
        var shadowColor: UIColor?
        var backgroundImage: UIImage?
        var shadowImage: UIImage?
        override init() {}
        func configureWithOpaqueBackground() {}
        func configureWithTransparentBackground() {}
        func configureWithDefaultBackground() {}
      }
      """),
    Builtin(
      nil,
      """
      class UINavigationBarAppearance: UIBarAppearance {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
        func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
      }
      """),
    Builtin(nil, "class UITabBarAppearance: UIBarAppearance {}"),
    Builtin(nil, "class UIToolbarAppearance: UIBarAppearance {}"),
    appearing(
      "UINavigationBar",
      """
      var barTintColor: UIColor?
      var isTranslucent: Bool = true
      var prefersLargeTitles: Bool = false
      var titleTextAttributes: [NSAttributedString.Key: Any]?
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
      var scrollEdgeAppearance: UINavigationBarAppearance?
      var compactAppearance: UINavigationBarAppearance?
      var shadowImage: UIImage?
      func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
      """),
    Builtin(nil, "enum UIBarMetrics: Int { case `default`, compact }"),
    appearing(
      "UITabBar",
      """
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
      var isTranslucent: Bool = true
      var standardAppearance: UITabBarAppearance = UITabBarAppearance()
      var scrollEdgeAppearance: UITabBarAppearance?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      """),
    appearing("UIToolbar", "var barTintColor: UIColor?"),
    Builtin(
      nil,
      """
      class NSAttributedString: NSObject {
        var _text: String
        var string: String { _text }
        var length: Int { _text.utf16.count }
        init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
          _text = str
        }
        struct Key: Hashable {
          let rawValue: String
          init(rawValue: String) { self.rawValue = rawValue }
          static let font = Key(rawValue: "NSFont")
          static let foregroundColor = Key(rawValue: "NSColor")
          static let backgroundColor = Key(rawValue: "NSBackgroundColor")
          static let kern = Key(rawValue: "NSKern")
          static let underlineStyle = Key(rawValue: "NSUnderline")
          static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
          static let link = Key(rawValue: "NSLink")
        }
      }
      """),
  ] + [changingTexts]
}

private let changingTexts = Builtin(
  nil,
  """
  class NSMutableAttributedString: NSAttributedString {
    func append(_ attrString: NSAttributedString) { _text += attrString._text }
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
    func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {}
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
  }
  """)
