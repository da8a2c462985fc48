import SwiftUI
struct Badge: ViewModifier {
  let n: Int
  func body(content: Content) -> some View { content.overlay(alignment: .topTrailing) { Text(n) } }
}
struct Root: View { var body: some View { Text("x").modifier(Badge()) } }
