import SwiftUI
@Observable class Store { var count = 0 }
struct A: View {
  @StateObject private var store = Store()
  @ObservedObject var other: Store
  @EnvironmentObject var third: Store
  var body: some View { Text("\(store.count)") }
}
