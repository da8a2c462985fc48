// `for` over strides of integers and over numbered arrays: the bounds, the direction, what changes
// meanwhile, and what closures keep.
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
print()
for i in stride(from: 0, through: 9, by: 3) { print(i, terminator: " ") }
print()
for i in stride(from: 10, to: 0, by: -4) { print(i, terminator: " ") }
print()
for i in stride(from: 10, through: 2, by: -4) { print(i, terminator: " ") }
print()
for i in stride(from: 0, to: 0, by: 1) { print("never", i) }
for i in stride(from: 5, to: 0, by: 1) { print("never", i) }
for i in stride(from: 0, through: -1, by: 1) { print("never", i) }
for i in stride(from: 3, through: 3, by: -7) { print("once", i) }
for i in stride(from: Int.max - 2, through: Int.max, by: 1) { print(i) }
for i in stride(from: Int.min + 3, to: Int.min, by: -2) { print(i) }
for i in stride(from: Int.min, through: Int.max, by: Int.max) { print(i) }

func bound(_ text: String, _ value: Int) -> Int {
  print("asked for", text)
  return value
}
for i in stride(from: bound("first", 1), to: bound("last", 6), by: bound("step", 2))
where i != 3 {
  print(i)
}

var step = 2
var end = 7
for var i in stride(from: 1, to: end, by: step) {
  step = 100
  end = 0
  i *= 10
  print(i)
}

var kept: [() -> Int] = []
outer: for i in stride(from: 6, to: 0, by: -1) {
  if i == 5 { continue }
  for j in stride(from: 0, through: i, by: 2) where j == 2 {
    if i == 2 { break outer }
    kept.append { i * 10 + j }
  }
}
print(kept.map { $0() })

func half(_ n: Int) -> Int {
  for i in stride(from: n, through: 0, by: -1) where i * 2 <= n { return i }
  return -1
}
print(half(9), half(0))
for x in stride(from: 0.0, to: 1.0, by: 0.25) { print(x, terminator: " ") }
print()

var words = ["zero", "one", "two"]
for (index, word) in words.enumerated() {
  words[index] += "!"
  words.append(word)
  print(index, word)
}
print(words)
for (_, word) in words.enumerated() where word.count > 4 { print(word) }
for (index, _) in words.enumerated().reversed() { print(index, terminator: " ") }
print()
for pair in ["a", "b"].enumerated() { print(pair.offset, pair.element) }
for (index, (name, count)) in [("a", 1), ("b", 2)].enumerated() { print(index, name, count) }
for case (let index, let number?) in [1, nil, 3].enumerated() { print(index, number) }
for (var index, var number) in [4, 5].enumerated() {
  index += 1
  number *= index
  print(index, number)
}
var later: [() -> String] = []
for (index, word) in ["x", "y"].enumerated() { later.append { "\(index)\(word)" } }
print(later.map { $0() })
for (index, character) in "ab\r\ncé👩‍👧z".enumerated() { print(index, character.utf8.count) }
for character in "e\u{301}x\r\ny🇨🇭\u{301}" { print(character.unicodeScalars.count) }
for i in stride(from: 0, to: 3, by: bound("zero", 0)) { print("never", i) }
