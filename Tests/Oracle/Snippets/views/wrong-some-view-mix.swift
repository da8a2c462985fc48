import SwiftUI
struct A: View {
  @State var on = false
  func f() -> some View {
    if on { return Text("a") } else { return Image("b") }
  }
  var body: some View { on ? Text("a") : Image("b") }
}
