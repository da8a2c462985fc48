struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(1..<41) { number in
          Text("Entry \(number)")
        }
      }
      .padding(.leading, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityIdentifier("entries")
  }
}
