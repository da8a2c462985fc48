import SwiftUI
enum S { case a(Int), b }
struct Root: View {
  var s = S.b
  var body: some View {
    if case .a(let n) = s { Text(n) }
    if s == .b { Text("x") }
    if case .c = s { Text("c") }
  }
}
