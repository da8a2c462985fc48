import Checking
import StandardLibrary
import TestSupport
import Testing

@testable import ViewCatalog

/// The whole library, every body of it, by our own checker.
@Suite struct LibraryTests {
  @Test func everyDeclarationChecks() {
    let checker = Checker(library: Library((standardLibrary + viewCatalog).map(\.entry)))
    let problems = checker.checkLibrary().map { "\($0.problem.message): \($0.entry)" }
    expectText(problems.joined(separator: "\n"), equals: "")
  }
}
