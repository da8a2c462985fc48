import SwiftUI
struct V0: View {
  @State private var n = 0
  var body: some View {
    NavigationLink("Go", destination: V0)
  }
}
struct V1: View {
  @State private var n = 0
  var body: some View {
    VStack { V0 }
  }
}
struct V2: View {
  @State private var n = 0
  var body: some View {
    Text("x").background(Color)
  }
}
