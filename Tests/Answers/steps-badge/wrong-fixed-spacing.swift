struct ContentView: View {
  var body: some View {
    HStack(spacing: 290) {
      Text("Unread")
      Text("12")
    }
    .padding()
  }
}
