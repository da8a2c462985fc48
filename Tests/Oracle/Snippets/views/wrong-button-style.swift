import SwiftUI
struct Big: ButtonStyle {
  func makeBody(config: Configuration) -> some View {
    config.label.scaleEffect(config.isPressed ? 0.9 : 1)
  }
}
struct A: View { var body: some View { Button("x") {}.buttonStyle(Big) } }
