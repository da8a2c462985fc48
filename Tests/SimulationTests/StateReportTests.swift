import Interpreter
import Simulation
import Testing

@Suite struct StateReportTests {
  static let list = """
    struct Item { let id: Int; var isDone = false }
    struct ContentView: View {
      @State var items = (0..<3).map { Item(id: $0) }
      @State var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Button("Done") { items[1].isDone = true }
        Text("\\(count), \\(items.filter(\\.isDone).count)")
      }
    }
    """

  /// What an act leaves as it was is not written again.
  @Test func onlyWhatChangesIsWritten() throws {
    let app = try RunningApp(Self.list)
    let before = try app.simulator.state().map(\.value)
    let items =
      "[Item(id: 0, isDone: false), Item(id: 1, isDone: false), Item(id: 2, isDone: false)]"
    #expect(before == [items, "0"])
    let written = app.simulator.machine.counters.literals
    try app.simulator.tap(.label("Count", position: nil))
    #expect(try app.simulator.state().map(\.value) == [items, "1"])
    #expect(app.simulator.machine.counters.literals == written + 1)
    try app.simulator.tap(.label("Done", position: nil))
    let done = items.replacing("1, isDone: false", with: "1, isDone: true")
    #expect(try app.simulator.state().map(\.value) == [done, "1"])
    #expect(app.simulator.machine.counters.literals == written + 3)
  }
}
