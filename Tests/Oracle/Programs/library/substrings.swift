struct Tokenizer {
  var rest: Substring
  init(_ text: String) { rest = text[...] }
  mutating func skipSpaces() { rest = rest.drop(while: { $0 == " " }) }
  mutating func next() -> String? {
    skipSpaces()
    guard let first = rest.first else { return nil }
    if first.isNumber {
      let digits = rest.prefix(while: { $0.isNumber || $0 == "." })
      rest = rest[digits.endIndex...]
      return String(digits)
    }
    if first.isLetter {
      let end = rest.firstIndex(where: { !$0.isLetter }) ?? rest.endIndex
      defer { rest = rest[end...] }
      return String(rest[..<end])
    }
    rest.removeFirst()
    return String(first)
  }
}
var tokenizer = Tokenizer("  let x2 = 3.14 * (radius + 10)")
while let token = tokenizer.next() { print("[\(token)]", terminator: " ") }
print()
let line = "name: Ada Lovelace; born: 1815"
for field in line.split(separator: ";") {
  let pair = field.split(separator: ":", maxSplits: 1).map { $0.drop(while: { $0 == " " }) }
  print(pair[0], "->", pair[1])
}
var sub = line.dropFirst(6)
print(sub.popFirst() ?? "-", sub.prefix(10), sub.hasPrefix("da"), sub.hasSuffix("1815"))
sub.removeLast(4)
sub += "1816"
print(sub)
print(sub.base.count, sub.isEmpty, Substring("abc") == "abc", "abc" == Substring("abc"))
let words: [Substring] = "the quick brown the lazy the".split(separator: " ")
var counts: [Substring: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ","))
print(words.map(String.init).joined(separator: "-"))
let dashes = "a-b-c"
if let dash = dashes.lastIndex(of: "-") {
  let tail = dashes[dashes.index(after: dash)...]
  let head = dashes[..<dash]
  print(head, tail, head.last!, type(of: tail))
}
func shout<S: StringProtocol>(_ s: S) -> String { s.uppercased() + "!" }
print(shout("x"), shout(dashes.prefix(3)))
let joined = ["x"[...], "yz"[...]].joined()
print(joined)
print("a,b,,c,".split(separator: ",", omittingEmptySubsequences: false))
print("one two  three".split(whereSeparator: \.isWhitespace))
print(Int("42abc".prefix(2))! + 1, Double("3.5kg".dropLast(2))!)
