import SwiftUI
struct A: View {
  let items = ["a"]
  var body: some View {
    List(items, id: \.self) { item
      Text(item)
    }
  }
}
