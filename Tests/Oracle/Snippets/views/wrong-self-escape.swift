import SwiftUI
struct A: View {
  var n = 0
  func inc() { n += 1 }
  var body: some View {
    Button("x") { n += 1; self.n = 4 }
  }
}
