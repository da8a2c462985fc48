import Interpreter

/// Foundation's streams, which nothing is read from or written to here.
var streams: [Builtin] {
  [
    """
    class Stream: NSObject {
      override init() {}
      func open() {}
      func close() {}
    }
    """,
    "class InputStream: Stream { var hasBytesAvailable: Bool { false } }",
    "class OutputStream: Stream { var hasSpaceAvailable: Bool { false } }",
  ].map { Builtin(nil, $0) }
}
