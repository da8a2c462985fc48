import SwiftUI
struct V0: View {
  @State private var n = 0
  var body: some View {
    Slider(value: $m)
  }
}
struct V1: View {
  @State private var n = 0
  var body: some View {
    Picker("x", selection: $m) { Text("x") }
  }
}
struct V2: View {
  @State private var n = 0
  var body: some View {
    Toggle("x", isOn: $m)
  }
}
