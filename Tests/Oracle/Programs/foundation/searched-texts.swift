import Foundation

// Foundation finds scalars with their marks; nothing contains an empty text.
let lines = "one\r\ntwo\r\nthree"
print(lines.contains("\n"), lines.contains("\r"), lines.contains("\r\n"), lines.contains("e\r\nt"))
print(lines.components(separatedBy: "\n").count, lines.components(separatedBy: "\r\n"))
print(lines.replacingOccurrences(of: "\r", with: "").split(separator: "\n"))
let word = "cafe\u{301}s"
print(word.contains("e"), word.contains("é"), word.contains("\u{301}"), word.contains("s"))
print("café".contains("cafe"), "café".contains("e\u{301}"), word.range(of: "e") == nil)
print("👍🏽 ok".contains("👍"), "👨‍👩‍👧".contains("👩"), "🇫🇷🇩🇪".contains("🇷🇩"))
let empty = ""
print("abc".contains(empty), empty.contains(""), "abc".range(of: "") == nil)
print("abc".components(separatedBy: ""), "abc".replacingOccurrences(of: "", with: "-"))
print("abc".localizedCaseInsensitiveContains(""), "ABC".localizedCaseInsensitiveContains("b"))
print("Crème Brûlée".localizedStandardContains("brulee"), "abc".hasPrefix(""))
let text = "banana"
if let last = text.range(of: "an", options: .backwards) { print(text[..<last.lowerBound]) }
print(text.range(of: "na", options: .anchored) == nil, text.range(of: "BA", options: [.anchored, .caseInsensitive]) != nil)
print(text.range(of: "na", options: [.anchored, .backwards]) != nil)
print("Éa".range(of: "ea", options: [.caseInsensitive, .diacriticInsensitive]) != nil)
