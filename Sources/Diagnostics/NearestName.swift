/// The name that `word` was most likely meant to be: within a third of its length in edits,
/// upper and lower case alike; the first of several. nil where none is near.
/// - Parameter most: the most edits that are near, where a third of its length is more.
public func nearest(to word: String, in names: [String], within most: Int = .max) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty else { return nil }
  var best: (distance: Int, name: String)?
  let limit = min(most, max(1, (wanted.count + 1) / 3))
  for name in names {
    let candidate = Array(name.lowercased())
    guard abs(candidate.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, candidate)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
  }
  return best?.name
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    before = last
    last = row
  }
  return last[b.count]
}
