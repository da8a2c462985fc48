import SwiftUI
struct A: View {
  @State var n = 0
  var body: some View {
    n = 3
    n += 1
    Text("x")
  }
}
