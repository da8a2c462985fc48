import SwiftUI
struct A: View {
  var body: some View {
    NavigationStack {
      Text("x")
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailling) { Button("x") {} }
          ToolbarItem(.bottomBar) { Text("x") }
        }
        .navigationTitle("x", displayMode: .large)
    }
  }
}
