import Diagnostics

/// How the program ends.
enum ExitStatus: Int32, CaseIterable {
  case fine = 0
  /// The thing asked for did not hold: a transcript differs, a grade is below full, diagnostics
  /// have errors, a command of `-c` failed.
  case failed = 1
  case wrongUsage = 2
  /// A file could not be read or written.
  case fileProblem = 3
  /// A defect in navlab itself.
  case defect = 70

  /// What help says of it.
  var meaning: Sentence {
    switch self {
    case .fine: "fine"
    case .failed: "what was asked for did not hold"
    case .wrongUsage: "wrong usage"
    case .fileProblem: "a file could not be read or written"
    case .defect: "a defect in navlab"
    }
  }
}
