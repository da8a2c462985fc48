struct ContentView: View {
  @State private var isSignedIn = true
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 20) {
      Text(isSignedIn ? "Welcome, Ada" : "Goodbye")
      Button("Sign out of the library") { isAsking = true }
    }
    .alert(Text("Sign out?"), isPresented: $isAsking) {
      Button("Sign out", role: .destructive) { isSignedIn = false }
      Button("Stay", role: .cancel) {}
    }
  }
}
