import SwiftUI
struct Item: Identifiable { let id = UUID(); var on = false }
struct A: View {
  @State private var items = [Item()]
  var body: some View {
    List($items) { item in Toggle("x", isOn: $item.on) }
    List(items) { $item in Toggle("x", isOn: $item.on) }
  }
}
