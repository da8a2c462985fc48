import SwiftUI

// Rows that bind what is no binding, and bindings of constants.
struct Item: Identifiable {
  let id = UUID()
  var name: String
  let title = ""
  let isOn = false
  var amount = 0.1
}

class Model: ObservableObject { @Published var items = [Item(name: "a")] }

struct Rows: View {
  @State private var items = [Item(name: "a")]
  @State private var item = Item(name: "a")
  @StateObject var model = Model()
  var body: some View { List(items) { $item in TextField(item.name, text: $item.name) } }
  var ofModel: some View {
    List { ForEach(model.items) { $item in Text(item.name); TextField("a", text: $item.name) } }
  }
  var sliders: some View {
    List { ForEach(items) { item in VStack { Text(item.name); Slider(value: item.amount) } } }
  }
  var constants: some View {
    Form { Toggle("a", isOn: $item.isOn); TextField("Title", text: $item.title) }
  }
  var constantsAndMore: some View {
    Form {
      Toggle("a", isOn: $item.isOn)
      TextField("Title", text: $item.title)
      Text("a").bld()
    }
  }
  var texts: some View { Text("Hello ") + Text("World").bold().padding() }
  var most: Double { items.map { $0.amount }.max() }
  var first: String { return items.map(\.name).first }
  var item1: Item { items.filter { $0.isOn }.first }
}
