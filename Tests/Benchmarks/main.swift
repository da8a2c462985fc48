// The benchmark: start-up, layout, and transcripts, each the median of several runs in one process
// or of several whole processes. Compare figures of one run with each other, never with another
// machine's.

import Glibc

guard CommandLine.arguments.count > 1 else {
  print("usage: benchmarks PROGRAM")
  exit(2)
}
let program = CommandLine.arguments[1]
var table = Table()
startUp(of: program, into: &table)
layouts(into: &table)
rows(into: &table)
sessions(into: &table)
print(table.text)
