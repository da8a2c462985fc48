import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var isDone = false
}

struct ItemsView: View {
  @State private var items = [Item(name: "a"), Item(name: "b")]
  @State private var selection: Item.ID?
  @State private var many = Set<UUID>()
  var body: some View {
    VStack {
      List(items) { item in Text(item.name) }
      List(items, selection: $selection) { Text($0.name) }
      List(selection: $many) { ForEach(items) { Text($0.name) } }
      List($items) { $item in Toggle(item.name, isOn: $item.isDone) }
      List(items, id: \.name) { Text($0.name) }
      List(["a", "b"], id: \.self) { name in Text(name) }
      List(0..<5) { Text("Row \($0)") }
      List {
        Section("First") { Text("x") }
        Section { Text("y") } header: { Text("Header") } footer: { Text("Footer") }
        Section(header: Text("Old")) { Text("z") }
        Section(header: Text("Old"), footer: Text("Foot")) { Text("z") }
        ForEach($items) { $item in TextField("Name", text: $item.name) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Text("\(index) \(item.name)") }
        ForEach(items.indices, id: \.self) { index in Text(items[index].name) }
      }
      .listStyle(.insetGrouped)
    }
  }
}
