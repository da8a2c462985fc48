struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(1..<31) { number in
          Text("Entry \(number)")
            .frame(maxWidth: .infinity, minHeight: 44)
        }
      }
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      Button("Pay") {}
        .frame(maxWidth: .infinity, minHeight: 60)
        .background(.white)
    }
  }
}
