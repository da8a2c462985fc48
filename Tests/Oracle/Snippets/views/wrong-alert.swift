import SwiftUI
struct A: View {
  @State private var shown = false
  @State private var error: String?
  var body: some View {
    Text("x")
      .alert("Oops", isPresented: shown) { Button("OK") }
      .alert(isPresented: $shown) { Text("x") }
      .alert("Delete?", isPresented: $error) { Button("Delete", role: .destroy) {} } 
  }
}
