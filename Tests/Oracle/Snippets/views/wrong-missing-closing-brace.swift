import SwiftUI
struct A: View {
  var body: some View {
    VStack {
      Text("a")
  }
}
