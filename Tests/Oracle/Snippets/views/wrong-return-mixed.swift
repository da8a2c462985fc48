import SwiftUI
struct A: View {
  let on: Bool
  var body: some View {
    if on { return AnyView(Text("a")) }
    return Text("b")
  }
}
