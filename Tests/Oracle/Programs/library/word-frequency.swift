let text = """
  It was the best of times, it was the worst of times, it was the age of wisdom,
  it was the age of foolishness -- it was the epoch of belief; it was the epoch
  of incredulity. It was the season of Light?
  """
let words = text.lowercased().split { !$0.isLetter }
print(words.count, Set(words).count)
var frequency: [Substring: Int] = [:]
for word in words { frequency[word, default: 0] += 1 }
let top = frequency.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(5)
for (rank, (word, count)) in top.enumerated() {
  print("\(rank + 1). \(word)\t\(String(repeating: "#", count: count)) \(count)")
}
let byLength = Dictionary(grouping: frequency.keys, by: \.count).mapValues { $0.sorted() }
for length in byLength.keys.sorted(by: >).prefix(3) { print(length, byLength[length]!) }
let letters = text.lowercased().filter(\.isLetter).reduce(into: [:] as [Character: Int]) {
  $0[$1, default: 0] += 1
}
let vowels = "aeiou".map { "\($0): \(letters[$0] ?? 0)" }
print(vowels.joined(separator: ", "))
let sentences = text.split(whereSeparator: { ".?;".contains($0) })
print(sentences.count, sentences.map { $0.split(separator: " ").count })
let capitalized = words.prefix(4).map { $0.prefix(1).uppercased() + $0.dropFirst() }
print(capitalized.joined(separator: " "))
let bigrams = zip(words, words.dropFirst()).map { "\($0) \($1)" }
let pairs = bigrams.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }.filter { $0.value > 4 }
print(pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
print(words.contains("season"), words.firstIndex(of: "worst") ?? -1, words.last ?? "")
let acronym = String(words.compactMap(\.first)).uppercased().prefix(10)
print(acronym, acronym.reversed().starts(with: "WSA"))
let longest = words.max { ($0.count, $1) < ($1.count, $0) }!
print(longest, longest.count, String(longest.sorted()))
let palindromes = ["level", "Noon", "swift", "A man a plan"].filter {
  let clean = $0.lowercased().filter { !$0.isWhitespace }
  return clean == String(clean.reversed())
}
print(palindromes)
print(words.map(\.count).reduce(0, +) / words.count, words.dropLast(25).last!)
