import Foundation

struct Statistics {
  let words: [String: Int]
  let longest: String
  let average: Double
  init(text: String) {
    let all = text.lowercased()
      .components(separatedBy: CharacterSet.alphanumerics.inverted)
      .filter { !$0.isEmpty }
    words = all.reduce(into: [:]) { counts, word in counts[word, default: 0] += 1 }
    longest = all.max { ($0.count, $1) < ($1.count, $0) } ?? ""
    average = all.isEmpty ? 0 : Double(all.reduce(0) { $0 + $1.count }) / Double(all.count)
  }
  var top: [(String, Int)] {
    words.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3).map { ($0.key, $0.value) }
  }
}
let text = """
It was the best of times, it was the worst of times,
it was the age of wisdom, it was the age of foolishness...
"""
let statistics = Statistics(text: text)
for (word, count) in statistics.top { print(word.padding(toLength: 8, withPad: ".", startingAt: 0), count) }
print(statistics.longest, String(format: "%.3f", statistics.average), statistics.words.count)
let lines = text.components(separatedBy: "\n")
for (number, line) in lines.enumerated() { print(String(format: "%02d| %@", number + 1, line)) }
print(lines.map { $0.split(separator: " ").count })
print(text.components(separatedBy: .punctuationCharacters).joined().count, text.filter(\.isUppercase))
