enum ParseError: Error { case empty, bad(character: Character) }
func digits(_ text: String) throws -> [Int] {
  guard !text.isEmpty else { throw ParseError.empty }
  return try text.map { c in
    guard let n = c.wholeNumberValue else { throw ParseError.bad(character: c) }
    return n
  }
}
print(try! digits("123"))
print(try! digits("12x"))
