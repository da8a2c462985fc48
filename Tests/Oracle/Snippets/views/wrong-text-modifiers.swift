import SwiftUI
struct A: View {
  var body: some View {
    Text("x").italics()
    Text("x").underline(color: "red")
    Text("x").lineLimit("3").multilineTextAlignment(.justify)
    Text("x").fontWeight(.bolder).kerning("x")
    Text("a") + Image("b")
    Text("a").padding() + Text("b")
  }
}
