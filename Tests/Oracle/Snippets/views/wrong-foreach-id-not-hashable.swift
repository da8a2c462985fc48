import SwiftUI

struct Item {
  let name: String
}

struct ContentView: View {
  let items = [Item(name: "a")]
  var body: some View {
    ForEach(items, id: \.self) { item in
      Text(item.name)
    }
  }
}
