/// Where `print` goes. A class protocol: the machine and its owner share it.
public protocol OutputSink: AnyObject {
  func write(_ text: String)
}

/// Keeps what is printed.
public final class OutputBuffer: OutputSink {
  public var text = ""

  public init() {}

  public func write(_ text: String) { self.text += text }
}
