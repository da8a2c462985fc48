import Commands
import Diagnostics
import Interpreter
import Testing
import ViewCatalog

/// What a trap teaches: Swift's words, the line with a caret at the very operator, the values of
/// the variables there, and the way there. The app is then as it was before, and goes on.
@Suite struct TrapTests {
  @Test(arguments: [
    (
      "Index",
      """
      App.swift:17:30: error: Fatal error: Index out of range
            Button("Index") { names[count].append("!") }
                                   ^
        names = ["a", "b"]
        count = 2
      """
    ),
    (
      "Divide",
      """
      App.swift:18:37: error: Fatal error: Division by zero
            Button("Divide") { count = 10 / (count - count) }
                                          ^
        count = 2
      """
    ),
    (
      "Nil",
      """
      App.swift:21:32: error: Fatal error: Unexpectedly found nil while unwrapping an Optional value
              let length = found[key]!.count
                                     ^
        found = ["x": "y"]
        key = "z2"
      """
    ),
    (
      "Price",
      """
      App.swift:7:24: error: Fatal error: Index out of range
          return base * items[index].id
                             ^
        items = [Item(id: 1, name: "Pen")]
        index = 7
        base = 3
        in Store.price(of:)
        called from closure #5 in closure #1 in ContentView.body (App.swift:26)
      """
    ),
    (
      "Fatal",
      """
      App.swift:28:25: error: Fatal error: not done yet
            Button("Fatal") { fatalError("not done yet") }
                              ^
      """
    ),
    (
      "Check",
      """
      App.swift:29:25: error: Precondition failed: too many: 2
            Button("Check") { precondition(count < 2, "too many: \\(count)") }
                              ^
      """
    ),
    (
      "Grow",
      """
      App.swift:30:57: error: Swift runtime failure: arithmetic overflow
            Button("Grow") { let most = Int.max; count = most + count }
                                                              ^
        count = 2
        most = 9223372036854775807
      """
    ),
  ])
  func saysWhereAndWithWhat(button: String, expected: String) {
    let session = launched(Self.app)
    _ = session.respond(to: "tap \"Up\"")
    _ = session.respond(to: "tap \"Up\"")
    let before = session.snapshot
    let reply = session.respond(to: "tap \"\(button)\"")
    #expect(reply.error?.code == "runtimeError")
    #expect(reply.output.joined(separator: "\n") == expected)
    #expect(session.snapshot == before)
    #expect(session.says("tap \"Up\"") == "ContentView.count: 2 → 3")
  }

  /// A task, a timer and what a view does when it appears: the app is launched without them.
  @Test func launchesNevertheless() {
    let session = Session(library: wholeLibrary)
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        let names: [String] = []
        var body: some View {
          Button("Up \\(count)") { count += 1 }
            .task { print(names[0]) }
            .onAppear { count = 7 / names.count }
        }
      }
      """
    let reply = session.launch([SourceFile(name: "App.swift", text: source)])
    #expect(reply.isOK)
    #expect(
      reply.diagnostics.map(\.message) == [
        "Fatal error: Division by zero", "Fatal error: Index out of range",
      ])
    #expect(session.says("tap \"Up 0\"") == "ContentView.count: 0 → 1")
    #expect(session.respond(to: "undo").isOK)
  }

  /// What uses up its budget while the app is launched leaves nothing behind.
  @Test(arguments: [
    ".task { shown += 1; while true { count += 1 } }",
    ".onAppear { shown += 1; while true { count += 1 } }",
    ".task { shown += 1; print(again(1)) }",
    ".task { try? await Task.sleep(for: .zero); while true { count += 1 } }",
  ])
  func launchesWithoutWhatHasNoEnd(modifier: String) {
    var options = Session.Options()
    options.limits.steps = 100_000
    options.limits.depth = 1_000
    let session = Session(library: wholeLibrary, options: options)
    let source = """
      import SwiftUI
      func again(_ number: Int) -> Int { number > 1 << 30 ? 0 : again(number + 1) + 1 }
      struct ContentView: View {
        @State private var count = 0
        @State private var shown = 0
        var body: some View {
          Button("Up \\(count) \\(shown)") { count += 1 }
            \(modifier)
            .task { print("started") }
        }
      }
      """
    let reply = session.launch([SourceFile(name: "App.swift", text: source)])
    #expect(reply.isOK)
    #expect(reply.diagnostics.map(\.severity) == [.error, .note])
    #expect(reply.events.filter { $0 == .print("started") }.count == 1)
    #expect(session.says("tap \"Up 0 0\"") == "ContentView.count: 0 → 1")
    #expect(session.respond(to: "undo").isOK)
    #expect(session.says("tap \"Up 0 0\"") == "ContentView.count: 0 → 1")
    #expect(session.respond(to: "restart").diagnostics.count == 2)
  }

  /// A few jobs without an end are passed over, each place told once; of many the launch ends.
  @Test(arguments: [(3, true), (40, false)])
  func launchesDoNotGoOnForever(count: Int, isOK: Bool) {
    var options = Session.Options()
    options.limits.steps = 10_000
    let session = Session(library: wholeLibrary, options: options)
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          VStack { ForEach(0..<\(count), id: \\.self) { Text("\\($0)").task { while true {} } } }
        }
      }
      """
    let reply = session.launch([SourceFile(name: "App.swift", text: source)])
    #expect(reply.isOK == isOK)
    #expect(reply.error?.code == (isOK ? nil : "stepLimit"))
    #expect(reply.diagnostics.map(\.severity) == (isOK ? [.error, .note] : []))
  }

  private static let app = """
    import SwiftUI
    struct Item { let id: Int; var name: String }
    class Store: ObservableObject {
      @Published var items = [Item(id: 1, name: "Pen")]
      func price(of index: Int) -> Int {
        let base = 3
        return base * items[index].id
      }
    }
    struct ContentView: View {
      @State private var count = 0
      @State private var names = ["a", "b"]
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          Button("Up") { count += 1 }
          Button("Index") { names[count].append("!") }
          Button("Divide") { count = 10 / (count - count) }
          Button("Nil") {
            let (found, key) = (["x": "y"], "z\\(count)")
            let length = found[key]!.count
            count = length
          }
          Button("Price") {
            let index = count + 5
            count = store.price(of: index)
          }
          Button("Fatal") { fatalError("not done yet") }
          Button("Check") { precondition(count < 2, "too many: \\(count)") }
          Button("Grow") { let most = Int.max; count = most + count }
        }
      }
    }
    """
}
