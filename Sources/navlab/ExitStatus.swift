/// How the program ends.
enum ExitStatus: Int32 {
  case fine = 0
  /// The thing asked for did not hold: a transcript differs, a grade is below full, diagnostics
  /// have errors, a command of `-c` failed.
  case failed = 1
  case wrongUsage = 2
  /// A file could not be read or written.
  case fileProblem = 3
  /// A defect in navlab itself.
  case defect = 70
}
