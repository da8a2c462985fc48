import SwiftUI
struct Root: View {
  @State private var on = false
  var body: some View {
    Text("x").foregroundStyle(on ? .red : .bleu)
    Text("x").font(on ? .title : "body")
    Text("x").padding(on ? 10 : nil)
    Text("x").opacity(on ? 1 : false)
    Text(on ? "a" : "b").bold(on == 1)
  }
}
