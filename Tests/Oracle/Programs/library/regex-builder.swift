import RegexBuilder

let amount = Regex {
  "$"
  Capture { OneOrMore(.digit) } transform: { Int($0)! }
  Optionally { "."; Capture { Repeat(count: 2) { .digit } } }
}
if let match = "cost $45.99".firstMatch(of: amount) { print(match.0, match.1 + 1, match.2 as Any) }
print("for $7".firstMatch(of: amount)!.output)
let word = Reference(Substring.self)
let number = Reference(Int.self)
let pair = Regex {
  Capture(as: word) { OneOrMore(.word) }
  ZeroOrMore(.whitespace)
  ChoiceOf { "="; ":" }
  ZeroOrMore(.whitespace)
  TryCapture(as: number) { OneOrMore(.digit) } transform: { Int($0) }
}
if let match = "key : 42".wholeMatch(of: pair) { print(match[word], match[number] + 1) }
let code = Regex {
  CharacterClass("a"..."f", .digit)
  OneOrMore { CharacterClass.anyOf("xyz") }
  Lookahead("!")
  One(.any)
  NegativeLookahead { "?" }
}
print("axyz!".firstMatch(of: code)?.0 as Any, "q".firstMatch(of: code) == nil)
let list = Regex {
  Capture { OneOrMore(.reluctant) { #/\w/# } }
  ","
  Capture { OneOrMore(CharacterClass.whitespace.inverted) }
}
print("ab,cd".wholeMatch(of: list)!.output)
print("a1-b2".replacing(Regex { One(.word); One(.digit) }) { $0.0.uppercased() })
let inside = Regex {
  "("
  Capture { ZeroOrMore(.anyNonNewline.subtracting(.anyOf(")"))) }
  ")"
}
print("f(abc)".firstMatch(of: inside)!.1)
let hexadecimal = Regex {
  Optionally("0x")
  Capture { Repeat(2...4) { .hexDigit } } transform: { UInt16($0, radix: 16) }
}
print("0xBEEF".firstMatch(of: hexadecimal)!.1 as Any, "zz ff".matches(of: hexadecimal).count)
let choice = Regex {
  ChoiceOf {
    Capture("yes")
    Capture("no")
  }
  "!"
}
if let match = "no!".wholeMatch(of: choice) { print(match.1 as Any, match.2 as Any) }
let date = Regex {
  Capture { Repeat(.digit, count: 4) } transform: { Int($0)! }
  "-"
  Capture(#/\d\d/#)
  "-"
  Capture(OneOrMore(.digit), transform: { Int($0)! * 10 })
}
print("on 2024-03-15".firstMatch(of: date)!.output)
