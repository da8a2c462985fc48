import SwiftUI
class Store: ObservableObject { @Published var name = "" }
struct A: View {
  @StateObject private var store = Store()
  var body: some View {
    TextField("x", text: store.$name)
    TextField("x", text: store.name)
    TextField("x", text: $store.nam)
  }
}
