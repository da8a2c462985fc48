import SwiftUI
struct A: View {
  @State private var n = 0
  var body: some View {
    Text(n).onTapGesture { 3 }
    Text("x").onAppear { let y = 3 }
  }
}
