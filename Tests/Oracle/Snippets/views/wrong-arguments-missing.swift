import SwiftUI
struct V0: View {
  @State private var n = 0
  var body: some View {
    RoundedRectangle()
  }
}
struct V1: View {
  @State private var n = 0
  var body: some View {
    Image()
  }
}
struct V2: View {
  @State private var n = 0
  var body: some View {
    TextField()
  }
}
struct V3: View {
  @State private var n = 0
  var body: some View {
    Toggle()
  }
}
