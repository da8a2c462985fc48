let samples: [Character] = ["a", "Z", "é", "9", "½", "٣", "中", "あ", " ", "\n", "!", "$", "🇯🇵", "👍🏽", "_", "ß"]
for c in samples {
  var flags: [String] = []
  if c.isLetter { flags.append("letter") }
  if c.isNumber { flags.append("number") }
  if c.isWholeNumber { flags.append("whole(\(c.wholeNumberValue!))") }
  if c.isUppercase { flags.append("upper") }
  if c.isLowercase { flags.append("lower") }
  if c.isWhitespace { flags.append("space") }
  if c.isNewline { flags.append("newline") }
  if c.isPunctuation { flags.append("punct") }
  if c.isSymbol { flags.append("symbol") }
  if c.isCurrencySymbol { flags.append("currency") }
  if c.isMathSymbol { flags.append("math") }
  if c.isASCII { flags.append("ascii(\(c.asciiValue!))") }
  if c.isHexDigit { flags.append("hex(\(c.hexDigitValue!))") }
  if c.isCased { flags.append("cased") }
  print(c == "\n" ? "\\n" : String(c), flags.joined(separator: " "))
}
print(Character("ß").uppercased(), Character("É").lowercased())
print(Character(UnicodeScalar(65)), Character(Unicode.Scalar(0x1F600)!))
let a: Character = "a"
for offset in 0..<5 {
  let value = a.unicodeScalars.first!.value + UInt32(offset)
  print(Character(UnicodeScalar(value)!), terminator: "")
}
print()
func caesar(_ text: String, by shift: Int) -> String {
  String(text.map { c in
    guard c.isASCII, c.isLetter, let ascii = c.asciiValue else { return c }
    let base: UInt8 = c.isUppercase ? 65 : 97
    return Character(UnicodeScalar((ascii - base + UInt8((shift % 26 + 26) % 26)) % 26 + base))
  })
}
print(caesar("Hello, World!", by: 3), caesar(caesar("Hello", by: 7), by: -7))
print("a" < ("b" as Character), Character("a") == "a", ["b", "a", "C"].sorted() as [Character])
print(samples.count, Set(samples).count, samples[3].description, String(reflecting: samples[1]))
switch a {
case "a"..."f": print("low")
case "g"..."z": print("high")
default: print("other")
}
