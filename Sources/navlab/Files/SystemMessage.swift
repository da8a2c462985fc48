import Diagnostics
import Glibc

/// What the system says about an error number, in the style of our own messages: `no such file`.
func systemMessage(_ number: Int32) -> Sentence {
  switch number {
  case ENOENT: return "no such file"
  case EACCES: return "permission denied"
  case EISDIR: return "is a directory"
  case ENOSPC: return "no space left on device"
  case EROFS: return "read-only file system"
  case _:
    guard let text = strerror(number) else { return "error \(Int(number))" }
    let words = String(cString: text)
    return Sentence(verbatim: words.prefix(1).lowercased() + words.dropFirst())
  }
}
