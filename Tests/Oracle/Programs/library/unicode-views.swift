let word = "cafe\u{301} 日本 🇫🇷"
print(word.count, word.unicodeScalars.count, word.utf8.count, word.utf16.count)
print(Array("é".utf8), "é".utf8.map { String($0, radix: 16) })
for scalar in "añ🙂".unicodeScalars { print(scalar, scalar.value, String(scalar.value, radix: 16, uppercase: true)) }
print("caf\u{e9}" == "cafe\u{301}", "e\u{301}".unicodeScalars.map { $0.value })
let upper = word.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
print(String(String.UnicodeScalarView(upper)))
print(word.utf8.first!, word.utf8.reduce(0) { $0 &+ Int($1) })
var hash: UInt32 = 2166136261
for byte in "navigation".utf8 { hash = (hash ^ UInt32(byte)) &* 16777619 }
print(hash)
print(String(decoding: [72, 105, 0xF0, 0x9F, 0x98, 0x80] as [UInt8], as: UTF8.self))
print(String(Array("reverse me").reversed()), String("日本語".reversed()))
let scalars: [Unicode.Scalar] = ["a", "b"]
var s = ""
s.unicodeScalars.append(contentsOf: scalars)
s.unicodeScalars.append("c")
print(s, "\u{1F468}\u{200D}\u{1F469}".count, "🏳️‍🌈".unicodeScalars.count)
print(UnicodeScalar("A").value, Unicode.Scalar(97 as UInt8), UnicodeScalar(0x3042 as UInt32)!)
let index = word.utf8.index(word.utf8.startIndex, offsetBy: 3)
print(word[index], word.utf16[word.utf16.startIndex])
print(word.lowercased().uppercased(), "İ".lowercased().unicodeScalars.count)
print("abc".unicodeScalars.map { Int($0.value) }.reduce(0, +))
print("Ünïcödé".unicodeScalars.contains("c"), "x".unicodeScalars.first!.properties.name ?? "-")
