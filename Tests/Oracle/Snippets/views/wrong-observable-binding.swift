import SwiftUI
@Observable class Store { var name = ""; var on = false }
struct A: View {
  var store: Store
  var body: some View {
    TextField("Name", text: $store.name)
  }
}
struct B: View {
  @Environment(Store.self) private var store
  var body: some View { Toggle("x", isOn: $store.on) }
}
