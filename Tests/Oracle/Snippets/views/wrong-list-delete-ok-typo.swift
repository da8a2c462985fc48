import SwiftUI
struct A: View {
  @State private var items = ["a", "b"]
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete(perform: delete)
    }
  }
  func delete(at offsets: IndexSet) { items.remove(atOffset: offsets) }
}
