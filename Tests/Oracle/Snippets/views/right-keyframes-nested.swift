import SwiftUI

struct Values {
  var scale = 1.0
  var angle = Angle.zero
}

struct ContentView: View {
  var body: some View {
    Text("a").keyframeAnimator(initialValue: Values(), repeating: true) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.3)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.zero, duration: 0.4)
        CubicKeyframe(.degrees(16), duration: 0.2)
      }
    }
  }
}
