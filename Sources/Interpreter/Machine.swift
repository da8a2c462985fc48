import Checking
import Diagnostics

/// Runs checked functions within a budget. A class: calls, tasks and the library share it.
public final class Machine {
  /// What a program may use before it is stopped, a command at a time.
  public struct Limits: Sendable {
    public var steps = 50_000_000
    public var depth = 2_000
    public var memory = 512 << 20
    public var output = 1 << 20

    public init() {}
  }

  public init() {}
}

public final class KeyPathValue {
  public let code: KeyPathCode
  /// The values of subscript arguments, in order.
  public let arguments: [Value]

  public init(code: KeyPathCode, arguments: [Value]) {
    self.code = code
    self.arguments = arguments
  }
}
