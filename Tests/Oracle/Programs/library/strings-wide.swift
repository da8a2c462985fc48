let s = "Héllo, 🌍👨‍👩‍👧‍👦! e\u{301}"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count)
for c in s.suffix(4) { print(c, c.isLetter, c.isASCII, c.unicodeScalars.map { String($0.value, radix: 16) }) }
print(s.uppercased(), s.lowercased(), String(s.reversed()))
let i = s.firstIndex(of: ",")!
print(s[..<i], s[i...], s[s.index(after: i)], s.distance(from: s.startIndex, to: i))
print(s.prefix(while: { $0.isLetter }), s.dropFirst(2).dropLast(3), s.prefix(3) + s.suffix(2))
var t = "abc"
t.insert("X", at: t.index(t.startIndex, offsetBy: 1))
t.insert(contentsOf: "YZ", at: t.endIndex)
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2))
t.replaceSubrange(t.startIndex...t.startIndex, with: "__")
t += "!"; t.append(contentsOf: [Character("a"), "b"]); t.append(Character("c"))
print(t, t.removeFirst(), t.removeLast(), t, t.popLast() as Any, t)
print("e\u{301}" == "é", "e\u{301}".count, "\r\n".count, "a" < "B", "Z" < "a", "apple" < "apply", "" < "a")
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a b c d".split(separator: " ", maxSplits: 2))
print("\"quoted\" \\ \t|", #"raw \n \#(1+1)"#, ##"a "# b"##)
let multi = """
  first
    indented \
  joined
  "quotes" \("x" + "y")
  """
print(multi)
print(multi.contains("joined"), multi.hasPrefix("fir"), multi.hasSuffix("\n"))
debugPrint("a\"b\\c\n\t\u{1}é🌍", Character("x"), "x" as Substring, ["k": "v"])
print("abc".unicodeScalars.map(\.value), Array("héy".utf8), "🌍".utf16.map { String($0, radix: 16) })
print(Character("a").asciiValue!, Character("é").asciiValue as Any, Character("9").wholeNumberValue!, Character("f").hexDigitValue!, Character("Ⅷ").wholeNumberValue as Any, Character("½").isNumber)
print("ß".uppercased(), "İ".lowercased().count, "ﬁ".uppercased(), Character("ß").uppercased())
print(String(repeating: "ab", count: 3), String(["x", "y"] as [Character]), ["a", "b"].joined(), ["a", "b"].joined(separator: "-"), [[1], [2, 3]].joined().map { $0 })
print("abc".map { $0.asciiValue! }, "abc".enumerated().map { "\($0)\($1)" }, zip("abc", 1...).map { "\($0)\($1)" })
print("hello".sorted(), String("hello".sorted(by: >)), "hello".max()!, Set("hello").count, "hello".firstIndex(of: "z") as Any, "hello".lastIndex(of: "l")!.utf16Offset(in: "hello"))
print("hello world".filter { !"aeiou".contains($0) }, "abc".allSatisfy(\.isLetter), "a1".contains(where: \.isNumber), "abc".elementsEqual(["a", "b", "c"]))
print("a-b".replacing("-", with: "+"), "Mississippi".replacing("ss", with: "SS", maxReplacements: 1), "abc".contains("bc"), "x".isEmpty, "".first as Any)
let idx = "hello".indices.map { "hello"[$0] }
print(idx, "hello".index("hello".startIndex, offsetBy: 9, limitedBy: "hello".endIndex) as Any)
print(Substring("abc").uppercased(), String("abc"[...]), "abc".hashValue == "abc".hashValue)
print("café".unicodeScalars.filter { $0.isASCII }.count, Unicode.Scalar(0x1F600)!, Unicode.Scalar("a").properties.isAlphabetic, Character(Unicode.Scalar(65)))
print(String(decoding: [72, 105], as: UTF8.self), String(validating: [0xFF] as [UInt8], as: UTF8.self) as Any, "a".utf8.first!)
