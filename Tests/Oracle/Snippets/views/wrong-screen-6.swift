import SwiftUI

struct Anim: View {
  @State private var on = false
  var body: some View {
    Circle()
      .frame(width: on ? 100 : 50)
      .animation(.easeInOut(duration: 1), value: $on)
      .onTapGesture { withAnimation(.spring) { on.toggle() } }
      .transition(.slide.combined(.opacity))
  }
}
