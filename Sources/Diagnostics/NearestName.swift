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

/// Whether a word is one of the names with a slip of the pen. A word that ends in digits, is a
/// plural or is longer or shorter by two letters at its ends is a name of its own: `black38`,
/// `Results`, `AudioEngine`.
public func isSlip(_ word: String, of names: [String], within most: Int = .max) -> Bool {
  let near = nearest(
    to: word, in: names.filter { !isOwn(word.lowercased(), beside: $0.lowercased()) },
    within: min(most, word.count < 8 ? 1 : 2))
  return near != nil
}

private func isOwn(_ word: String, beside name: String) -> Bool {
  if word.hasPrefix(name) {
    let rest = word.dropFirst(name.count)
    if rest == "s" || !rest.isEmpty && rest.allSatisfy(\.isNumber) { return true }
  }
  return abs(word.count - name.count) > 1
    && (word.hasPrefix(name) || word.hasSuffix(name) || name.hasPrefix(word)
      || name.hasSuffix(word))
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
