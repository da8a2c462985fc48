import Commands
import Diagnostics
import TestSupport
import Testing
import ViewCatalog

/// Packages that public apps import: what of theirs a program uses is noted, and nothing of the
/// program's own is wrong because of it.
@Suite struct RealPackageTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var source: String
    var noted: [String]
    var testDescription: String { name }
  }

  @Test(arguments: rows) func notes(_ row: Row) {
    let session = Session(library: wholeLibrary)
    let found = session.diagnostics(of: [SourceFile(name: "Test.swift", text: row.source)])
    let said = found.map { "\($0.severity.rawValue): \($0.message)" }
    let wanted = row.noted.map { "note: navlab does not simulate '\($0)' yet; it is passed over" }
    expectText(said.joined(separator: "\n"), equals: wanted.joined(separator: "\n"))
  }

  static let rows: [Row] = [
    Row(
      name: "initializers that an unknown superclass gives",
      source: """
        import SwiftUI
        import Somebodys
        class Entry: Record {
          var title = ""
          convenience init(title: String) { self.init(); self.title = title }
        }
        class Special: Entry {
          override init() { super.init() }
          func twin() -> Special { Special(copying: self) }
        }
        struct ContentView: View { var body: some View { Text(Entry(title: "a").title) } }
        """, noted: ["Record"]),
    Row(
      name: "a type whose name is the plural of one of ours",
      source: """
        import SwiftUI
        import Somebodys
        struct ContentView: View {
          @State var found: Results<Int>?
          var body: some View { Text("a") }
        }
        """, noted: ["Results"]),
    Row(
      name: "what a package's property wrapper projects",
      source: """
        import SwiftUI
        import Somebodys
        struct ContentView: View {
          @FoundResults(Int.self) var found
          @Watched var one: Bool
          var body: some View {
            Toggle("a", isOn: $one.isOn)
            Button("b") { $found.append(3) }
            ForEach(found) { Text("\\($0)") }.onDelete(perform: $found.remove)
          }
        }
        """, noted: ["FoundResults", "Watched"]),
    Row(
      name: "bindings to what nobody knows",
      source: """
        import SwiftUI
        import Somebodys
        struct ContentView: View {
          @Bindable var store: StoreOf<Int>
          var body: some View {
            TextField("a", text: $store.description)
            Picker("b", selection: $store.filter.animation()) { Text("c").tag(1) }
          }
        }
        """, noted: ["StoreOf"]),
    Row(
      name: "a name within an action is no view",
      source: """
        import SwiftUI
        import Somebodys
        struct ContentView: View {
          var body: some View {
            Button("a") {
              let store = try! Store()
              try! store.write { store.add(3) }
            }
          }
        }
        """, noted: ["Store"]),
    Row(
      name: "a sequence of what nobody knows, walked in time",
      source: """
        import SwiftUI
        class Messages: AsyncSequence {
          typealias AsyncIterator = AsyncThrowingStream<URLSessionWebSocketTask.Message, Error>.Iterator
          typealias Element = URLSessionWebSocketTask.Message
          private let stream: AsyncThrowingStream<Element, Error>
          init(task: URLSessionWebSocketTask) { stream = AsyncThrowingStream { _ in } }
          func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
        }
        struct ContentView: View {
          let task = URLSession.shared.webSocketTask(with: URL(string: "a")!)
          var body: some View {
            Text("a").task {
              do { for try await message in Messages(task: task) { print(message) } } catch {}
            }
          }
        }
        """, noted: ["URLSessionWebSocketTask", "URLSession.webSocketTask"]),
    Row(
      name: "a package's type of a name of ours",
      source: """
        import SwiftUI
        import Somebodys
        struct ContentView: View {
          var body: some View { Button("a") { print(Animation.named("b").speed) } }
        }
        """, noted: ["Animation.named"]),
  ]
}
