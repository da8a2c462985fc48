struct ContentView: View {
  @State private var isSignedIn = true
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 20) {
      Text(isSignedIn ? "Welcome, Ada" : "Goodbye")
      Button("Sign out of the library") { isAsking.toggle() }
        .alert("Sign out?", isPresented: $isAsking) {
          Button("Stay", role: .cancel) { isAsking = false }
          Button("Sign out") {
            isSignedIn = false
            isAsking = false
          }
        }
    }
  }
}
