import SwiftUI

struct Inits: View {
  @Binding var text: String
  @State private var n: Int
  init(text: Binding<String>, n: Int) {
    self.text = text
    self.n = State(initialValue: n)
  }
  var body: some View { TextField("a", text: $text) }
}
