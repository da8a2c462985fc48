import SwiftUI
struct Root: View {
  func row(_ t: String, n: Int) -> some View { HStack { Text(t); Text("\(n)") } }
  var body: some View {
    VStack {
      row("a", 1)
      row(t: "a", n: 1)
      row("a", n: "1")
      row("a")
      row(n: 1, "a")
    }
  }
}
