// The benchmark: start-up, programs against CPython, layout, checking, an app in use and
// transcripts, each the median and the least of several runs in one process or of several whole
// processes. Compare figures of one run with each other, never with another machine's.

import Diagnostics
import Glibc

guard CommandLine.arguments.count > 3 else {
  print("usage: benchmarks PROGRAM FOLDER-OF-PROGRAMS FOLDER-OF-TRANSCRIPTS [SECTION...]")
  exit(2)
}
let program = CommandLine.arguments[1]
let folder = CommandLine.arguments[2]
// Memory comes first: a process that is started counts what the one that starts it had.
let sections: [(name: String, measure: (inout Table) -> Void)] = [
  ("memory", { memory(of: program, into: &$0) }),
  ("start", { startUp(of: program, programs: folder, into: &$0) }),
  ("programs", { comparison(of: program, programs: folder, into: &$0) }),
  ("layout", { layouts(into: &$0) }),
  ("rows", { rows(into: &$0) }),
  ("lists", { largeLists(into: &$0) }),
  ("checking", { checking(into: &$0) }),
  (
    "app",
    { table in
      guard let text = text(ofFile: "\(folder)/app.swift") else { return }
      sessions(app: SourceFile(name: "app.swift", text: text), into: &table)
    }
  ),
  ("transcripts", { transcripts(of: program, in: CommandLine.arguments[3], into: &$0) }),
]
let wanted = CommandLine.arguments.dropFirst(4)
if let unknown = wanted.first(where: { name in !sections.contains { $0.name == name } }) {
  print("benchmarks: no section '\(unknown)'; there are \(sections.map(\.name))")
  exit(2)
}
var table = Table()
for section in sections where wanted.isEmpty || wanted.contains(section.name) {
  section.measure(&table)
}
print(table.text)
