import Glibc

/// What the system says about an error number, in the style of our own messages: `no such file`.
func systemMessage(_ number: Int32) -> String {
  if number == ENOENT { return "no such file" }
  guard let text = strerror(number) else { return "error \(number)" }
  let words = String(cString: text)
  return words.prefix(1).lowercased() + words.dropFirst()
}
