import Diagnostics

/// What a terminal pastes, made into what is typed.
enum PastedText {
  /// Line breaks become `\n`, those at the end go; a prompt that was copied with its line goes; so
  /// does every character but tab that a terminal would obey.
  static func entry(from pasted: String, prompts: [String] = ["nav> ", "...> "]) -> String {
    let unified = unifiedBreaks(pasted)
    let lines = unified.split(separator: "\n", omittingEmptySubsequences: false)
    let stripped = lines.map { strip(prompts, from: $0) }
    let end = stripped.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return stripped[..<end].joined(separator: "\n")
  }

  private static func unifiedBreaks(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\r", "\n": result.append("\n")
      case "\t": result.append(scalar)
      default:
        if !scalar.isUnsafeToPrint { result.append(scalar) }
      }
    }
    return String(result)
  }

  private static func strip(_ prompts: [String], from line: Substring) -> Substring {
    for prompt in prompts {
      if line.hasPrefix(prompt) { return line.dropFirst(prompt.count) }
      // Copying often loses the blank after a prompt with nothing behind it.
      if line == prompt.dropLast() { return "" }
    }
    return line
  }
}
