import SwiftUI
struct A: View {
  var body: some View {
    Image(systemName: "star").resizeable().frame(width: 20, height: 20)
    Image("x").resizable().aspectRatio(contentMode: .fitt)
    Image(systemImage: "star").font(.title)
    Image("x").renderMode(.original)
  }
}
