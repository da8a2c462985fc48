import Foundation
let text = "Call 555-1234 or 555-9876 by 2024-03-15, email: ann@example.com, Bob@Test.org"
if let match = text.firstMatch(of: #/(\d{3})-(\d{4})/#) { print(match.0, match.1, match.2, match.output.1) }
for match in text.matches(of: #/\d{3}-\d{4}/#) { print(match.output, text.distance(from: text.startIndex, to: match.range.lowerBound)) }
if let m = text.firstMatch(of: #/(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/#) { print(m.year, m.month, m.day, m.output.year) }
print(text.replacing(#/\d/#, with: "#"), "a1b2".replacing(#/[a-z]/#) { "<\($0.output)>" })
print(text.contains(#/@\w+\.com/#), "abc".wholeMatch(of: #/[a-c]+/#) != nil, "abcd".wholeMatch(of: #/[a-c]+/#) == nil, "hello123".prefixMatch(of: #/[a-z]+/#)!.output)
print("a, b;c  d".split(separator: #/[,;\s]+/#), text.ranges(of: #/@/#).count, "Hello".firstMatch(of: #/hELLO/#.ignoresCase()) != nil)
let email = #/(?<user>[\w.]+)@(?<host>[\w.]+)/#
print(text.matches(of: email).map { "\($0.user) at \($0.host)" })
let dynamic = try! Regex("(\\w+)=(\\d+)")
if let m = "width=100".firstMatch(of: dynamic) { print(m.output[0].substring!, m.output[1].substring!, m.output[2].range != nil, m.output.count) }
print((try? Regex("(")) == nil, "x".firstMatch(of: #/y?/#)!.0.isEmpty, "aXbX".trimmingPrefix(#/a/#), "foo.bar".wholeMatch(of: #/(\w+)\.(\w+)/#)!.2)
if let m = "key:".wholeMatch(of: #/(\w+):(\d+)?/#) { print(m.1, m.2 as Any) }
switch "2024-01" { case let s where s.wholeMatch(of: #/\d+-\d+/#) != nil: print("date"); default: print("no") }
var s = "one two three"
s.replace(#/t\w+/#, with: "X")
print(s, "aaa".replacing("a", with: "b", maxReplacements: 2), "日本語テキスト".matches(of: #/\p{Han}+/#).map { String($0.0) }, "tel: +1 (23)".replacing(#/[^0-9+]/#, with: ""))
print("camelCaseString".replacing(#/([a-z])([A-Z])/#) { "\($0.1)_\($0.2.lowercased())" }, "aaa bbb".firstMatch(of: #/(a+?)(a*)\s(?:b){3}$/#)!.2, "x\ny".matches(of: #/^\w$/#.anchorsMatchLineEndings()).count, "ab12".firstMatch(of: #/(?=\d)\d+(?!\w)/#)!.0, "abab".wholeMatch(of: #/(ab)\1/#) != nil)
