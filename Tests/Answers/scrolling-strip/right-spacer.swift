struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(1..<41) { number in
          HStack {
            Text("Entry \(number)")
            Spacer()
          }
          .padding(.leading, 20)
        }
      }
    }
    .accessibilityIdentifier("entries")
  }
}
