import Commands
import Diagnostics
import ViewCatalog

/// An app with as many rows as people really keep, in use: a list of 10,000, of which each act may
/// change none, one or what is seen; and a field that searches 5,000.
func largeLists(into table: inout Table) {
  table.add("large lists", "median", "least")
  let list = Session(library: wholeLibrary)
  measure("List of 10,000: launch", into: &table) {
    _ = list.launch([SourceFile(name: "List.swift", text: listSource)])
  }
  for (act, name) in [
    ("tap \"Count\"", "a tap that changes no row"), ("tap \"First\"", "a tap that changes one"),
    ("scroll by 700", "scroll"),
  ] {
    measure("List of 10,000: \(name)", into: &table) { _ = list.respond(to: act) }
  }
  let search = Session(library: wholeLibrary)
  _ = search.launch([SourceFile(name: "Search.swift", text: searchSource)])
  var found = 0
  measure("search among 5,000", into: &table) {
    found += 1
    _ = search.respond(to: "search \"word \(found)\"")
  }
}

private func measure(_ name: String, into table: inout Table, _ body: () -> Void) {
  let time = timing(runs: 11, prepare: {}) { body() }
  table.add("  " + name, milliseconds(time.median), milliseconds(time.least))
}

private let listSource = """
  struct Item: Identifiable {
    let id: Int
    var name: String
    var isDone = false
  }
  struct ContentView: View {
    @State private var items = (0..<10_000).map { Item(id: $0, name: "Item \\($0)") }
    @State private var count = 0
    var body: some View {
      NavigationStack {
        List {
          Text("Count: \\(count)")
          ForEach(items) { item in
            HStack {
              Text(item.name)
              Spacer()
              if item.isDone { Image(systemName: "checkmark") }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        .toolbar {
          Button("Count") { count += 1 }
          Button("First") { items[0].isDone.toggle() }
        }
      }
    }
  }
  """

private let searchSource = """
  struct ContentView: View {
    let words = (0..<5_000).map { "Word \\($0) of many" }
    @State private var text = ""
    var found: [String] {
      text.isEmpty ? words : words.filter { $0.localizedCaseInsensitiveContains(text) }
    }
    var body: some View {
      NavigationStack {
        List(found, id: \\.self) { Text($0) }
          .searchable(text: $text)
      }
    }
  }
  """
