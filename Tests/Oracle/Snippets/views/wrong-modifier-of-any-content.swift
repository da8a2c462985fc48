import SwiftUI

struct Big: ViewModifier {
  func body(content: some View) -> some View {
    content.font(.largeTitle)
  }
}
extension View {
  func big() -> some View { modifier(Big()) }
}
struct V: View {
  var body: some View { Text("a").big() }
}
