protocol Cipher { func encode(_ text: String) -> String; func decode(_ text: String) -> String }
extension Character {
  func shifted(by n: Int) -> Character {
    guard let ascii = asciiValue, isLetter else { return self }
    let base: UInt8 = isUppercase ? 65 : 97
    let place = (Int(ascii - base) + n % 26 + 26) % 26
    return Character(UnicodeScalar(base + UInt8(place)))
  }
}
struct Caesar: Cipher {
  var key: Int
  func encode(_ text: String) -> String { String(text.map { $0.shifted(by: key) }) }
  func decode(_ text: String) -> String { Caesar(key: -key).encode(text) }
}
struct Vigenere: Cipher {
  let shifts: [Int]
  init?(_ word: String) {
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    shifts = word.lowercased().utf8.map { Int($0) - 97 }
  }
  private func apply(_ text: String, _ sign: Int) -> String {
    var index = 0
    var result = ""
    for character in text {
      if character.isLetter {
        result.append(character.shifted(by: sign * shifts[index % shifts.count]))
        index += 1
      } else {
        result.append(character)
      }
    }
    return result
  }
  func encode(_ text: String) -> String { apply(text, 1) }
  func decode(_ text: String) -> String { apply(text, -1) }
}
struct Chain: Cipher {
  let parts: [any Cipher]
  func encode(_ text: String) -> String { parts.reduce(text) { $1.encode($0) } }
  func decode(_ text: String) -> String { parts.reversed().reduce(text) { $1.decode($0) } }
}
let text = "Hello, World! xyz"
let ciphers: [(String, any Cipher)] = [("caesar", Caesar(key: 3)), ("vigenere", Vigenere("Key")!), ("chain", Chain(parts: [Caesar(key: 29), Vigenere("ab")!]))]
for (name, cipher) in ciphers {
  let secret = cipher.encode(text)
  print(name, secret, cipher.decode(secret) == text)
}
print(Vigenere("") == nil, Vigenere("a1") == nil)
let counts = "the quick brown fox jumps over the lazy dog".reduce(into: [Character: Int]()) { if $1 != " " { $0[$1, default: 0] += 1 } }
for (letter, count) in counts.sorted(by: { ($0.value, $1.key) > ($1.value, $0.key) }).prefix(4) { print(letter, count) }
