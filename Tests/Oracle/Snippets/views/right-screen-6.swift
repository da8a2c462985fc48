import SwiftUI

struct R3<Item: Identifiable & Hashable, Row: View>: View {
  let items: [Item]
  @Binding var selection: Item?
  @ViewBuilder var row: (Item, Bool) -> Row
  var body: some View {
    ForEach(items) { item in
      row(item, item == selection).contentShape(Rectangle()).onTapGesture { selection = selection == item ? nil : item }
    }
  }
}
struct R3b: View {
  struct S: Identifiable, Hashable { var id: String }
  @State var s: S? = .init(id: "a")
  var body: some View { R3(items: ["a", "b"].map(S.init(id:)), selection: $s) { x, on in Text(x.id).bold(on) } }
}
