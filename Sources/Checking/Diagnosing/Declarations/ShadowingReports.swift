import Diagnostics
import SwiftSource

// Names of the library that a type's own methods hide.
extension Checker {
  /// `print("a", "b")` in a type with a method `print(_:)`, which takes fewer: the library's is meant.
  func reportHidden(
    by target: CallTarget, _ name: Name?, _ mismatch: Mismatch, at range: SourceRange
  ) -> Bool {
    guard case .count(_, let extra, _, _, _) = mismatch, !extra.isEmpty, let name,
      name.range.start == range.start, let method = target.symbol
    else { return false }
    return reportHidden(by: method, name)
  }

  /// - Returns: whether it is a method of the program's, and the library has something of its name.
  func reportHidden(by method: Symbol, _ name: Name) -> Bool {
    guard method.isMember, method.context.file != .max, case .function = method.kind,
      let hidden = libraryLookup(name.text).first, let module = module(of: hidden)
    else { return false }
    let kind = libraryKind(of: hidden)
    let note = "use '\(module).' to reference the \(kind) in module '\(module)'"
    // For swiftc static ones are methods of instances here, too.
    error(
      "use of '\(name.text)' refers to instance method rather than \(kind) "
        + "'\(hidden.shownName)' in module '\(module)'",
      at: name.range, notes: [Diagnostic(.note, note, at: name.range)])
    return true
  }

  private func libraryKind(of symbol: Symbol) -> String {
    guard case .type(let nominal) = symbol.kind else { return symbol.describedKind }
    return (nominal.generics.isEmpty ? "" : "generic ") + nominal.keyword.rawValue
  }

  /// Which of the modules that are known by name declares it.
  private func module(of symbol: Symbol) -> String? {
    if let entry = symbol.entry, let first = index.firstImported, entry < first { return "Swift" }
    return index.isOfViews(symbol.name) ? "SwiftUI" : nil
  }
}
