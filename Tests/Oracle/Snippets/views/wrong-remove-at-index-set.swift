import SwiftUI
struct A: View {
  @State private var items = ["a"]
  func del(_ o: IndexSet) { items.remove(at: o) }
  var body: some View { Text("x") }
}
