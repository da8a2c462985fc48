struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(1..<41) { number in
          Text("Entry \(number)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.leading, 20)
        }
      }
    }
    .accessibilityIdentifier("entries")
  }
}
