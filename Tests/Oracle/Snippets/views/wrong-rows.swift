import SwiftUI
struct Item: Identifiable { let id = 1; var name = "" }
struct Rows: View {
  let items: [Item]
  @State private var n = 0
  var body: some View {
    VStack {
      ForEach(items) { item in
        Text(item.name)
        Button("Add") { n += "x" }
      }
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Text(nme)
        }
      }
      List {
        ForEach(items) { item in
          NavigationLink(destination: Missing()) { Text(item.name) }
        }
      }
    }
  }
}
