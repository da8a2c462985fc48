import SwiftUI

struct Card: View {
  var body: some View {
    Text("a")
      .padding(.all: 10)
      .frame(width: 10)
  }
}
