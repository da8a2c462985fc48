/// The expected lines of one entry, ready to be compared: runs of lines with gaps between them.
struct MatchPlan: Sendable {
  enum Step: Sendable {
    case line(LineTest)
    /// These in any order.
    case group([LineTest])

    var size: Int {
      switch self {
      case .line: 1
      case .group(let tests): tests.count
      }
    }
  }

  /// Lines that follow one another, and the gap before them.
  struct Run: Sendable {
    var steps: [Step] = []
    /// What the gap before the run must not hold; nothing for the first run, which has no gap.
    var forbidden: [LinePattern] = []
    var size: Int { steps.reduce(0) { $0 + $1.size } }
  }

  private(set) var runs: [Run]
  let options: MatchOptions

  init(_ expected: [ExpectedLine], options: MatchOptions) {
    self.options = options
    var expected = expected
    while expected.last?.isEmptyLine == true { expected.removeLast() }
    runs = [Run()]
    options.isUnordered ? readUnordered(expected) : read(expected)
  }

  private mutating func readUnordered(_ expected: [ExpectedLine]) {
    var tests: [LineTest] = []
    var gaps = 0
    var forbidden: [LinePattern] = []
    for (index, line) in expected.enumerated() {
      if let test = LineTest(line, index: index, options: options) { tests.append(test) }
      if case .gap = line.kind { gaps += 1 }
      if case .forbidden(let pattern) = line.kind { forbidden.append(options.comparable(pattern)) }
    }
    runs = [Run(steps: [.group(tests)], forbidden: forbidden)]
    if gaps > 0 { runs.append(Run()) }
  }

  private mutating func read(_ expected: [ExpectedLine]) {
    var pending: [LinePattern] = []
    var group: [LineTest]?
    var isAfterGap = false
    for (index, line) in expected.enumerated() {
      switch line.kind {
      case .gap:
        if !isAfterGap { runs.append(Run()) }
        runs[runs.count - 1].forbidden += pending
        pending = []
        isAfterGap = true
      case .forbidden(let pattern):
        if isAfterGap {
          runs[runs.count - 1].forbidden.append(options.comparable(pattern))
        } else {
          pending.append(options.comparable(pattern))
        }
      case .anyOrder: group = group ?? []
      case .end:
        if let tests = group { add(.group(tests)) }
        group = nil
        isAfterGap = false
        pending = []
      case .literal, .pattern, .expression:
        guard let test = LineTest(line, index: index, options: options) else { continue }
        if group != nil {
          group?.append(test)
        } else {
          add(.line(test))
          isAfterGap = false
          pending = []
        }
      }
    }
    if let tests = group { add(.group(tests)) }
  }

  private mutating func add(_ step: Step) { runs[runs.count - 1].steps.append(step) }
}
