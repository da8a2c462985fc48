struct ContentView: View {
  @State private var isSignedIn = true
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 20) {
      Text(isSignedIn ? "Welcome, Ada" : "Goodbye")
      Button("Sign out of the library") { isAsking = true }
    }
    .sheet(isPresented: $isAsking) {
      Text("Sign out?")
      Button("Sign out", role: .destructive) { isSignedIn = false }
      Button("Stay", role: .cancel) { isAsking = false }
    }
  }
}
