import SwiftUI
struct V0: View {
  @State private var n = 0
  var body: some View {
    Text("x").onAppear { n = n + "1" }
    Text("y").onTapGesture { n++ }
  }
}
