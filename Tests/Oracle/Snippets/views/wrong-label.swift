import SwiftUI
struct A: View {
  var body: some View {
    Label("x", image: Image("y"))
    Label("x", systemName: "star")
    Label { Text("x") }
    Label("x")
  }
}
