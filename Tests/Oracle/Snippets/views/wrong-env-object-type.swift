import SwiftUI
struct Store { var n = 0 }
struct A: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.n)") }
}
