import SwiftUI
struct A: View {
  var body: some View {
    Circle().stroke(.red, width: 3)
    Circle().fill(Color("x"), .red)
    Circle().stroke(lineWidth: "3")
    Circle().frame(50)
    Rectangle().fill(LinearGradient(colors: [.red, .blue], start: .top, end: .bottom))
  }
}
