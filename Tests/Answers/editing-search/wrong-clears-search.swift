struct ContentView: View {
  @State private var tasks = ["Milk", "Bread", "Eggs", "Egg cups"]
  @State private var search = ""

  var shown: [String] {
    search.isEmpty ? tasks : tasks.filter { $0.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown, id: \.self) { task in
          Text(task)
        }
        .onDelete { offsets in
          search = ""
          tasks.remove(atOffsets: offsets)
        }
      }
      .navigationTitle("Shopping")
      .searchable(text: $search)
    }
  }
}
