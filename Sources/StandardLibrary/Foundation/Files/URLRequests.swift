import Interpreter

/// Requests and sessions: as Foundation declares them, without a network behind them.
var urlRequests: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct URLRequest: Hashable, Sendable {
        enum CachePolicy: Int, Sendable {
          case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
        }
        var url: URL?
        var httpMethod: String? = "GET"
        var httpBody: Data?
        var timeoutInterval: TimeInterval
        var cachePolicy: CachePolicy
        var allHTTPHeaderFields: [String: String]?
        init(
          url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
          timeoutInterval: TimeInterval = 60
        ) {
          self.url = url
          self.cachePolicy = cachePolicy
          self.timeoutInterval = timeoutInterval
        }
        func value(forHTTPHeaderField field: String) -> String? {
          allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
        }
        mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
          var fields = allHTTPHeaderFields ?? [:]
          fields[field] = value
          allHTTPHeaderFields = fields
        }
        mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
          setValue(value, forHTTPHeaderField: field)
        }
      }
      """),
    Builtin(
      nil,
      """
      class URLResponse {
        var url: URL?
        var mimeType: String?
        var expectedContentLength: Int64 = -1
        var textEncodingName: String?
        var suggestedFilename: String? { url?.lastPathComponent }
        init(url: URL?) { self.url = url }
        init(
          url: URL, mimeType: String?, expectedContentLength length: Int,
          textEncodingName name: String?
        ) {
          self.url = url
          self.mimeType = mimeType
          expectedContentLength = Int64(length)
          textEncodingName = name
        }
      }
      """),
    Builtin(
      nil,
      """
      class HTTPURLResponse: URLResponse {
        var statusCode: Int
        init?(
          url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
        ) {
          self.statusCode = statusCode
          allHeaderFields = headerFields ?? [:]
          super.init(url: url)
        }
        var allHeaderFields: [AnyHashable: Any] = [:]
        func value(forHTTPHeaderField field: String) -> String? {
          allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value
            as? String
        }
        class func localizedString(forStatusCode statusCode: Int) -> String {
          switch statusCode {
          case 200: return "no error"
          case 404: return "not found"
          case 500: return "internal server error"
          default: return statusCode < 400 ? "success" : "error"
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct URLError: Error, LocalizedError, CustomStringConvertible, Hashable, Sendable {
        static let errorDomain: String = "NSURLErrorDomain"
        var description: String {
          NSError(domain: "NSURLErrorDomain", code: errorCode, userInfo: userInfo).description
        }
        struct Code: RawRepresentable, Hashable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
        }
        var code: Code
        var userInfo: [String: Any]
        init(_ code: Code, userInfo: [String: Any] = [:]) {
          self.code = code
          self.userInfo = userInfo
        }
        static func == (lhs: URLError, rhs: URLError) -> Bool { lhs.code == rhs.code }
        func hash(into hasher: inout Hasher) { hasher.combine(code) }
        static var _offline: URLError {
          let code = Code.notConnectedToInternet
          let text = URLError(code).localizedDescription
          return URLError(code, userInfo: [NSLocalizedDescriptionKey: text])
        }
        var errorCode: Int { code.rawValue }
        var errorUserInfo: [String: Any] { userInfo }
        var failingURL: URL? { userInfo["NSErrorFailingURLKey"] as? URL }
        var errorDescription: String? {
          switch code {
          case .notConnectedToInternet: return "The Internet connection appears to be offline."
          case .timedOut: return "The request timed out."
          case .badURL: return "bad URL"
          case .unsupportedURL: return "unsupported URL"
          case .cannotFindHost: return "A server with the specified hostname could not be found."
          case .cancelled: return "cancelled"
          default:
            return "The operation couldn’t be completed. (NSURLErrorDomain error \\(code.rawValue).)"
          }
        }
      }
      """),
    Builtin(
      nil,
      """
      class URLSessionTask: NSObject {
        var _body: () -> Void
        init(_body: @escaping () -> Void) { self._body = _body }
        func resume() { DispatchQueue.main.async { self._body() } }
        func cancel() { _body = {} }
      }
      """),
    Builtin(nil, "typealias URLSessionDataTask = URLSessionTask"),
    Builtin(
      nil,
      """
      class URLSessionConfiguration {
        var timeoutIntervalForRequest: TimeInterval = 60
        var timeoutIntervalForResource: TimeInterval = 604_800
        var waitsForConnectivity: Bool = false
        var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
        var httpAdditionalHeaders: [AnyHashable: Any]?
        var httpMaximumConnectionsPerHost: Int = 6
        var httpShouldSetCookies: Bool = true
        var allowsCellularAccess: Bool = true
        var allowsConstrainedNetworkAccess: Bool = true
        var allowsExpensiveNetworkAccess: Bool = true
        var urlCache: URLCache?
        init() {}
        static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
        static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
        static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
          URLSessionConfiguration()
        }
      }
      """),
    Builtin(
      nil,
      """
      class URLCache {
        static var shared: URLCache { URLCache() }
        var memoryCapacity: Int
        var diskCapacity: Int
        init(
          memoryCapacity: Int = 512_000, diskCapacity: Int = 10_000_000, diskPath: String? = nil
        ) {
          self.memoryCapacity = memoryCapacity
          self.diskCapacity = diskCapacity
        }
        func removeAllCachedResponses() {}
      }
      """),
    Builtin(
      "URLSession",
      """
      func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
        URLSession.DataTaskPublisher(request: URLRequest(url: url), session: self)
      }
      """),
    Builtin(
      "URLSession",
      """
      func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        URLSession.DataTaskPublisher(request: request, session: self)
      }
      """),
    Builtin(
      "URLSession",
      """
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession
        init(request: URLRequest, session: URLSession) {
          self.request = request
          self.session = session
        }
        func _subscribe(
          _ receive: @escaping ((data: Data, response: URLResponse)) -> Void,
          _ complete: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable {
          let task = URLSessionTask(_body: {
            complete(.failure(URLError._offline))
          })
          task.resume()
          return AnyCancellable { task.cancel() }
        }
      }
      """),
    // The simulated device is offline: every request fails as it does in flight mode.
    Builtin(
      nil,
      """
      class URLSession {
        init(configuration: URLSessionConfiguration) {}
        static let shared: URLSession = URLSession(configuration: URLSessionConfiguration())
        func data(from url: URL) async throws -> (Data, URLResponse) {
          throw URLError._offline
        }
        func data(for request: URLRequest) async throws -> (Data, URLResponse) {
          throw URLError._offline
        }
        func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
        { throw URLError._offline }
        func dataTask(
          with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask {
          URLSessionTask(_body: { completionHandler(nil, nil, URLError._offline) })
        }
        func dataTask(
          with request: URLRequest,
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionDataTask {
          URLSessionTask(_body: { completionHandler(nil, nil, URLError._offline) })
        }
      }
      """),
    Builtin(
      "URLError.Code",
      """
      static func ~= (match: URLError.Code, error: any Error) -> Bool {
        (error as? URLError)?.code == match
      }
      """),
  ]
    + urlErrors.sorted { $0.value > $1.value }.flatMap { name, code in
      [
        Builtin(
          "URLError.Code",
          "static var \(name): URLError.Code { URLError.Code(rawValue: \(code)) }"),
        Builtin("URLError", "static var \(name): URLError.Code { .\(name) }"),
      ]
    }
}

private let urlErrors = [
  "unknown": -1,
  "cancelled": -999,
  "badURL": -1000,
  "timedOut": -1001,
  "unsupportedURL": -1002,
  "cannotFindHost": -1003,
  "cannotConnectToHost": -1004,
  "networkConnectionLost": -1005,
  "dnsLookupFailed": -1006,
  "httpTooManyRedirects": -1007,
  "resourceUnavailable": -1008,
  "notConnectedToInternet": -1009,
  "redirectToNonExistentLocation": -1010,
  "badServerResponse": -1011,
  "userCancelledAuthentication": -1012,
  "userAuthenticationRequired": -1013,
  "zeroByteResource": -1014,
  "cannotDecodeRawData": -1015,
  "cannotDecodeContentData": -1016,
  "cannotParseResponse": -1017,
  "internationalRoamingOff": -1018,
  "callIsActive": -1019,
  "dataNotAllowed": -1020,
  "requestBodyStreamExhausted": -1021,
  "appTransportSecurityRequiresSecureConnection": -1022,
  "fileDoesNotExist": -1100,
  "fileIsDirectory": -1101,
  "noPermissionsToReadFile": -1102,
  "dataLengthExceedsMaximum": -1103,
  "secureConnectionFailed": -1200,
  "serverCertificateHasBadDate": -1201,
  "serverCertificateUntrusted": -1202,
  "clientCertificateRejected": -1205,
  "cannotCreateFile": -3000,
  "cannotOpenFile": -3001,
  "cannotWriteToFile": -3003,
  "cannotRemoveFile": -3004,
  "cannotMoveFile": -3005,
  "downloadDecodingFailedMidStream": -3006,
  "downloadDecodingFailedToComplete": -3007,
]
