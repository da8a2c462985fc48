import SwiftUI
struct A: View {
  @State private var on = false
  var body: some View {
    Circle().animation(.linear(duration: 1), value: on).transition(.slid)
    Circle().animation(.lineer)
    Circle().rotationEffect(.degree(45))
    Circle().rotationEffect(45)
    Circle().scaleEffect(x: 2, y: "1")
    Circle().opacity(on ? 1 : "0")
  }
}
