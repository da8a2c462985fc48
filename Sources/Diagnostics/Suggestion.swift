/// The name that was probably meant by `name`: the nearest by spelling, where one is near enough.
///
/// Near is at most two changes, and at most a third of the name's length: a letter more, less or
/// other, or two neighbours swapped; the case of letters is no change. Where several are equally
/// near, the first in order of `candidates` is it. Takes the product of the lengths for each.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let limit = min(2, max(1, max(wanted.count, candidate.count) / 3), (best?.distance ?? 3) - 1)
    guard limit >= 0, abs(candidate.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, Array(candidate.lowercased()))
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.name
}

/// How many letters have to be inserted, removed, replaced or swapped with their neighbour.
private func editDistance(_ old: [Character], _ new: [Character]) -> Int {
  if old.isEmpty || new.isEmpty { return max(old.count, new.count) }
  var beforeLast = [Int](repeating: 0, count: new.count + 1)
  var last = Array(0...new.count)
  for row in 1...old.count {
    var current = [row] + [Int](repeating: 0, count: new.count)
    for column in 1...new.count {
      let differs = old[row - 1] == new[column - 1] ? 0 : 1
      current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + differs)
      let swaps =
        row > 1 && column > 1 && old[row - 1] == new[column - 2] && old[row - 2] == new[column - 1]
      if swaps { current[column] = min(current[column], beforeLast[column - 2] + 1) }
    }
    (beforeLast, last) = (last, current)
  }
  return last[new.count]
}
