// Loops whose conditions are of several parts, and what leaves them.
var i = 0
while i < 5, i != 4 {
  i += 1
  if i == 2 { continue }
}
print(i)
while true {
  i += 1
  if i > 8 { break }
}
repeat { i -= 1 } while i > 3 && i != 5 || i == 5
print(i)
var turns = 0
outer: while turns < 10 || i < 5 {
  turns += 1
  while i < 5 {
    i += 1
    if i == 4 { continue outer }
    if turns > 20 { break outer }
  }
  if turns == 7 { break }
}
print(turns, i)
func next(_ n: inout Int) -> Int? {
  n += 1
  return n < 4 ? n : nil
}
var n = 0
while let value = next(&n), value < 10 { print(value) }
while !(n > 6) { n &+= 1 }
var bits = 0b1011
bits |= 4
bits &= 0b1110
bits ^= 1
bits <<= 2
bits >>= 1
print(n, bits)
for letter in "héllo\r\nyou" where letter != "l" { print(letter == "\r\n" ? "line" : "\(letter)") }
for letter in "e\u{301}a".dropFirst() { print(letter) }
print("a,b,,c".split(separator: ",").count, "a\r\nb c".split(separator: "\n").count)
print("a,b,,c,".split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false))
let words: Set<String> = ["é", "e\u{301}", "日本", "本日"]
print(words.count, words.contains("日本"), words.contains("本"))
