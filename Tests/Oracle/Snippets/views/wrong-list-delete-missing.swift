import SwiftUI
struct A: View {
  @State private var items = ["a", "b"]
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(at: $0) }
        .onMove(perform: move)
    }
  }
  func move(from: IndexSet, to: Int) { items.move(from: from, to: to) }
}
