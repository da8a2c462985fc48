struct ContentView: View {
  var body: some View {
    HStack {
      Text("Unread")
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("12")
    }
    .padding()
  }
}
