import Foundation
import RegexBuilder
let log = """
2024-01-15 10:23:45 [ERROR] db: connection lost (code=500)
2024-01-15 10:24:00 [INFO] web: started on port 8080
2024-02-01 00:00:01 [WARN] db: slow query 1520ms
bad line here
"""
let re = #/(?<date>\d{4}-\d{2}-\d{2}) (?<time>[\d:]+) \[(?<level>\w+)\] (?<mod>\w+): (.*)/#
for line in log.split(separator: "\n") {
  if let m = line.wholeMatch(of: re) { print(m.date, m.level, m.mod, m.5) } else { print("no match:", line) }
}
print(log.matches(of: #/\d+/#).map { Int($0.output)! }.reduce(0, +))
print(log.replacing(#/\d{2}:\d{2}:\d{2}/#, with: "T").split(separator: "\n")[0])
print("a1b22c333".replacing(#/[a-z](\d+)/#) { m in "<\(m.1.count)>" })
print("key = value".firstMatch(of: #/(\w+)\s*=\s*(\w+)/#).map { "\($0.1):\($0.2)" } ?? "none")
print("x".contains(#/y/#), "foo.bar".split(separator: #/\./#), "Mississippi".ranges(of: "ss").count, "abcabc".firstRange(of: "ca") != nil)
let email = Regex { Capture { OneOrMore(.word) ; ZeroOrMore { "."; OneOrMore(.word) } }; "@"; Capture { OneOrMore { CharacterClass(.word, .anyOf(".-")) } } ; Optionally { "!" } }
for s in ["joe.b@ex-ample.org", "nobody", "x@y!"] { if let m = s.wholeMatch(of: email) { print(m.1, "at", m.2) } else { print("invalid", s) } }
let num = Reference(Int.self)
let r2 = Regex { "#"; TryCapture(as: num) { Repeat(.digit, 1...3) } transform: { Int($0) }; ChoiceOf { "a"; "b" }; Anchor.endOfSubject }
if let m = "id #123b".firstMatch(of: r2) { print(m[num] + 1, m.0) }
print("HELLO".wholeMatch(of: #/hello/#.ignoresCase()) != nil, "a\nb".matches(of: #/^./#.anchorsMatchLineEndings()).count)
let ns = try NSRegularExpression(pattern: "(\\w)(\\d)"); let str = "a1 b2 c3"
for m in ns.matches(in: str, range: NSRange(str.startIndex..., in: str)) { print(str[Range(m.range(at: 1), in: str)!], str[Range(m.range(at: 2), in: str)!], m.range) }
print(ns.stringByReplacingMatches(in: str, range: NSRange(location: 0, length: 8), withTemplate: "$2$1"), ns.numberOfCaptureGroups)
do { _ = try Regex("(unclosed"); print("?") } catch { print("regex error") }
let dyn = try Regex("(\\d+)-(\\d+)"); if let m = "10-20".firstMatch(of: dyn) { print(m.output.count, m.output[1].substring ?? "", m[2].range != nil) }
switch "2024" { case let s where s.wholeMatch(of: #/\d{4}/#) != nil: print("year", s); default: print("no") }
print("the cat the dog".replacingOccurrences(of: "the (\\w+)", with: "a $1", options: .regularExpression))
print("aaa".replacing("a", with: "b", maxReplacements: 2), "one,two;three".split(separator: #/[,;]/#).map(String.init), "  x ".trimmingPrefix(#/\s+/#))
var t = "color colour"; t.replace(#/colou?r/#, with: "hue"); print(t)
print("ab12".prefixMatch(of: #/[a-z]+/#)!.output, "12ab".prefixMatch(of: #/[a-z]+/#) == nil, "2+2".contains("+"))
let (a, b) = ("3x4".firstMatch(of: #/(\d)x(\d)/#)!.output.1, 5); print(a, b)
print("aXbXc".firstMatch(of: #/(?<l>.)X(?:b)(X)?/#)!.output)
let lookahead = "price: $100 $200".matches(of: #/\$(\d+)(?=\s|$)/#).map { $0.1 }; print(lookahead)
