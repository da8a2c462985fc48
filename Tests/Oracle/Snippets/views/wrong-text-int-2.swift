import SwiftUI
struct A: View {
  let n = 3
  let d = 2.5
  var body: some View {
    VStack {
      Text(n)
      Text("Count: " + n)
      Text("x" + String(d) + n)
      Text("Value: \(d, specifer: "%.2f")")
    }
  }
}
