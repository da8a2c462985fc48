import SwiftUI
extension View {
  func card(color: Color) -> some View { self.padding().background(color).cornerRadius(8) }
}
struct Root: View {
  var body: some View {
    Text("a").card()
    Text("b").card(.red)
    Text("c").card(color: "red")
    Text("d").card(color: .redd)
    Text("e").crad(color: .red)
  }
}
