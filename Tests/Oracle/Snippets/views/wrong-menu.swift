import SwiftUI
struct A: View {
  var body: some View {
    Menu("x") { Button("a", action: {}) ; Divider }
    Menu(title: "x") { Button("a") {} }
    Text("y").contextMenu { Button("a") { } label: { Text("b") } }
  }
}
