import Foundation
// String API
let s = "  Hello, World! Hello!  "
print(s.trimmingCharacters(in: .whitespaces), s.replacingOccurrences(of: "Hello", with: "Bye"), s.components(separatedBy: ", "), s.components(separatedBy: CharacterSet(charactersIn: ",!")))
print("abc-def_ghi".components(separatedBy: CharacterSet.alphanumerics.inverted))
print("Hello".replacingOccurrences(of: "l+", with: "L", options: .regularExpression), "HELLO hello".replacingOccurrences(of: "hello", with: "x", options: .caseInsensitive), "aaa".replacingOccurrences(of: "a", with: "b", options: [], range: nil))
print("John Smith".replacingOccurrences(of: "(\\w+) (\\w+)", with: "$2 $1", options: .regularExpression))
print("hello".range(of: "ll") != nil, "hello".range(of: "LL", options: .caseInsensitive) != nil, "a1b22".range(of: "[0-9]+", options: .regularExpression).map { String("a1b22"[$0]) } as Any)
print("hello world".capitalized, "HELLO".lowercased(), "straße".uppercased(), "a,b,,c".components(separatedBy: ","), "a,b,,c".split(separator: ","))
print("apple".compare("Banana") == .orderedAscending, "apple".caseInsensitiveCompare("APPLE") == .orderedSame, "file10".compare("file9", options: .numeric) == .orderedDescending, "file10".localizedStandardCompare("file9") == .orderedDescending)
print("café".folding(options: .diacriticInsensitive, locale: nil), "cafe".localizedCaseInsensitiveContains("CAFE"), "résumé".localizedStandardContains("resume"))
print("abc".padding(toLength: 6, withPad: "-", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
print("line1\nline2\r\nline3".components(separatedBy: .newlines), "hello".contains("ell"), "x=1&y=2".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a b/c".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a%20b".removingPercentEncoding!)
var lines: [String] = []
"one\ntwo\nthree".enumerateLines { line, stop in lines.append(line); if line == "two" { stop = true } }
print(lines, "ab".data(using: .utf8)!.map { $0 }, String(decoding: [72, 105], as: UTF8.self), "42".doubleValue)
extension String { var doubleValue: Double { Double(self) ?? 0 } }
print(String(format: "%.2f %5.1f %08.3f %e %g", 3.14159, 2.5, 3.14159, 12345.678, 0.0001))
print(String(format: "%d%% %+d %x %X %o %05d %3d|", 50, 5, 255, 255, 8, 42, 7))
print(String(format: "%i %u %ld %lu %lld %llu %hd %zd", 1, 2 as UInt32, 3, 4 as UInt, 5 as Int64, 6 as UInt64, 7, 8))
print(String(format: "%*d|%-*d|%.*f", 5, 42, 5, 42, 2, 3.14159), String(format: "%c%c", 65, 66))
print("hello" as NSString, ("hello" as NSString).length, ("hello world" as NSString).substring(with: NSRange(location: 6, length: 5)), ("path/to/file.txt" as NSString).lastPathComponent, ("file.txt" as NSString).pathExtension, ("file.txt" as NSString).deletingPathExtension)
print("Hello".unicodeScalars.map { $0.value }.reduce(0, +), "abc".firstIndex(of: "b")!.utf16Offset(in: "abc"), "hello".commonPrefix(with: "help"))
print(NSRange(location: 2, length: 3), NSRange("a".startIndex..<"abc".endIndex, in: "abc"), Range(NSRange(location: 1, length: 2), in: "hello").map { "hello"[$0] } as Any)
print("a-b-c".split(separator: "-", maxSplits: 1), "one  two".split(whereSeparator: \.isWhitespace), "abc".allSatisfy(\.isLetter), String("hello".reversed()), "hello".prefix(while: { $0 != "l" }))
import Foundation
do {
  // Texts whose bytes are their characters, and others, searched for longer pieces.
  let plain = "one, two, , three,four, "
  print(plain.components(separatedBy: ", "), plain.replacingOccurrences(of: ", ", with: "; "))
  print("aaaa".components(separatedBy: "aa"), "abcabd".replacingOccurrences(of: "abd", with: "-"))
  print("a\r\nb\r\nc".components(separatedBy: "\r\n"))
  print("cafe\u{301} cafe cafés".replacingOccurrences(of: "cafe", with: "bar"))
  print("30 K, 20 \u{212A}".components(separatedBy: " K"))
  print("30 K, 20 K".components(separatedBy: " \u{212A}").count)
  print("naïve plan, naive plan".components(separatedBy: "ve plan"))
  print("".components(separatedBy: ", "), "abc".components(separatedBy: ""))
  print("key = value = more".split(separator: " = "), "a--b----c".split(separator: "--"))
  let text = "the quick brown fox"
  if let range = text.range(of: "quick") { print(text[range.upperBound...]) }
  print(text.contains("own f"), text.contains("owns"))
}
