import SwiftUI
struct A: View {
  var body: some View {
    Text("x").font(.system(30)).font(.system(size: 20, weigth: .bold)).font(.custom("x"))
    Text("x").font(size: 20).bold
  }
}
