import SwiftUI
struct A: View {
  @State private var n: Int
  init(start: Int) {
    _n = State(initialValue: start)
  }
  var body: some View { Text("\(n)") }
}
