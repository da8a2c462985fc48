import Interpreter

/// WebKit's view of a page that is never loaded: the device is offline.
var webViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      class WKWebView: NSView {
        weak var navigationDelegate: (any WKNavigationDelegate)?
        weak var uiDelegate: (any WKUIDelegate)?
        let configuration: WKWebViewConfiguration
        var url: URL?
        var title: String? { nil }
        var isLoading: Bool { false }
        var estimatedProgress: Double { 0 }
        var canGoBack: Bool { false }
        var canGoForward: Bool { false }
        var hasOnlySecureContent: Bool { false }
        var allowsBackForwardNavigationGestures: Bool = false
        var allowsLinkPreview: Bool = true
        var isInspectable: Bool = false
        var pageZoom: CGFloat = 1
        var customUserAgent: String?
        var underPageBackgroundColor: UIColor!
        var scrollView: UIScrollView = UIScrollView()
        var _observations: [NSKeyValueObservation] = []
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) {
          configuration = WKWebViewConfiguration()
          super.init(frame: frame)
        }
        init(frame: CGRect, configuration: WKWebViewConfiguration) {
          self.configuration = configuration
          super.init(frame: frame)
        }
        @discardableResult func load(_ request: URLRequest) -> WKNavigation? {
          url = request.url
          return WKNavigation()
        }
        @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
          url = baseURL
          return WKNavigation()
        }
        @discardableResult func loadFileURL(
          _ URL: URL, allowingReadAccessTo readAccessURL: URL
        ) -> WKNavigation? {
          url = URL
          return WKNavigation()
        }
        @discardableResult func reload() -> WKNavigation? { nil }
        @discardableResult func goBack() -> WKNavigation? { nil }
        @discardableResult func goForward() -> WKNavigation? { nil }
        func stopLoading() {}
        func evaluateJavaScript(
          _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
        ) { completionHandler?(nil, URLError._offline) }
      }
      """),
    Builtin(
      nil,
      """
      class WKWebViewConfiguration: NSObject {
        var preferences: WKPreferences = WKPreferences()
        var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
        var userContentController: WKUserContentController = WKUserContentController()
        var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore()
        var allowsInlineMediaPlayback: Bool = false
        var allowsPictureInPictureMediaPlayback: Bool = true
        var suppressesIncrementalRendering: Bool = false
        var applicationNameForUserAgent: String?
        var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
        override init() {}
      }
      """),
    optionSet("WKAudiovisualMediaTypes", raw: "UInt", ["audio", "video"]),
    Builtin(
      nil,
      """
      class WKPreferences: NSObject {
        var javaScriptEnabled: Bool = true
        var javaScriptCanOpenWindowsAutomatically: Bool = false
        var minimumFontSize: CGFloat = 0
        var isFraudulentWebsiteWarningEnabled: Bool = true
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class WKWebpagePreferences: NSObject {
        var allowsContentJavaScript: Bool = true
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class WKWebsiteDataStore: NSObject {
        override init() {}
        class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
        class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      }
      """),
    Builtin(
      nil,
      """
      class WKUserContentController: NSObject {
        override init() {}
        func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
        func removeScriptMessageHandler(forName name: String) {}
        func addUserScript(_ userScript: WKUserScript) {}
        func removeAllUserScripts() {}
      }
      """),
    Builtin(nil, "enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }"),
    Builtin(
      nil,
      """
      class WKUserScript: NSObject {
        let source: String
        init(
          source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
        ) { self.source = source }
      }
      """),
    Builtin(
      nil,
      "class WKScriptMessage: NSObject { var body: Any { \"\" }; var name: String { \"\" }; override init() {} }"
    ),
    Builtin(nil, "class WKNavigation: NSObject { override init() {} }"),
    Builtin(
      nil,
      """
      enum WKNavigationType: Int {
        case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
      }
      """),
    Builtin(nil, "enum WKNavigationActionPolicy: Int { case cancel, allow, download }"),
    Builtin(nil, "enum WKNavigationResponsePolicy: Int { case cancel, allow, download }"),
    Builtin(
      nil,
      """
      class WKFrameInfo: NSObject {
        var isMainFrame: Bool { true }
        var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
      }
      """),
    Builtin(
      nil,
      """
      class WKNavigationAction: NSObject {
        var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
        var navigationType: WKNavigationType { .other }
        var targetFrame: WKFrameInfo? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class WKNavigationResponse: NSObject {
        var response: URLResponse { URLResponse(url: nil) }
        var isForMainFrame: Bool { true }
        var canShowMIMEType: Bool { true }
      }
      """),
  ]
    + [
      "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler", "WKHTTPCookieStoreObserver",
    ].map { Builtin(nil, "protocol \($0): NSObjectProtocol {}") }
}
