struct ContentView: View {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 5)]) {
      ForEach(days, id: \.self) { day in
        Text(day)
          .frame(maxWidth: .infinity, minHeight: 44)
          .accessibilityIdentifier(day)
      }
    }
  }
}
