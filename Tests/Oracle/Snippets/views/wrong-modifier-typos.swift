import SwiftUI
struct A: View {
  var body: some View {
    VStack(alignement: .leading) {
      Text("Hi").foregroundcolor(.red)
      Text("Hi").fontWeigth(.bold)
      Image(systemName: "star").imagescale(.large)
    }
    .paddding()
  }
}
