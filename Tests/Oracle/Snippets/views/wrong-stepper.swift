import SwiftUI
struct A: View {
  @State private var n = 0.0
  @State private var s = "a"
  var body: some View {
    Stepper("n", value: $n, in: 0..10)
    Stepper("n", value: n, in: 0...10)
    Stepper("s", value: $s, in: 0...10)
  }
}
