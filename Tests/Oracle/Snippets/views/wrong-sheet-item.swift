import SwiftUI
struct Item { var name: String }
struct A: View {
  @State private var item: Item?
  @State private var shown = false
  var body: some View {
    VStack {
      Button("x") { item = Item(name: "x") }
        .sheet(item: $item) { item in Text(item.name) }
      Button("y") { shown = true }
        .sheet(isPresented: shown) { Text("y") }
    }
  }
}
