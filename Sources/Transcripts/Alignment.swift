/// How expected lines and output correspond where they differ: the fewest lines that are missing
/// or too many.
struct Alignment {
  enum Edit: Hashable {
    /// An expected line and the line of output that matches it.
    case same(expected: Int, line: Int)
    /// A line in a gap.
    case skipped(line: Int)
    case missing(expected: Int)
    case extra(line: Int)
  }

  private(set) var edits: [Edit] = []

  private enum Unit {
    case line(LineTest)
    case group([LineTest])
    case gap
  }

  /// More cells than this are not searched: what is between the equal ends then counts as changed.
  static let cellLimit = 2_000_000

  private let units: [Unit]
  private let lines: [OutputLine]
  private let bindings: LinePattern.Bindings
  /// The same with what the lines that match bind.
  private(set) var bound: LinePattern.Bindings
  private var steps = StepCount(limit: .max)

  init(plan: MatchPlan, lines: [OutputLine], bindings: LinePattern.Bindings) {
    self.lines = lines
    self.bindings = bindings
    bound = bindings
    var units: [Unit] = []
    for (index, run) in plan.runs.enumerated() {
      if index > 0 { units.append(.gap) }
      for step in run.steps {
        switch step {
        case .line(let test): units.append(.line(test))
        case .group(let tests): units.append(.group(tests))
        }
      }
    }
    self.units = units
    do {
      if plan.options.isUnordered {
        try alignUnordered()
      } else {
        try align()
        try checkReuse()
      }
    } catch {
      edits = []
      for unit in units { addMissing(unit) }
      edits += lines.indices.map { .extra(line: $0) }
    }
  }

  private mutating func alignUnordered() throws(MatchLimit) {
    guard case .group(let tests)? = units.first else { return }
    let isOpen = units.count > 1
    try addGroup(tests, lines.indices) { isOpen ? .skipped(line: $0) : .extra(line: $0) }
  }

  private mutating func align() throws(MatchLimit) {
    var top = 0
    while top < min(units.count, lines.count), try equals(units[top], top) { top += 1 }
    var tail = 0
    while tail < min(units.count, lines.count) - top,
      try equals(units[units.count - 1 - tail], lines.count - 1 - tail)
    {
      tail += 1
    }
    for index in 0..<top { addSame(units[index], index) }
    let middle = top..<(units.count - tail)
    let open = top..<(lines.count - tail)
    if (middle.count + 1).multipliedReportingOverflow(by: open.count + 1).partialValue
      <= Self.cellLimit
    {
      try search(middle, open)
    } else {
      for unit in units[middle] { addMissing(unit) }
      edits += open.map { .extra(line: $0) }
    }
    for index in 0..<tail {
      addSame(units[units.count - tail + index], lines.count - tail + index)
    }
  }

  /// While aligning, a name that these very lines bind accepts anything; here it is compared.
  private mutating func checkReuse() throws(MatchLimit) {
    var tests: [Int: LineTest] = [:]
    for case .line(let test) in units { tests[test.index] = test }
    var checked: [Edit] = []
    for edit in edits {
      guard case .same(let expected, let line) = edit, let test = tests[expected] else {
        checked.append(edit)
        continue
      }
      if let new = try test.match(lines[line], bound, steps: &steps) {
        bound = new
        checked.append(edit)
      } else {
        checked += [.missing(expected: expected), .extra(line: line)]
      }
    }
    edits = checked
  }

  private mutating func equals(_ unit: Unit, _ line: Int) throws(MatchLimit) -> Bool {
    switch unit {
    case .gap, .group: return false
    case .line(let test):
      return try test.match(lines[line], bindings, steps: &steps, isLenient: true) != nil
    }
  }

  private mutating func addSame(_ unit: Unit, _ line: Int) {
    if case .line(let test) = unit { edits.append(.same(expected: test.index, line: line)) }
  }

  private mutating func addMissing(_ unit: Unit) {
    switch unit {
    case .gap: break
    case .line(let test): edits.append(.missing(expected: test.index))
    case .group(let tests): edits += tests.map { .missing(expected: $0.index) }
    }
  }

