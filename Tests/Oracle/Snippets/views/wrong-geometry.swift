import SwiftUI
struct A: View {
  var body: some View {
    GeometryReader { 
      Text("x").frame(width: geo.size.width)
    }
    GeometryReader { g in Text("x").frame(width: g.width / 2) }
  }
}
