import Interpreter

/// Sessions' tasks, streams and delegates: offline, as all of the network is.
var sessionTasks: [Builtin] {
  [
    Builtin(nil, "typealias URLSessionDownloadTask = URLSessionTask"),
    Builtin(nil, "typealias URLSessionUploadTask = URLSessionTask"),
    Builtin(
      "URLSessionTask",
      "enum State: Int, Sendable { case running, suspended, canceling, completed }"),
    Builtin("URLSessionTask", "var state: State { .suspended }"),
    Builtin("URLSessionTask", "var taskIdentifier: Int { 1 }"),
    Builtin("URLSessionTask", "var originalRequest: URLRequest? { nil }"),
    Builtin("URLSessionTask", "var currentRequest: URLRequest? { nil }"),
    Builtin("URLSessionTask", "var response: URLResponse? { nil }"),
    Builtin("URLSessionTask", "var error: (any Error)? { nil }"),
    Builtin("URLSessionTask", "var countOfBytesReceived: Int64 { 0 }"),
    Builtin("URLSessionTask", "var countOfBytesExpectedToReceive: Int64 { 0 }"),
    Builtin("URLSessionTask", "static var lowPriority: Float { 0.25 }"),
    Builtin("URLSessionTask", "static var defaultPriority: Float { 0.5 }"),
    Builtin("URLSessionTask", "static var highPriority: Float { 0.75 }"),
    Builtin("URLSessionTask", "func suspend() {}"),
    Builtin(nil, "protocol URLSessionDelegate: NSObjectProtocol {}"),
    Builtin(
      nil,
      """
      protocol URLSessionTaskDelegate: URLSessionDelegate {
        func urlSession(
          _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
      }
      """),
    Builtin(
      "URLSessionTaskDelegate",
      """
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) {}
      """),
    Builtin(nil, "protocol URLSessionDataDelegate: URLSessionTaskDelegate {}"),
    Builtin(nil, "protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}"),
    Builtin(nil, "protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}"),
    Builtin(
      "URLSession",
      """
      convenience init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue queue: OperationQueue?
      ) { self.init(configuration: configuration) }
      """),
    Builtin("URLSession", "var configuration: URLSessionConfiguration { .default }"),
    Builtin("URLSession", "func invalidateAndCancel() {}"),
    Builtin("URLSession", "func finishTasksAndInvalidate() {}"),
    Builtin(
      "URLSession",
      "func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) { completionHandler([]) }"
    ),
    Builtin("URLSession", "var allTasks: [URLSessionTask] { get async { [] } }"),
  ]
    + [
      (
        "data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?)",
        "(Data, URLResponse)"
      ),
      ("data(from url: URL, delegate: (any URLSessionTaskDelegate)?)", "(Data, URLResponse)"),
      ("download(from url: URL)", "(URL, URLResponse)"),
      ("download(from url: URL, delegate: (any URLSessionTaskDelegate)?)", "(URL, URLResponse)"),
      ("download(for request: URLRequest)", "(URL, URLResponse)"),
      ("upload(for request: URLRequest, fromFile fileURL: URL)", "(Data, URLResponse)"),
      ("bytes(from url: URL)", "(URLSession.AsyncBytes, URLResponse)"),
      ("bytes(for request: URLRequest)", "(URLSession.AsyncBytes, URLResponse)"),
    ].map { head, result in
      Builtin(
        "URLSession",
        "func \(head) async throws -> \(result) { throw URLError._offline }")
    }
    + ["url: URL", "request: URLRequest"].flatMap { parameter in
      [
        Builtin(
          "URLSession",
          "func dataTask(with \(parameter)) -> URLSessionDataTask { URLSessionTask(_body: {}) }"),
        Builtin(
          "URLSession",
          "func downloadTask(with \(parameter)) -> URLSessionDownloadTask { URLSessionTask(_body: {}) }"
        ),
        Builtin(
          "URLSession",
          """
          func downloadTask(
            with \(parameter),
            completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
          ) -> URLSessionDownloadTask {
            URLSessionTask(_body: {
              completionHandler(nil, nil, URLError._offline)
            })
          }
          """),
      ]
    }
    + ["from bodyData: Data?", "fromFile fileURL: URL"].map {
      Builtin(
        "URLSession",
        """
        func uploadTask(
          with request: URLRequest, \($0),
          completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
        ) -> URLSessionUploadTask {
          URLSessionTask(_body: { completionHandler(nil, nil, URLError._offline) })
        }
        """)
    }
    + [
      Builtin(
        "URLSession",
        """
        struct AsyncBytes: AsyncSequence {
          typealias Element = UInt8
          struct AsyncIterator: AsyncIteratorProtocol {
            mutating func next() async throws -> UInt8? {
              throw URLError._offline
            }
          }
          func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
          var lines: AsyncThrowingStream<String, any Error> {
            AsyncThrowingStream { $0.finish(throwing: URLError._offline) }
          }
        }
        """),
      Builtin(
        "URLCache",
        "func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }"),
      Builtin(
        "URLCache",
        "func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}"),
      Builtin("URLCache", "func removeCachedResponse(for request: URLRequest) {}"),
      Builtin(
        nil,
        """
        class CachedURLResponse: NSObject {
          let response: URLResponse
          let data: Data
          init(response: URLResponse, data: Data) {
            self.response = response
            self.data = data
          }
        }
        """),
      Builtin(
        "NotificationCenter",
        """
        func notifications(
          named name: Notification.Name, object: AnyObject? = nil
        ) -> AsyncStream<Notification> {
          AsyncStream { continuation in
            let token = self.addObserver(forName: name, object: nil, queue: nil) {
              continuation.yield($0)
            }
            continuation.onTermination = { _ in self.removeObserver(token) }
          }
        }
        """),
    ]
}
