import Commands
import Diagnostics
import LayoutEngine
import StandardLibrary
import ViewCatalog

/// Whole processes, from start to end.
func startUp(of program: String, into table: inout Table) {
  table.add("start-up, whole process", "median", "least")
  let lines: [(String, [String])] = [
    ("navlab --version", ["--version"]), ("navlab < /dev/null", []),
    ("navlab layout -e 'Text(\"Hi\")'", ["layout", "-e", "Text(\"Hi\")"]),
  ]
  for (name, arguments) in lines {
    let time = timing(runs: 21, prepare: {}) { run(program, arguments) }
    table.add("  " + name, milliseconds(time.median), milliseconds(time.least))
  }
}

/// The layout workloads: a cold pass over a new tree, and one change of a tree that is laid out.
func layouts(into table: inout Table) {
  table.add("layout, one pass", "median", "least", "views", "ns a view")
  for name: Workload.Name in Workload.Name.allCases {
    let views = Workload(name).viewCount
    let time = timing(runs: 11, prepare: { Workload(name) }) { $0.layout() }
    table.add(
      "  \(label(name)) cold", milliseconds(time.median), milliseconds(time.least), "\(views)",
      "\(Int(time.least * 1e6 / Double(views)))")
  }
  let large = Workload(.rows10000)
  large.layout()
  var height = 50.0
  let moves = timing(runs: 21, prepare: { height = height == 50 ? 60 : 50 }) {
    large.resizeFirstLeaf(height: height)
    large.layout()
  }
  table.add("  W4a one row taller", milliseconds(moves.median), milliseconds(moves.least))
  var width = 10.0
  let stays = timing(runs: 21, prepare: { width = width == 10 ? 12 : 10 }) {
    large.resizeLastLeaf(width: width)
    large.layout()
  }
  table.add("  W4b within one row", milliseconds(stays.median), milliseconds(stays.least))
}

/// A small app launched and used, again and again in one process.
func sessions(into table: inout Table) {
  let source = SourceFile(
    name: "App.swift",
    text: """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Count \\(count)")
            Button("Add") { count += 1 }
          }
        }
      }
      """)
  let library = standardLibrary + viewCatalog
  let session = Session(library: library)
  let time = timing(runs: 51, prepare: {}) {
    _ = session.launch([source])
    for _ in 0..<5 { _ = session.respond(to: "tap \"Add\"") }
  }
  table.add("an app of one screen", "median", "least", "a second")
  table.add(
    "  launch and five taps", milliseconds(time.median), milliseconds(time.least),
    "\(Int(1000 / time.median))")
}

/// What a workload is called in tables.
private func label(_ name: Workload.Name) -> String {
  switch name {
  case .rows1000: "W1 (1,000 rows)"
  case .rows10000: "W2 (10,000 rows)"
  case .fixedTree: "W3f (fixed tree)"
  case .flexibleTree: "W3x (flexible tree)"
  }
}
