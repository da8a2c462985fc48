import Diagnostics
import Interpreter

/// A run-time error in Swift's own words, and where it happened.
struct Trap: Error {
  let message: String
  let range: SourceRange
}

extension Invocation {
  /// The error that ends the program, as Swift's runtime words it.
  func trap(_ message: String) -> any Error {
    Trap(message: message, range: range)
  }
}
