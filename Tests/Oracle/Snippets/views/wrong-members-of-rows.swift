import SwiftUI
struct Item: Identifiable { let id = 1; var name = ""; var n = 1 }
struct A: View {
  let items: [Item]
  var body: some View { List(items) { item in Text(item.title) } }
}
struct B: View {
  let items: [Item]
  var body: some View { List { ForEach(items) { Text($0.title) } } }
}
struct C: View {
  let items: [Item]
  var body: some View {
    List(items) { item in
      HStack {
        Text(item.name)
        Text(item.title)
      }
    }
  }
}
struct D: View {
  let items: [Item]
  var body: some View { List(items) { item in Label(item.title, systemImage: "x") } }
}
struct E: View {
  let items: [Item]
  var body: some View { List(items) { item in if item.done { Text("x") } } }
}
struct F: View {
  @State private var items: [Item] = []
  var body: some View { List(items) { item in Text(item.title) } }
}
