import SwiftUI

struct Item { var name = "" }
struct A: View {
  let item: Item
  var body: some View { Text(item) }
}
struct B: View {
  @State private var name = ""
  var body: some View { Text($name) }
}
