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
  /// Where placeholders stand for views that are declared nowhere.
  public var placeholders: [SourceRange] = []

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

  /// Whether objects of its types, or of the library's types that it uses, have a `deinit` to run.
  public var hasDeinitializers = false
  /// Whether there are errors that only show once the one before them is mended.
  var hidesErrors = false

  /// Whether it must not run. A view that is declared nowhere is an error, and shown as a
  /// placeholder.
  public var hasErrors: Bool {
    hidesErrors
      || diagnostics.contains { diagnostic in
        diagnostic.severity == .error && !placeholders.contains(diagnostic.range)
      }
  }
}
