import SwiftUI

struct A: View {
  @State private var isShown = false
  var body: some View {
    Text("A").sheet(isPresenting: $isShown) { Text("Sheet") }
  }
}
struct B: View {
  var body: some View { Label("Star", systemName: "star") }
}
struct C: View {
  var body: some View { Button("Save", label: { Text("Save") }) }
}
struct D: View {
  @State private var isShown = false
  var body: some View { Text("D").alert("Title", isPresented: $isShown, message: "Hello") }
}
struct E: View {
  @State private var text = ""
  var body: some View { Text(text).onChange(text) { print($0) } }
}
