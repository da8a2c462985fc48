import SwiftUI

struct MissingComma: View {
  @State private var n = 0
  var body: some View {
    VStack(alignment: .leading spacing: 4) {
      Text("a")
      Button("b" action: { n += 1 })
    }
  }
}
