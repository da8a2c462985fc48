import SwiftUI
struct Root: View {
  @State private var shown = false
  var body: some View {
    NavigationStack {
      Text("x").toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { shown = tru } }
        ToolbarItemGroup(placement: .bottom) { Text("x") }
        Button("plain", action: add)
      }
    }
  }
}
