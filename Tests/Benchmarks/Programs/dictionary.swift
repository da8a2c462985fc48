let text =
  "the quick brown fox jumps over the lazy dog and the cat sat on the mat while the rain fell"
var counts: [String: Int] = [:]
for _ in 0..<10_000 {
  for word in text.split(separator: " ") {
    counts[String(word), default: 0] += 1
  }
}
for (word, count) in counts.sorted(by: {
  $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value
}).prefix(3) {
  print(word, count)
}
