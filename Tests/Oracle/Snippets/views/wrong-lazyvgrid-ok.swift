import SwiftUI
struct A: View {
  var body: some View {
    Grid(horizontalSpacing: 3) {
      GridRow { Text("a"); Text("b") }
      GridRows { Text("c") }
    }
    LazyHGrid(rows: [GridItem(.fixed("3"))]) { Text("x") }
  }
}
