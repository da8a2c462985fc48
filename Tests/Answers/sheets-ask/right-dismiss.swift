struct ContentView: View {
  @State private var count = 3
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Files: \(count)")
      Button("Delete") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) {
      AskView(count: $count)
    }
  }
}

struct AskView: View {
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Delete \(count) files?")
      Button("Keep") { dismiss() }
      Button("Delete them") {
        count = 0
        dismiss()
      }
    }
  }
}
