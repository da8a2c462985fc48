import SwiftUI

func f(b: Bool, n: Int) {
  var s = "a"
  s = b ? "a" : 0
  s = b ? s : n
}
struct V: View {
  @State var text = ""
  let ok = true
  var body: some View {
    Button("x") { text = ok ? "a" : 3 }
    Text("a").font(ok ? .title : 3)
    Text("a").opacity(ok ? 1 : "a")
  }
}
