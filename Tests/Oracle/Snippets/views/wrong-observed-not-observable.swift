import SwiftUI
class Store { var n = 0 }
struct A: View {
  @ObservedObject var store = Store()
  @State var s = Store()
  var body: some View { Text("\(store.n)") }
}
