/// How two texts differ, line by line: `nil` where they are equal.
///
/// Lines of `expected` that are missing start with `-`, lines of `actual` that are new with `+`,
/// and three equal lines are kept around each change. Blanks at a line's end are shown as `·`, so
/// that no two different lines look alike. Cost: quadratic in the number of changes.
public func textDifference(expected: String, actual: String) -> String? {
  guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
  let lines = comparedLines(lines(of: expected), lines(of: actual))
  let near = lines.indices.filter { lines[$0].mark != " " }
  guard !near.isEmpty else { return "the texts differ in how they are encoded" }
  var report: [String] = []
  var last = 0
  for (position, line) in lines.enumerated() where isNear(position, near) {
    if position > last { report.append("@@ \(position - last) equal lines left out @@") }
    last = position + 1
    report.append("\(line.mark)\(visible(line.text, whole: line.mark != " "))")
  }
  let limit = 120
  if report.count > limit {
    report = report.prefix(limit) + ["… and \(report.count - limit) lines more"]
  }
  return report.joined(separator: "\n")
}

private struct ComparedLine {
  var mark: Character
  var text: Substring
}

private func lines(of text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

private func comparedLines(_ old: [Substring], _ new: [Substring]) -> [ComparedLine] {
  // Compared as scalars: two spellings of one character are a difference that a test must show.
  let difference = new.difference(from: old) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var result: [ComparedLine] = []
  var next = 0
  for (offset, line) in old.enumerated() {
    if removed.contains(offset) {
      result.append(ComparedLine(mark: "-", text: line))
      continue
    }
    while inserted.contains(next) {
      result.append(ComparedLine(mark: "+", text: new[next]))
      next += 1
    }
    result.append(ComparedLine(mark: " ", text: line))
    next += 1
  }
  return result + new[next...].map { ComparedLine(mark: "+", text: $0) }
}

private func isNear(_ position: Int, _ changes: [Int]) -> Bool {
  var low = 0
  var high = changes.count
  while low < high {
    let middle = (low + high) / 2
    if changes[middle] < position - 3 { low = middle + 1 } else { high = middle }
  }
  return low < changes.count && changes[low] <= position + 3
}

private func visible(_ line: Substring, whole: Bool) -> String {
  guard whole else { return String(line) }
  let kept = line.reversed().drop { $0 == " " }.reversed()
  let text = String(kept) + String(repeating: "·", count: line.count - kept.count)
  return text.unicodeScalars.map { scalar in
    switch scalar.value {
    case 0x09: "→\t"
    case 0..<0x20, 0x7F..<0xA0: "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }.joined()
}
