import SwiftUI
class Store: ObservableObject { @Published var n = 0 }
struct A: View {
  @EnvironmentObject var store
  var body: some View { Text("\(store.n)") }
}
