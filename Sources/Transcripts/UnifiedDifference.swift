/// What a file would become, line by line, as `diff -u` shows it.
public struct UnifiedDifference: Sendable {
  /// How many lines that stay are shown around those that change.
  private static let context = 3

  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .same(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }

    var isChange: Bool { if case .same = self { false } else { true } }
    /// Whether it is in the old text, or in the new one.
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  private let name: String
  private let lines: [Line]

  public init(of name: String, from old: String, to new: String) {
    self.name = name
    let old = TextLine.split(old).map(\.text)
    let new = TextLine.split(new).map(\.text)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.compactMap { Self.offset(of: $0) })
    let added = Set(changes.insertions.compactMap { Self.offset(of: $0) })
    var lines: [Line] = []
    var next = 0
    for (index, line) in old.enumerated() {
      guard !removed.contains(index) else {
        lines.append(.removed(line))
        continue
      }
      while added.contains(next) {
        lines.append(.added(new[next]))
        next += 1
      }
      lines.append(.same(line))
      next += 1
    }
    self.lines = lines + new[next...].map { .added($0) }
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int? {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The difference, its lines ended by line feeds, with control characters made visible; empty
  /// where the texts are equal.
  public var text: String {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    guard !hunks.isEmpty else { return "" }
    let shown = Escaping.oneLine(name)
    return hunks.reduce(into: "--- \(shown)\n+++ \(shown)\n") { text, hunk in
      text += "@@ -\(place(of: hunk, \.isOld)) +\(place(of: hunk, \.isNew)) @@\n"
      for line in lines[hunk] { text += Escaping.visible(line.text) + "\n" }
    }
  }

  /// `3,7`: where a hunk starts in one of the texts, from 1, and how many of its lines it has.
  private func place(of hunk: Range<Int>, _ isThere: (Line) -> Bool) -> String {
    let count = lines[hunk].count(where: isThere)
    let before = lines[..<hunk.lowerBound].count(where: isThere)
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}
