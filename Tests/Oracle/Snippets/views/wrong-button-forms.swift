import SwiftUI
struct A: View {
  @State private var n = 0
  func inc() { n += 1 }
  var body: some View {
    VStack {
      Button("a", action: inc())
      Button(action: inc, "b")
      Button("c") { inc }
      Button(action: { inc() }) { "d" }
      Button(title: "e") { inc() }
    }
  }
}
