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
  private var steps = StepCount(limit: .max)

  init(plan: MatchPlan, lines: [OutputLine], bindings: LinePattern.Bindings) {
    self.lines = lines
    self.bindings = bindings
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
    var assignment = AnyOrder(tests: tests, lines: lines, range: lines.indices)
    _ = try assignment.assign(bindings, steps: &steps)
    for (test, line) in assignment.lineOfTest.enumerated() {
      let expected = tests[test].index
      edits.append(line.map { .same(expected: expected, line: $0) } ?? .missing(expected: expected))
    }
    let isOpen = units.count > 1
    edits += assignment.freeLines.map { isOpen ? .skipped(line: $0) : .extra(line: $0) }
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
    var bound = bindings
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
    walk(units, open, takes)
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
    case .line, .group:
      let size: Int
      switch unit {
      case .group(let tests): size = tests.count
      case .line, .gap: size = 1
      }
      if line + size <= end, try takesAll(unit, at: line) {
        return (below(size), Int32(size))
      }
      var best = (below(0) + Int32(size), Self.takesNothing)
      if size == 1, line < end, below(1) + 1 <= best.0 { best = (below(1) + 1, Self.takesOther) }
      if let right, right + 1 < best.0 { best = (right + 1, Self.takesExtra) }
      return best
    }
  }

  private mutating func takesAll(_ unit: Unit, at line: Int) throws(MatchLimit) -> Bool {
    guard case .group(let tests) = unit else { return try equals(unit, line) }
    var assignment = AnyOrder(tests: tests, lines: lines, range: line..<(line + tests.count))
    return try assignment.assign(bindings, steps: &steps)
  }

  private mutating func walk(_ units: Range<Int>, _ open: Range<Int>, _ takes: [Int32]) {
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
      case (.group(let tests), _): addGroup(tests, at: line)
      case (.gap, _): break
      }
      if taken == Self.takesExtra { column += 1 } else { row += 1 }
      if taken > 0 { column += Int(taken) }
    }
    edits += ((open.lowerBound + column)..<open.upperBound).map { .extra(line: $0) }
  }

  private mutating func addGroup(_ tests: [LineTest], at line: Int) {
    for (offset, test) in tests.enumerated() {
      edits.append(.same(expected: test.index, line: line + offset))
    }
  }
}
