import Diagnostics

/// One file, read: its statements and declarations in order, and what the parser had to say.
public struct ParsedFile: Sendable {
  public var source: SourceFile
  public var items: [Statement]
  /// Syntax errors and warnings, at swiftc's places and in its words.
  public var diagnostics: [Diagnostic]
  /// A fragment that starts with a modifier (`.sheet(…) { … }`): its first item is an implicit
  /// member expression.
  public var startsWithModifier: Bool

  public init(
    source: SourceFile, items: [Statement], diagnostics: [Diagnostic],
    startsWithModifier: Bool = false
  ) {
    self.source = source
    self.items = items
    self.diagnostics = diagnostics
    self.startsWithModifier = startsWithModifier
  }
}
