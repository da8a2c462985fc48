import SwiftUI

struct P: Identifiable { let id = UUID(); var name = "" }
struct V: View {
  @State private var sel: P.ID?
  let ps: [P] = []
  var body: some View {
    List(ps, selection: $sel) { Text($0.name) }
    Text(sel)
    Button("x") { sel = ps[0] }
    Button("x") { sel = "a" }
  }
  func a(id: P.ID) { let x: Int = id; b(id: 3); id.foo() }
  func b(id: P.ID) {}
}
typealias Handler = (Int) -> Void
struct W: View {
  var onTap: Handler
  var body: some View { Text("x").onTapGesture { onTap("a") } }
}
struct X: View {
  var body: some View { W(onTap: 3) ; W { "a" } }
}
