// The benchmark: start-up, programs against CPython, layout, checking, an app in use and
// transcripts, each the median and the least of several runs in one process or of several whole
// processes. Compare figures of one run with each other, never with another machine's.

import Diagnostics
import Glibc

guard CommandLine.arguments.count > 3 else {
  print("usage: benchmarks PROGRAM FOLDER-OF-PROGRAMS FOLDER-OF-TRANSCRIPTS")
  exit(2)
}
let program = CommandLine.arguments[1]
let folder = CommandLine.arguments[2]
var table = Table()
startUp(of: program, programs: folder, into: &table)
comparison(of: program, programs: folder, into: &table)
layouts(into: &table)
rows(of: program, into: &table)
checking(into: &table)
if let text = text(ofFile: "\(folder)/app.swift") {
  sessions(app: SourceFile(name: "app.swift", text: text), into: &table)
}
transcripts(of: program, in: CommandLine.arguments[3], into: &table)
print(table.text)
