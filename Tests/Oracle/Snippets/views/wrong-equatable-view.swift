import SwiftUI
struct P { var x = 0 }
struct Root: View {
  @State private var p = P()
  var body: some View {
    Text("x").onChange(of: p) { print("x") }
    Text("y").animation(.default, value: p)
    Text("z").id(p)
    Text("w").tag(p)
  }
}
