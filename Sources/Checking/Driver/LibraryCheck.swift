import Diagnostics
import SwiftSource

extension Checker {
  /// Checks everything that the library declares, as if a program used all of it. What is wrong
  /// comes with the entry that it stands in; a program sees nothing of such errors but a body that
  /// cannot run, so a test has to find them.
  public func checkLibrary() -> [(entry: String, problem: Diagnostic)] {
    var found: [(entry: String, problem: Diagnostic)] = []
    for entry in library.entries {
      libraryDiagnostics = []
      tries = 0
      let name = LibraryIndex.name(in: entry.text)
      if let owner = entry.extending.map({ LibraryIndex.owner(in: $0) }) {
        guard let nominal = libraryType(named: owner) else { continue }
        for symbol in ownMembers(of: nominal, named: name) { checkLibrary(symbol) }
      } else {
        for symbol in libraryLookup(name) { checkLibrary(symbol) }
      }
      runPendingBodies()
      found += libraryDiagnostics.map { (entry.text, $0) }
    }
    return found
  }

  private func checkLibrary(_ symbol: Symbol) {
    guard case .type(let nominal) = symbol.kind else {
      _ = signature(of: symbol)
      if symbol.native == nil, !symbol.isRequirement { checkBodies(of: symbol) }
      return
    }
    complete(nominal)
    _ = inherited(of: nominal)
    layOut(nominal)
    for member in nominal.scope.ordered where member.native == nil { checkLibrary(member) }
  }
}
