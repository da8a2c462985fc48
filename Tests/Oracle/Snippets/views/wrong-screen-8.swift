import SwiftUI

struct Styled: View {
  var body: some View {
    Text("a")
      .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .background(Color(.red))
      .background(LinearGradient(colors: [.red, .blue], start: .top, end: .bottom))
      .padding(.horizontal, .vertical, 10)
      .border(.red, width: "2")
  }
}
