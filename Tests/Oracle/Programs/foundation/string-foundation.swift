import Foundation
let text = "  The quick brown fox, the lazy dog.  "
print(text.trimmingCharacters(in: .whitespaces), "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")), "\n a \t".trimmingCharacters(in: .whitespacesAndNewlines))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "a--b--c".components(separatedBy: "--"), "".components(separatedBy: ","))
print("hello world".replacingOccurrences(of: "o", with: "0"), "aXbxc".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive), "a1b22c".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))
print("hello world foo".capitalized, "7".padding(toLength: 3, withPad: "0", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
if let range = text.range(of: "brown") { print(text[range], text[range.upperBound...], text.distance(from: text.startIndex, to: range.lowerBound)) }
print(text.range(of: "BROWN") == nil, text.range(of: "BROWN", options: .caseInsensitive) != nil, "ababab".range(of: "ab", options: .backwards)!.lowerBound == "abab".endIndex)
print("a".compare("b") == .orderedAscending, "A".caseInsensitiveCompare("a") == .orderedSame, "file10".localizedStandardCompare("file9") == .orderedDescending, "file10".compare("file9", options: .numeric) == .orderedDescending)
print("Café".localizedStandardContains("cafe"), "Hello".localizedCaseInsensitiveContains("ELL"), "abc".contains("bc"))
print("résumé".folding(options: .diacriticInsensitive, locale: nil), "ABC".lowercased(), "hello".uppercased(), "straße".uppercased())
print(String(format: "%d %5d|%-5d|%05d %x %X %o %c", 42, 42, 42, 42, 255, 255, 8, 65))
print(String(format: "%.2f %8.3f|%-8.1f|%e %g %+d %%", 3.14159, 2.71828, 1.5, 12345.678, 0.0001, 5))
print(String(format: "%@ is %d years and %@", "Bob", 30, "x"), String(format: "%02d:%02d", 5, 7), String(format: "%ld %lld %lu", 1, 2, 3), String(format: "%2$@ %1$@", "a", "b"))
print("line1\nline2\r\nline3".components(separatedBy: .newlines).count, "a b  c".components(separatedBy: " "))
"one\ntwo".enumerateLines { line, _ in print(line) }
print("12,5".replacingOccurrences(of: ",", with: "."), "abc".contains(where: { $0 == "b" }), ("path/to/file.txt" as NSString).lastPathComponent, ("file.tar.gz" as NSString).pathExtension, ("a/b.c" as NSString).deletingPathExtension, ("a" as NSString).appendingPathComponent("b"))
print("hello %20 wörld".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b%C3%B6".removingPercentEncoding!)
print("abc".data(using: .utf8)!.count, String(data: Data([104, 105]), encoding: .utf8)!, "é".data(using: .ascii) as Any, Data("hello".utf8).base64EncodedString(), String(data: Data(base64Encoded: "aGVsbG8=")!, encoding: .utf8)!)
print("3.5".isEmpty, Double("3.5")! * 2, ("42" as NSString).integerValue, ("3.7abc" as NSString).doubleValue, "true" == "TRUE".lowercased())
let letters = CharacterSet.letters, digits = CharacterSet.decimalDigits
print("abc1".unicodeScalars.allSatisfy(letters.contains), "123".rangeOfCharacter(from: digits.inverted) == nil, "a1".rangeOfCharacter(from: .decimalDigits) != nil, CharacterSet.alphanumerics.contains("z"))
print("Hello World".filter { !"aeiou".contains($0) }, "The End".lowercased().replacingOccurrences(of: " ", with: "-"), "a.b.c".split(separator: ".").last!, "snake_case_name".split(separator: "_").enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined())
print("abc".appending("def"), "abcabc".replacingOccurrences(of: "b", with: ""), "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=") })
print("hello".commonPrefix(with: "help"), "a\u{308}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "æ".decomposedStringWithCanonicalMapping.count)
