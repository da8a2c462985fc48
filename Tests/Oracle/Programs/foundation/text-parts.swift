import Foundation

let s = "One line.\nTwo 'lines' here\n\nlast"
s.enumerateSubstrings(in: s.startIndex..., options: .byLines) { sub, r, e, stop in
  print(sub ?? "nil", s[e].count)
}
s.enumerateSubstrings(in: s.startIndex..<s.endIndex, options: [.byLines, .reverse]) {
  sub, r, e, stop in
  print(sub as Any); if sub == "" { stop = true }
}
"aé👍".enumerateSubstrings(in: "aé👍".startIndex..., options: .byComposedCharacterSequences) {
  c, _, _, _ in print(c!)
}
let i = s.index(s.startIndex, offsetBy: 12)
print(
  s[s.lineRange(for: i...i)], s[s.lineRange(for: i..<i)].debugDescription,
  s[s.paragraphRange(for: s.startIndex..<i)].debugDescription)
print(s.substring(from: i), s.substring(to: i), s.substring(with: s.startIndex..<i))
print(
  "é".canBeConverted(to: .ascii), "e".canBeConverted(to: .ascii),
  "abc".maximumLengthOfBytes(using: .utf8), "hi".cString(using: .utf8) as Any,
  "abc".hash == "abc".hash)
print(
  "Crème".localizedStandardRange(of: "CREME") != nil,
  "abc"[("abc" as String).rangeOfComposedCharacterSequence(at: "abc".startIndex)])
print(s.range(of: "two", options: [.caseInsensitive, .backwards]).map { s[$0] } as Any)
