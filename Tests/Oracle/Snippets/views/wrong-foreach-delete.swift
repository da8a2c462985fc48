import SwiftUI
struct Root: View {
  @State private var items = [1, 2]
  var body: some View {
    List {
      ForEach(items, id: \.self) { Text("\($0)") }.onDelete { i in items.remove(i) }
      ForEach(items, id: \.self) { Text("\($0)") }.onDelete(perform: delete())
    }
  }
  func delete(at: IndexSet) {}
}
