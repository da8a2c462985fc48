import SwiftUI
struct A: View {
  @State private var on = false
  var body: some View {
    Circle()
      .scaleEffect(on ? 2 : 1)
      .animation(.spring(response: "x"), value: on)
      .animation(.easeIn(duration: 1), values: on)
    Button("x") { withAnimation(.bouncy) { on.toogle() } }
    Button("y") { withAnimation(duration: 1) { on.toggle() } }
  }
}
