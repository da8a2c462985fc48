/// The programs of the folder against CPython's: CPU time, each less what an empty program takes.
func comparison(of program: String, programs folder: String, into table: inout Table) {
  let names = [
    "loop", "strides", "enumerated", "calls", "sort", "sieve", "matrix", "closures", "strings",
    "dictionary", "structs", "objects", "enums", "protocols", "tree",
  ]
  let python = "python3"
  func ours(_ name: String) -> Double? {
    leastTime(of: program, ["run", "\(folder)/\(name).swift"], runs: 5)
  }
  // Without what a machine's Python loads at its start, which takes longer than some programs.
  func theirs(_ name: String) -> Double? {
    leastTime(of: python, ["-I", "-S", "\(folder)/\(name).py"], runs: 5)
  }
  guard let start = ours("empty") else { return table.add("programs: \(folder) has none") }
  guard let pythonStart = theirs("empty") else {
    return table.add("programs: there is no \(python) to compare with")
  }
  table.add("programs, CPU time", "navlab", "CPython", "ratio")
  for name in names {
    guard let own = ours(name), let other = theirs(name) else {
      table.add("  \(name)", "failed")
      continue
    }
    let (time, pythonTime) = (max(0, own - start), max(0.1, other - pythonStart))
    table.add(
      "  \(name)", milliseconds(time), milliseconds(pythonTime), hundredths(time / pythonTime))
  }
}

/// A ratio, to two digits.
private func hundredths(_ ratio: Double) -> String {
  let all = Int((ratio * 100).rounded())
  return "\(all / 100).\(all % 100 < 10 ? "0" : "")\(all % 100)"
}
