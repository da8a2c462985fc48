import SwiftUI
struct A: View {
  var body: some View {
    VStack {
      Color.orang
      Text("x").foregroundStyle(Color.darkBlue)
      Color(red: 1, green: 0, blue: 0, alpha: 1)
      Text("y").background(.systemGray)
      Color("x").opacity("1")
    }
  }
}
