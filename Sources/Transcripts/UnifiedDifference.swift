/// What a file would become, line by line, as `diff -u` shows it.
public struct UnifiedDifference: Sendable {
  /// How many lines that stay are shown around those that change.
  private static let context = 3

  private enum Line {
    case same(TextLine)
    case removed(TextLine)
    case added(TextLine)

    var text: String {
      switch self {
      case .same(let line): " " + line.text
      case .removed(let line): "-" + line.text
      case .added(let line): "+" + line.text
      }
    }

    /// The line with its ending.
    var whole: String {
      switch self {
      case .same(let line), .removed(let line), .added(let line): line.text + line.ending
      }
    }

    var isChange: Bool { if case .same = self { false } else { true } }
    /// Whether it is in the old text, or in the new one.
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  private let name: String
  private let lines: [Line]
  private let isSplit: Bool

  /// - Parameter isSplit: whether changes near one another are hunks of their own, to be taken or
  ///   left one by one.
  public init(of name: String, from old: String, to new: String, isSplit: Bool = false) {
    self.name = name
    self.isSplit = isSplit
    let old = TextLine.split(old)
    let new = TextLine.split(new)
    let changes = new.map(\.text).difference(from: old.map(\.text))
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

  /// What changes, with the lines around it; what is near is one, or shares those between.
  private var ranges: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      guard let last = hunks.last, around.lowerBound <= last.upperBound else {
        hunks.append(around)
        continue
      }
      if isSplit, index > 0, !lines[index - 1].isChange {
        hunks[hunks.count - 1] = last.lowerBound..<min(last.upperBound, index)
        hunks.append(min(last.upperBound, index)..<around.upperBound)
      } else {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      }
    }
    return hunks
  }

  /// The parts of the difference, each of which may be taken or left.
  public var hunks: [String] {
    ranges.map { hunk in
      let head = "@@ -\(place(of: hunk, \.isOld)) +\(place(of: hunk, \.isNew)) @@\n"
      return lines[hunk].reduce(into: head) { $0 += Escaping.visible($1.text) + "\n" }
    }
  }

  /// What each hunk would make of its part of the text.
  public var proposals: [String] {
    ranges.map { hunk in
      lines[hunk].filter(\.isNew).map(\.whole).joined()
    }
  }

  /// The old text with some hunks made, each by what stands for its part of the text; others are
  /// left as they are.
  public func text(making parts: [Int: String]) -> String {
    var text = ""
    var end = 0
    func keep(upTo next: Int) {
      for line in lines[end..<next] where line.isOld { text += line.whole }
    }
    for (place, hunk) in ranges.enumerated() {
      guard let part = parts[place] else { continue }
      keep(upTo: hunk.lowerBound)
      text += part
      end = hunk.upperBound
    }
    keep(upTo: lines.count)
    return text
  }

  /// The difference, its lines ended by line feeds, with control characters made visible; empty
  /// where the texts are equal.
  public var text: String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let shown = Escaping.oneLine(name)
    return "--- \(shown)\n+++ \(shown)\n" + hunks.joined()
  }

  /// `3,7`: where a hunk starts in one of the texts, from 1, and how many of its lines it has.
  private func place(of hunk: Range<Int>, _ isThere: (Line) -> Bool) -> String {
    let count = lines[hunk].count(where: isThere)
    let before = lines[..<hunk.lowerBound].count(where: isThere)
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}
