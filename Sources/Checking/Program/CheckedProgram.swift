import Diagnostics
import SwiftSource

/// A module's files, checked: what may run, and what the compiler would say.
public struct CheckedProgram {
  public var files: [SourceFile]
  public var diagnostics: [Diagnostic]
  /// The types that the files declare, in order.
  public var types: [NominalType]
  public var globals: [GlobalVariable]
  /// The statements at the top level, in order; nil where there are none.
  public var main: Function?

  public init(
    files: [SourceFile], diagnostics: [Diagnostic], types: [NominalType],
    globals: [GlobalVariable], main: Function?
  ) {
    self.files = files
    self.diagnostics = diagnostics
    self.types = types
    self.globals = globals
    self.main = main
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
