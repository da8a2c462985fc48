import SwiftUI
struct A: View {
  @State private var items = ["a"]
  var body: some View {
    Button("x") { items.remove(IndexSet()) }
  }
}
