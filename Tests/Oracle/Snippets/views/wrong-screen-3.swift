import SwiftUI

struct Badge: View {
  var count: Int
  var color = Color.red
  var body: some View {
    ZStack {
      Circle().fill(color)
      Text("\(count)").foregroundColor(.white)
    }
    .frame(width: 20, height: 20)
  }
}
struct Screen: View {
  var body: some View {
    HStack {
      Badge(3)
      Badge(color: .blue, count: 2)
      Badge(count: "4")
      Badge(count: 5, colour: .green)
    }
  }
}
