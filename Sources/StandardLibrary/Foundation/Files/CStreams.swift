import Interpreter

/// C's streams and what a command-line program asks of its process: what is written to `stdout` is
/// printed, `stderr` is not shown, and there is no environment.
var cStreams: [Builtin] {
  [
    "struct FILE { var _descriptor: Int32 }",
    """
    func _stream(_ descriptor: Int32) -> UnsafeMutablePointer<FILE> {
      let stream = UnsafeMutablePointer<FILE>.allocate(capacity: 1)
      stream.initialize(to: FILE(_descriptor: descriptor))
      return stream
    }
    """,
    "var stdin: UnsafeMutablePointer<FILE>! { _stream(0) }",
    "var stdout: UnsafeMutablePointer<FILE>! { _stream(1) }",
    "var stderr: UnsafeMutablePointer<FILE>! { _stream(2) }",
    """
    @discardableResult
    func fputs(_ text: String, _ stream: UnsafeMutablePointer<FILE>!) -> Int32 {
      if stream!.pointee._descriptor == 1 { print(text, terminator: "") }
      return 1
    }
    """,
    """
    @discardableResult
    func putchar(_ c: Int32) -> Int32 {
      print(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: c))), terminator: "")
      return c
    }
    """,
    "@discardableResult func fflush(_ stream: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }",
    """
    func setbuf(_ stream: UnsafeMutablePointer<FILE>!, _ buffer: UnsafeMutablePointer<CChar>!) {}
    """,
    """
    @discardableResult
    func setvbuf(
      _ stream: UnsafeMutablePointer<FILE>!, _ buffer: UnsafeMutablePointer<CChar>!,
      _ mode: Int32, _ size: Int
    ) -> Int32 { 0 }
    """,
    "var _IOFBF: Int32 { 0 }", "var _IOLBF: Int32 { 1 }", "var _IONBF: Int32 { 2 }",
    "var EXIT_SUCCESS: Int32 { 0 }", "var EXIT_FAILURE: Int32 { 1 }",
    "func getpid() -> Int32 { 1 }",
    "func getenv(_ name: String) -> UnsafeMutablePointer<CChar>! { nil }",
    """
    @discardableResult
    func time(_ place: UnsafeMutablePointer<Int>!) -> Int { Int(Date().timeIntervalSince1970) }
    """,
  ].map { Builtin(nil, $0) }
}
