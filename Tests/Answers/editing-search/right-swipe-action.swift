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
            .swipeActions {
              Button("Delete", role: .destructive) { tasks.removeAll { $0 == task } }
            }
        }
      }
      .navigationTitle("Shopping")
      .searchable(text: $search)
    }
  }
}
