import SwiftUI
struct I: Identifiable { let id: Int }
struct A: View {
  @State private var sel: String?
  let items = [I(id: 1)]
  var body: some View {
    List(items, selection: sel) { i in Text("\(i.id)") }
  }
}
