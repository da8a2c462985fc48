import SwiftUI
struct Card: ViewModifier {
  func body(content: Content) -> View {
    content.padding()
  }
}
extension View {
  func card() -> some View { modifier(Card) }
}
