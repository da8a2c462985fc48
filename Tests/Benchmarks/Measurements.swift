import Commands
import Diagnostics
import LayoutEngine
import Simulation
import SwiftSource
import ViewCatalog
import ViewTree

/// Whole processes, from start to end.
func startUp(of program: String, programs folder: String, into table: inout Table) {
  table.add("start-up, whole process", "median", "least")
  let lines: [(String, [String])] = [
    ("navlab --version", ["--version"]), ("navlab < /dev/null", []),
    ("navlab run empty.swift", ["run", "\(folder)/empty.swift"]),
    ("navlab run app.swift < /dev/null", ["run", "\(folder)/app.swift"]),
    ("navlab layout -e 'Text(\"Hi\")'", ["layout", "-e", "Text(\"Hi\")"]),
  ]
  for (name, arguments) in lines {
    let time = timing(runs: 21, prepare: {}) { run(program, arguments) }
    table.add("  " + name, milliseconds(time.median), milliseconds(time.least))
  }
}

/// The layout workloads: a cold pass over a new tree, and one change of a tree that is laid out;
/// the same trees in Taffy beside them, where the Python package stretchable is installed.
func layouts(into table: inout Table) {
  let peers = Peers()
  table.add(
    "layout, one pass", "median", "least", "views", "ns a view", "Taffy's least", "of ours")
  for name: Workload.Name in Workload.Name.allCases {
    let views = Workload(name).viewCount
    let time = timing(runs: 20, prepare: { Workload(name) }) { $0.layout() }
    table.add(
      "  \(label(name)) cold", milliseconds(time.median), milliseconds(time.least), "\(views)",
      "\(Int(time.least * 1e6 / Double(views)))", peers.time("\(name)"),
      peers.ratio("\(name)", to: time.least))
  }
  let large = Workload(.rows10000)
  large.layout()
  var height = 50.0
  let moves = timing(runs: 21, prepare: { height = height == 50 ? 60 : 50 }) {
    large.resizeFirstLeaf(height: height)
    large.layout()
  }
  table.add(
    "  W4a one row taller", milliseconds(moves.median), milliseconds(moves.least), "", "",
    peers.time("taller"), peers.ratio("taller", to: moves.least))
  var width = 10.0
  let stays = timing(runs: 21, prepare: { width = width == 10 ? 12 : 10 }) {
    large.resizeLastLeaf(width: width)
    large.layout()
  }
  table.add(
    "  W4b within one row", milliseconds(stays.median), milliseconds(stays.least), "", "",
    peers.time("within"), peers.ratio("within", to: stays.least))
  if peers.isMissing { table.add("  (pip install stretchable shows Taffy beside them)") }
}

/// What Taffy takes for the same layouts, by name.
struct Peers {
  private var least: [Substring: Double] = [:]
  var isMissing: Bool { least.isEmpty }

  /// Runs them; finds none where Python or the package is not there.
  init() {
    let output = run("python3", [".ci/taffy.py"], capturing: true)?.output
    for line in (output ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3 { least[words[0]] = Double(words[1]) }
    }
  }

  func time(_ name: String) -> String { least[name[...]].map(milliseconds) ?? "" }

  /// How many times as long.
  func ratio(_ name: String, to own: Double) -> String {
    least[name[...]].map { "\(($0 / own * 10).rounded() / 10)" } ?? ""
  }
}

/// A thousand rows eagerly and lazily, bodies included: launches of the program that was checked
/// before, as a device has it compiled, and one change of the state that all rows stand in.
func rows(into table: inout Table) {
  table.add("1,000 rows, bodies included", "median", "least", "bodies")
  let session = Session(library: wholeLibrary)
  var least: [Double] = []
  for (name, container) in [("VStack", "VStack"), ("LazyVStack", "LazyVStack")] {
    let source = SourceFile(name: "Rows.swift", text: rowsSource(container))
    _ = session.launch([source])
    let launch = timing(runs: 5, prepare: {}) { _ = session.respond(to: "restart") }
    least.append(launch.least)
    let bodies = session.simulator?.graph.bodies["Row"] ?? 0
    table.add(
      "  \(name): launch", milliseconds(launch.median), milliseconds(launch.least), "\(bodies)")
    let tap = timing(runs: 9, prepare: {}) { _ = session.respond(to: "tap \"Taller\"") }
    table.add("  \(name): one state change", milliseconds(tap.median), milliseconds(tap.least))
  }
  if least.count == 2 { table.add("  eager of lazy", "", "\((least[0] / least[1]).rounded())") }
}

