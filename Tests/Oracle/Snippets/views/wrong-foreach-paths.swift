import SwiftUI

struct Item: Hashable { var name = "" }
struct A: View {
  let items: [Item]
  var body: some View { List(items, id: \.id) { item in Text(item.name) } }
}
struct B: View {
  let items: [Item]
  var body: some View { ForEach(items, id: \.title) { Text($0.name) } }
}
struct C: View {
  @State private var items: [Item] = []
  var body: some View { ForEach(items, id: \.title) { item in Text(item.name) } }
}
