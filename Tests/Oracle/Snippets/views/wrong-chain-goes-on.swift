import SwiftUI
struct V0: View {
  @State private var n = 0
  var body: some View {
    Text("x").foregroundColor(.bleu).font(.titel)
  }
}
struct V1: View {
  @State private var n = 0
  var body: some View {
    Text("x").frame(wdth: 5).cornerRadius()
  }
}
struct V2: View {
  @State private var n = 0
  var body: some View {
    Text("x").padding("a").font(.titel)
  }
}
struct V3: View {
  @State private var n = 0
  var body: some View {
    Text("x").foo().font(.titel)
  }
}
struct V4: View {
  @State private var n = 0
  var body: some View {
    Text("x").font(.titel).cornerRadius()
  }
}
