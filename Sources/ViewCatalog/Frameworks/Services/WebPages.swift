import Interpreter

/// WebKit's view of SwiftUI and the page it shows; the device is offline, and no page is loaded.
var webPages: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct WebView: View {
        let _page: WebPage
        init(url: URL?) {
          _page = WebPage()
          _page.url = url
        }
        init(_ page: WebPage) { _page = page }
        var body: some View {
          Color.clear.overlay { Text(_page.url?.host() ?? "").foregroundStyle(.secondary) }
        }
      }
      """),
    Builtin(
      nil,
      """
      final class WebPage: Observable {
        var url: URL?
        var title: String { "" }
        var isLoading: Bool { false }
        var estimatedProgress: Double { 0 }
        var hasOnlySecureContent: Bool { false }
        var customUserAgent: String?
        var isInspectable: Bool = false
        var backForwardList: BackForwardList { BackForwardList() }
        var currentNavigationEvent: NavigationEvent? { nil }
        let _configuration: Configuration
        init(configuration: Configuration = Configuration()) { _configuration = configuration }
        @discardableResult func load(_ request: URLRequest) -> _Navigations {
          url = request.url
          return _Navigations()
        }
        @discardableResult func load(_ url: URL?) -> _Navigations {
          self.url = url
          return _Navigations()
        }
        @discardableResult func load(html: String, baseURL: URL) -> _Navigations {
          url = baseURL
          return _Navigations()
        }
        @discardableResult func load(_ item: BackForwardList.Item) -> _Navigations { _Navigations() }
        @discardableResult func reload(fromOrigin: Bool = false) -> _Navigations { _Navigations() }
        func stopLoading() {}
        @discardableResult func callJavaScript(
          _ functionBody: String, arguments: [String: Any] = [:]
        ) async throws -> Any? { throw URLError._offline }
      }
      """),
    Builtin(
      "WebPage",
      """
      struct Configuration {
        var applicationNameForUserAgent: String?
        var loadsSubresources: Bool = true
        var limitsNavigationsToAppBoundDomains: Bool = false
        init() {}
      }
      """),
    Builtin(
      "WebPage",
      """
      struct BackForwardList {
        struct Item: Identifiable {
          let id = UUID()
          let url: URL
          var title: String? { nil }
        }
        var backList: [Item] { [] }
        var forwardList: [Item] { [] }
        var currentItem: Item? { nil }
      }
      """),
    Builtin(
      "WebPage",
      """
      enum NavigationEvent: Equatable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
      }
      """),
    // What a navigation tells: that there is no connection.
    Builtin(
      "WebPage",
      """
      struct _Navigations: AsyncSequence {
        typealias Element = NavigationEvent
        struct AsyncIterator: AsyncIteratorProtocol {
          func next() async throws -> NavigationEvent? { throw URLError._offline }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
      """),
  ]
    + [
      ("WebViewBackForwardNavigationGesturesBehavior", "BackForwardNavigationGestures"),
      ("WebViewMagnificationGesturesBehavior", "MagnificationGestures"),
      ("WebViewLinkPreviewBehavior", "LinkPreviews"),
    ].flatMap { (type: String, name: String) -> [Builtin] in
      [option(type, ["automatic", "enabled", "disabled"])]
        + inert(["webView\(name)(_ value: \(type))"])
    }
    + inert(["webViewContentBackground(_ visibility: Visibility)"])
}
