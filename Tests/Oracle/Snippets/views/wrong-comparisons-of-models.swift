import SwiftUI

struct P: Identifiable, Hashable { let id = UUID(); var name = "" }
struct V: View {
  @State private var selection: UUID?
  let ps: [P]
  var body: some View {
    ForEach(ps) { p in
      Text(p.name).background(selection == p ? Color.red : .clear)
      if selection == p.name { Text("x") }
      if p.id == p { Text("y") }
    }
  }
  func find(_ p: P) -> P? { ps.first { $0.id == p } }
  func find2(_ p: P) -> Int? { ps.firstIndex { $0 == p.id } }
}
