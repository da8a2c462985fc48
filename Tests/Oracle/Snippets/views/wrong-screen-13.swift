import SwiftUI

struct Stars: View {
  @Binding var rating: Int
  var max = 5
  var body: some View {
    HStack {
      ForEach(1...max, id: \.self) { n in
        Image(systemName: n <= rating ? "star.fill" : "star")
          .foregroundColor(n <= rating ? .yellow : Color.grey)
          .onTapGesture { rating = n }
      }
    }
  }
}
struct UseStars: View {
  @State private var r: Double = 3
  var body: some View { Stars(rating: $r) }
}
