import SwiftUI
struct A: View {
  var body: some View {
    HStack {
      Text("a"),
      Text("b")
    }
  }
}
