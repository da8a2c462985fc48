import Diagnostics
import SwiftSource

/// `#line`, `#function` and the like.
extension FunctionBuilder {
  /// The value where it stands, or for a default argument where the call stands; nil for another
  /// macro's name.
  func location(
    _ macro: String, in function: FunctionContext, _ type: Type, at range: SourceRange
  ) -> Code? {
    let files = checker.module.files
    let file = files.indices.contains(Int(range.file)) ? files[Int(range.file)] : nil
    let place = file?.location(of: Int(range.start))
    switch macro {
    case "line": return number(String(place?.line ?? 0), isFloat: false, type, at: range)
    case "column": return number(String(place?.column ?? 0), isFloat: false, type, at: range)
    case "function": return text(function.sourceName, type, at: range)
    case "fileID":
      let name = file?.name.split(separator: "/").last.map(String.init) ?? ""
      return text("main/\(name)", type, at: range)
    case "file", "filePath": return text(file?.name ?? "", type, at: range)
    default: return nil
    }
  }

  private func text(_ text: String, _ type: Type, at range: SourceRange) -> Code {
    string([.text(text)], [nil], type, at: range)
  }
}

extension FunctionContext {
  /// What `#function` says: the declaration around, without its type's name.
  var sourceName: String {
    if isTopLevel { return name }
    if isClosure, let parent { return parent.sourceName }
    let initialValue = "variable initialization expression of "
    if name.hasPrefix(initialValue) {
      let owner = name.dropFirst(initialValue.count).split(separator: ".").first
      return owner.map(String.init) ?? name
    }
    let own = name.components(before: " in ")
    let base = own.components(before: "(")
    guard let dot = base.lastIndex(of: ".") else { return own }
    return String(own[own.index(after: dot)...])
  }
}

extension String {
  /// What stands before the first `separator`; all of it where there is none.
  fileprivate func components(before separator: String) -> String {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) { return String(self[..<rest.startIndex]) }
      rest = rest.dropFirst()
    }
    return self
  }
}
