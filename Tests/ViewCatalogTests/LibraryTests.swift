import Checking
import Diagnostics
import Interpreter
import TestSupport
import Testing

@testable import ViewCatalog

/// The whole library, every body of it, by our own checker.
@Suite struct LibraryTests {
  @Test func everyDeclarationChecks() {
    let checker = Checker(library: wholeLibrary.declarations)
    let heads = checker.checkLibrary().map { String($0.entry.prefix { $0 != "\n" }) }
    expectText(Set(heads).sorted().joined(separator: "\n"), equals: Self.known)
  }

  /// The entries that the checker does not follow yet: `nil` for any type that takes it.
  private static let known = """
    static var defaultValue: Value { nil }
    """
}
