import SwiftUI
struct A: View {
  let cols = [GridItem(.flexible), GridItem(.adaptive(min: 80))]
  var body: some View {
    LazyVGrid(column: cols) { Text("x") }
    LazyVGrid(columns: GridItem(.flexible())) { Text("x") }
  }
}
