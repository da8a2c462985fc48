import SwiftUI
struct Root: View {
  @State private var shown = false
  @State private var message = ""
  var body: some View {
    Button("x") { shown = true }
      .alert("Error", isPresented: $shown) { Button("OK", role: .cancel) } message: { Text(mesage) }
  }
}