/// The most memory that whole processes had, above the same program without a row.
func memory(of program: String, into table: inout Table) {
  func peak(_ source: String) -> Double? {
    run(program, ["layout", "-e", source, "--propose", "393x852"])?.peakMemory
  }
  guard let base = peak(rowsSource("VStack", count: 0)), let eager = peak(rowsSource("VStack")),
    let lazy = peak(rowsSource("LazyVStack"))
  else { return }
  func megabytes(_ value: Double) -> String { "\((value * 10).rounded() / 10) MB" }
  table.add(
    "1,000 rows, memory of whole processes", "no rows", "eager above", "lazy above", "ratio")
  table.add(
    "  VStack, LazyVStack", megabytes(base), megabytes(eager - base), megabytes(lazy - base),
    "\(((eager - base) / (lazy - base)).rounded())")
}

/// The rows of the layout workloads, written as a program.
private func rowsSource(_ container: String, count: Int = 1000) -> String {
  """
  struct ContentView: View {
    @State private var isTall = false
    var body: some View {
      ScrollView {
        Button("Taller") { isTall.toggle() }
        \(container)(spacing: 0) {
          ForEach(0..<\(count), id: \\.self) { Row(number: $0, isTall: isTall) }
        }
      }
    }
  }
  struct Row: View {
    let number: Int
    let isTall: Bool
    var body: some View {
      HStack {
        Circle().fill(.blue).frame(width: 50, height: isTall ? 60 : 50)
        VStack(alignment: .leading, spacing: 4) {
          Text("Item \\(number)").font(.headline)
          Text("Description for item number \\(number)").font(.subheadline)
        }
        Spacer()
        Image(systemName: "chevron.right").foregroundColor(.secondary)
      }
      .padding()
    }
  }
  """
}

/// Reading, checking and lowering a large app, without running it.
func checking(into table: inout Table) {
  let app = GeneratedApp(screens: 161)
  let file = SourceFile(name: "Large.swift", text: app.text)
  table.add("a large app", "median", "least", "lines")
  let all = timing(runs: 5, prepare: { Session(library: wholeLibrary) }) {
    _ = $0.diagnostics(of: [file])
  }
  table.add("  checked", milliseconds(all.median), milliseconds(all.least), "\(app.lineCount)")
  let reading = timing(runs: 5, prepare: {}) { _ = SwiftReader.parse([file]) }
  table.add(
    "  of which parsing", milliseconds(reading.median), milliseconds(reading.least), "")
}

/// A small app launched and used, again and again in one process.
func sessions(app: SourceFile, into table: inout Table) {
  let session = Session(library: wholeLibrary)
  let launch = timing(runs: 21, prepare: {}) { _ = session.launch([app]) }
  table.add("an app of one screen", "median", "least")
  table.add("  launch", milliseconds(launch.median), milliseconds(launch.least))
  let taps = timing(runs: 11, prepare: { _ = session.launch([app]) }) {
    for _ in 0..<100 { _ = session.respond(to: "tap \"Add\"") }
  }
  table.add("  100 taps", milliseconds(taps.median), milliseconds(taps.least))
}

/// The transcripts of a folder, replayed and judged by one process.
func transcripts(of program: String, in folder: String, into table: inout Table) {
  let count = fileCount(in: folder)
  guard count > 0 else { return table.add("transcripts: there are none in \(folder)") }
  let time = timing(runs: 3, prepare: {}) { run(program, ["test", folder]) }
  table.add("transcripts", "median", "least", "files", "a second")
  table.add(
    "  navlab test \(folder)", milliseconds(time.median), milliseconds(time.least), "\(count)",
    "\(Int(Double(count) * 1000 / time.median))")
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
