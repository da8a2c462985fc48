struct ContentView: View {
  var body: some View {
    HStack {
      Text("Unread")
      Spacer()
      Text("12")
    }
  }
}
