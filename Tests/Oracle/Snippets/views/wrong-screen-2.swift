import SwiftUI

struct Login: View {
  @State private var user = ""
  @State private var password = ""
  @State private var showAlert = false
  var body: some View {
    VStack(spacing: 20) {
      TextField("User", text: $user)
      SecureField("Password", text: password)
      Button("Log in") {
        if user.isEmpty || password.isEmpty { showAlert = true }
      }
      .disabled(user.count)
    }
    .alert("Missing", isPresented: $showAlert) {
      Button("OK", role: .cancel) {}
    }
  }
}
