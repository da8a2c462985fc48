import Foundation

let nr: Range<Int> = Range(NSRange(location: 2, length: 3))!
print(nr, Range(NSRange(location: NSNotFound, length: 0)) as Any)
print(Range(NSRange(location: 0, length: 2))!)
let rx = try NSRegularExpression(pattern: "(?<k>[a-z]+)=(\\d+)", options: .caseInsensitive)
let t = "AB=12, c=3 and d=x"
let full = NSRange(t.startIndex..<t.endIndex, in: t)
print(rx.stringByReplacingMatches(in: t, range: full, withTemplate: "<$2:$1>"))
print(
  rx.stringByReplacingMatches(in: t, range: NSRange(location: 5, length: 13), withTemplate: "-"))
for m in rx.matches(in: t, range: full) {
  print(m.range, m.range(withName: "k"), m.range(at: 2), m.numberOfRanges)
}
print(
  rx.rangeOfFirstMatch(in: t, range: full),
  NSRegularExpression.escapedPattern(for: "a.b*c/[d]$1\\{}^-"),
  NSRegularExpression.escapedTemplate(for: "$1\\"), rx.options.rawValue)
let lit = try NSRegularExpression(pattern: "a.b", options: .ignoreMetacharacters)
print(lit.numberOfMatches(in: "a.b axb", range: NSRange(location: 0, length: 7)))
let arr: NSArray = [3, 1, 2]
for x in arr { print(x) }
arr.enumerateObjects { o, i, stop in
  print(o, i); if i == 1 { stop.pointee = true }
}
print(
  arr.sortedArray(comparator: {
    ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending
  }))
print(
  arr.isEqual(to: [3, 1, 2]), arr.isEqual(NSArray(array: [3])),
  arr.compactMap { $0 as? Int }.reduce(0, +))
let m = NSMutableArray(array: ["a", "b", "c"])
m.addObjects(from: ["d"]); m.exchangeObject(at: 0, withObjectAt: 3); m.remove("b");
m.replaceObject(at: 0, with: "z")
for x in m { print(x, terminator: " ") }
print(m.count)
let d: NSDictionary = ["a": 1]
for (k, v) in d { print(k, v) }
d.enumerateKeysAndObjects { k, v, _ in print(k, v) }
let md = NSMutableDictionary(dictionary: ["x": 1])
md.addEntries(from: ["y": 2]); md.setObject(3, forKey: "z" as NSString);
md.removeObjects(forKeys: ["x"])
print(md.count, md["y"] as Any)
let s = "Hello Wörld" as NSString
print(
  s.character(at: 1), s.range(of: "WÖRLD", options: .caseInsensitive),
  s.range(of: "l", options: .backwards), s.hasPrefix("He"),
  s.replacingCharacters(in: NSRange(location: 0, length: 5), with: "Bye"))
print(
  s.compare("Hello").rawValue, s.rangeOfCharacter(from: .uppercaseLetters),
  s.padding(toLength: 13, withPad: ".", startingAt: 0),
  s.range(of: "o", options: [], range: NSRange(location: 5, length: 6)))
print(NSString.path(withComponents: ["a", "b"]), s.isAbsolutePath)
