import SwiftUI

class Store: ObservableObject {
  @Published var n = 0
}
struct V: View {
  @StateObject var store: Store()
  var body: some View { Text("\(store.n)") }
}
