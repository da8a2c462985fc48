let text = "Hello, wörld! 👩‍👩‍👧 done"
let comma = text.firstIndex(of: ",")!
print(text[..<comma])
print(text[comma...])
let rest = text[text.index(after: comma)...]
print(rest.startIndex > comma, rest.first!, rest.count)
let w = rest.firstIndex(of: "w")!
print(text[w], rest[w], text.distance(from: text.startIndex, to: w))
let mid = text[text.index(text.startIndex, offsetBy: 7)..<text.index(text.startIndex, offsetBy: 12)]
print(mid, mid.count, mid.startIndex == w)
let inner = mid[mid.index(after: mid.startIndex)...]
print(inner, inner.first == "ö", text[inner.startIndex])
print(text.indices.count == text.count)
for (offset, index) in text.indices.enumerated() where offset % 6 == 0 {
  print(offset, text[index])
}
var copy = text
copy.replaceSubrange(comma...comma, with: " --")
print(copy)
copy.insert("!", at: copy.endIndex)
copy.insert(contentsOf: ">> ", at: copy.startIndex)
print(copy)
copy.remove(at: copy.index(before: copy.endIndex))
copy.removeSubrange(copy.startIndex..<copy.index(copy.startIndex, offsetBy: 3))
print(copy)
if let last = text.lastIndex(of: "d") { print(text[text.index(last, offsetBy: -1)...]) }
print(text.index(text.startIndex, offsetBy: 500, limitedBy: text.endIndex) == nil)
let sub = text.suffix(4)
print(sub.uppercased(), String(sub).count, sub + "?")
let parts = "key=value=more".split(separator: "=", maxSplits: 1)
print(parts, parts[1].startIndex == "key=".endIndex)
