import Checking

/// Everything that programs find without declaring it: made once, shared by every session.
public struct BuiltinLibrary: Sendable {
  /// A position in it is a `NativeID`.
  public let builtins: [Builtin]
  /// The same, as the checker reads it.
  public let declarations: Library

  public init(_ builtins: [Builtin]) {
    self.builtins = builtins
    declarations = Library(builtins.map(\.entry))
  }
}
