import SwiftUI
struct Root: View {
  let count = 0
  var names = ["a"]
  var body: some View {
    Button("x") { count += 1 }
    Button("y") { names.append("b") }
  }
}
