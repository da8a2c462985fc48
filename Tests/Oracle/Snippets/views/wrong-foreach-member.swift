import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  let name: String
}

struct ContentView: View {
  let items = [Item(name: "a")]
  var body: some View {
    ForEach(items) { item in
      Text(item.title)
    }
  }
}