  /// Dynamic programming over units and lines, from the end; then a walk along the cheapest way.
  private mutating func search(_ units: Range<Int>, _ open: Range<Int>) throws(MatchLimit) {
    let width = open.count + 1
    var cost = [Int32](repeating: 0, count: (units.count + 1) * width)
    var takes = [Int32](repeating: 0, count: cost.count)
    for column in 0..<width { cost[units.count * width + column] = Int32(width - 1 - column) }
    for row in (0..<units.count).reversed() {
      for column in (0..<width).reversed() {
        let cell = row * width + column
        let (best, taken) = try cheapest(
          self.units[units.lowerBound + row], at: open.lowerBound + column, end: open.upperBound,
          below: { cost[cell + width + $0] }, right: column + 1 < width ? cost[cell + 1] : nil)
        cost[cell] = best
        takes[cell] = taken
      }
    }
    try walk(units, open, takes)
  }

  private static let takesNothing: Int32 = -1
  private static let takesExtra: Int32 = -2
  private static let takesOther: Int32 = -3

  /// The cost of the best way on, and how many lines the unit takes on it (or one of the marks).
  private mutating func cheapest(
    _ unit: Unit, at line: Int, end: Int, below: (Int) -> Int32, right: Int32?
  ) throws(MatchLimit) -> (Int32, Int32) {
    switch unit {
    case .gap:
      // A gap that is over is a unit done; a gap that goes on stays in its row.
      if let right, right < below(0) { return (right, Self.takesExtra) }
      return (below(0), 0)
    case .line:
      if line < end, try equals(unit, line) { return (below(1), 1) }
      var best = (below(0) + 1, Self.takesNothing)
      if line < end, below(1) + 1 <= best.0 { best = (below(1) + 1, Self.takesOther) }
      if let right, right + 1 < best.0 { best = (right + 1, Self.takesExtra) }
      return best
    case .group(let tests):
      var best = (below(0) + Int32(tests.count), Self.takesNothing)
      if let right, right + 1 < best.0 { best = (right + 1, Self.takesExtra) }
      // With a line too many or too few, most of a group is there still.
      for size in [tests.count, tests.count - 1, tests.count + 1]
      where size > 0 && line + size <= end {
        let found = try assigned(tests, line..<(line + size)).lineOfTest.count { $0 != nil }
        let cost = below(size) + Int32(max(tests.count, size) - found)
        if found > 0, cost < best.0 { best = (cost, Int32(size)) }
        if found == tests.count, size == found { break }
      }
      return best
    }
  }

  private mutating func assigned(
    _ tests: [LineTest], _ range: Range<Int>
  ) throws(MatchLimit) -> AnyOrder {
    var assignment = AnyOrder(tests: tests, lines: lines, range: range)
    _ = try assignment.assign(bindings, steps: &steps)
    return assignment
  }

  private mutating func walk(
    _ units: Range<Int>, _ open: Range<Int>, _ takes: [Int32]
  ) throws(MatchLimit) {
    let width = open.count + 1
    var row = 0
    var column = 0
    while row < units.count {
      let taken = takes[row * width + column]
      let line = open.lowerBound + column
      let unit = self.units[units.lowerBound + row]
      switch (unit, taken) {
      case (.gap, Self.takesExtra): edits.append(.skipped(line: line))
      case (_, Self.takesExtra): edits.append(.extra(line: line))
      case (_, Self.takesNothing): addMissing(unit)
      case (_, Self.takesOther):
        addMissing(unit)
        edits.append(.extra(line: line))
        column += 1
      case (.line(let test), _): edits.append(.same(expected: test.index, line: line))
      case (.group(let tests), let size):
        try addGroup(tests, line..<(line + Int(size))) { .extra(line: $0) }
      case (.gap, _): break
      }
      if taken == Self.takesExtra { column += 1 } else { row += 1 }
      if taken > 0 { column += Int(taken) }
    }
    edits += ((open.lowerBound + column)..<open.upperBound).map { .extra(line: $0) }
  }

  /// The tests in their own order, those without a line of theirs last, and the lines of none.
  private mutating func addGroup(
    _ tests: [LineTest], _ range: Range<Int>, free: (Int) -> Edit
  ) throws(MatchLimit) {
    let assignment = try assigned(tests, range)
    var missing: [Edit] = []
    for (test, line) in zip(tests, assignment.lineOfTest) {
      if let line {
        edits.append(.same(expected: test.index, line: line))
      } else {
        missing.append(.missing(expected: test.index))
      }
    }
    edits += missing + assignment.freeLines.map(free)
  }
}
