import SwiftUI
struct A: View {
  var body: some View {
    List {
      Text("x").swipeActions(edge: .right) { Button("x") {} }
      Text("y").swipeActions { Button("x", role: .delete) {} }
      Text("z").badge("x", 3)
      Text("w").listRowBackground(.red)
    }
    .listStyle(.groupedInset)
  }
}
