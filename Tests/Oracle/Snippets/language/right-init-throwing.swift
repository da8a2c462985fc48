enum ParseError: Error { case empty, bad(String) }
struct Version {
  let major: Int, minor: Int
  init(_ text: String) throws {
    let parts = text.split(separator: ".")
    guard parts.count == 2 else { throw ParseError.bad(text) }
    guard let major = Int(parts[0]), let minor = Int(parts[1]) else { throw ParseError.empty }
    self.major = major
    self.minor = minor
  }
}
