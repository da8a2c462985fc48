import SwiftUI

struct R2: View {
  @State private var on = false
  var body: some View {
    VStack {
      Text("a").modifier(Shake(times: on ? 3 : 0))
      Rectangle().fill(.blue.gradient).opacity(on ? 1 : 0).transition(.asymmetric(insertion: .scale, removal: .opacity))
      Button { withAnimation(.easeIn.delay(0.2)) { on.toggle() } } label: { Text("go") }
    }
    .animation(.default, value: on)
  }
}
struct Shake: GeometryEffect {
  var times: CGFloat
  var animatableData: CGFloat { get { times } set { times = newValue } }
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: sin(times * .pi), y: 0)) }
}
