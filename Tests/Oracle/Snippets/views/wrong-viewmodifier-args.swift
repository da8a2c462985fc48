import SwiftUI
struct M: ViewModifier {
  var color: Color
  func body(content: Content) -> some View { content.foregroundStyle(color) }
}
extension View {
  func m(color: Color = .blue) -> some View { modifier(M()) }
}
struct A: View {
  var body: some View { Text("x").m(.red).m(color: "red").modifier(M(color: .redd)) }
}
