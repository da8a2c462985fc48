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
          let visible = shown
          for offset in offsets {
            if let index = tasks.firstIndex(of: visible[offset]) {
              tasks.remove(at: index)
            }
          }
        }
      }
      .navigationTitle("Shopping")
      .searchable(text: $search)
    }
  }
}
