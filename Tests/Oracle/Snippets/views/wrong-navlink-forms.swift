import SwiftUI
struct Detail: View {
  let item: String
  var body: some View { Text(item) }
}
struct A: View {
  let items = ["a", "b"]
  var body: some View {
    NavigationStack {
      List(items, id: \.self) { item in
        NavigationLink(item, destination: Detail())
        NavigationLink(destination: Detail(items: item)) { Text(item) }
        NavigationLink(value: item, Text(item))
      }
    }
  }
}
