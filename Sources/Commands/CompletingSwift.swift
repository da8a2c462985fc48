import Checking
import Diagnostics
import SwiftSource

extension Session {
  /// What Tab offers for the name that a piece of Swift ends with: after a dot the members of what
  /// stands before it, elsewhere what can be named.
  /// - Returns: the letters of the name so far, and all that it may become.
  func completions(ofSwift text: String) -> (typed: String, candidates: [String]) {
    let typed = String(
      text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = text.dropLast(typed.count)
    guard before.last == "." else {
      guard !typed.isEmpty, !Self.isInText(before) else { return (typed, []) }
      let names = checker.names(in: running?.places(checker).map(\.scope) ?? [])
      return (typed, (names.own + names.library).filter { $0.hasPrefix(typed) })
    }
    if before.hasSuffix("\\.") {
      return (typed, members(of: "EnvironmentValues()").filter { $0.hasPrefix(typed) })
    }
    let base = Self.operand(before.dropLast())
    // A line that begins with a dot is about the view shown last; `.font(.` is about a type that
    // is not known here.
    let isLineStart = before.dropLast().allSatisfy(\.isWhitespace)
    let view = isLineStart ? lastView : nil
    let members = members(of: base.isEmpty ? view ?? "" : base)
    return (typed, members.filter { $0.hasPrefix(typed) })
  }

  /// The members of the value of an expression, or of a type. Nothing is run.
  private func members(of expression: String) -> [String] {
    guard let file = UInt16(exactly: allSources.count) else { return [] }
    for text in [expression, expression + ".self"] {
      let parsed = SwiftReader.parse(SourceFile(name: "<prompt>", text: text), fileIndex: file)
      guard parsed.items.count == 1, case .expression = parsed.items[0].kind,
        !parsed.diagnostics.contains(where: { $0.severity == .error }),
        let place = try? place(of: parsed)
      else { continue }
      let line = checker.check(prompt: parsed, in: place.scope)
      guard !line.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      if case .metatype(let type) = line.result { return checker.staticNames(of: type) }
      return checker.memberNames(of: line.result)
    }
    return []
  }

  /// Whether the end of a line stands inside a text.
  private static func isInText(_ text: Substring) -> Bool {
    text.reduce(false) { $1 == "\"" ? !$0 : $0 }
  }

  /// The expression that a line ends with and that a dot would apply to: names, calls, subscripts.
  private static func operand(_ text: Substring) -> String {
    var depth = 0
    let part = text.reversed().prefix { character in
      switch character {
      case ")", "]": depth += 1
      case "(", "[": depth -= 1
      case _ where depth > 0: break
      case _: return character.isLetter || character.isNumber || "._?!\"".contains(character)
      }
      return depth >= 0
    }
    return String(part.reversed())
  }
}
