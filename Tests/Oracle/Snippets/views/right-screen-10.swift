import SwiftUI

struct Phases: View {
  enum P: CaseIterable { case a, b; var s: Double { self == .a ? 1 : 1.2 } }
  var body: some View {
    Circle().phaseAnimator(P.allCases) { v, p in v.scaleEffect(p.s) } animation: { p in switch p { case .a: .easeIn; case .b: .bouncy(duration: 0.3) } }
    Text("k").keyframeAnimator(initialValue: 0.0, repeating: true) { v, x in v.offset(y: x) } keyframes: { _ in KeyframeTrack { LinearKeyframe(10, duration: 1); SpringKeyframe(0, duration: 0.5) } }
  }
}
