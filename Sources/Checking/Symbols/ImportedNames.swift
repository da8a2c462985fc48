import SwiftSource

// What the library has of Foundation, a program of Swift alone sees only where it imports
// something.
extension Checker {
  /// Whether a program is of Swift alone: it imports nothing, and shows no view. A piece of a
  /// program that shows one is understood without its imports.
  func isPlain(_ files: [ParsedFile]) -> Bool {
    guard module.imports.isEmpty, index.firstImported != nil,
      !files.contains(where: \.startsWithModifier)
    else { return false }
    var mentioned = ReferencedNames()
    for item in files.flatMap(\.items) { mentioned.add(item) }
    return mentioned.names.allSatisfy { name in
      module.symbols[name] != nil || !index.isOfViews(name)
    }
  }

  /// Whether what is checked sees a declaration of the library's: the library sees all of its own.
  func isImported(_ symbol: Symbol) -> Bool { context.file == .max || isImportedByProgram(symbol) }

  /// Whether the program that is checked sees a declaration of the library's.
  func isImportedByProgram(_ symbol: Symbol) -> Bool {
    guard module.isPlain, let entry = symbol.entry, let first = index.firstImported else {
      return true
    }
    return entry < first
  }
}
