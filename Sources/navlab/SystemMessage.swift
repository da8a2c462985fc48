import Glibc

/// What the system says about an error number, in the style of our own messages: `no such file`.
func systemMessage(_ number: Int32) -> String {
  if number == ENOENT { return "no such file" }
  guard let text = strerror(number) else { return "error \(number)" }
  let words = String(cString: text)
  return words.prefix(1).lowercased() + words.dropFirst()
}

/// The text with its control characters spelled, so that a terminal shows them and obeys none.
func withoutControls(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  return text.unicodeScalars.map {
    isControl($0) ? "\\u{\(String($0.value, radix: 16))}" : String($0)
  }.joined()
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
