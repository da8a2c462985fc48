import SwiftUI
struct A: View {
  @State private var names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(0..<names.count) { Text(names[$0]) }
      ForEach(names) { Text($0) }
      ForEach(names, id: \.id) { n in Text(n) }
      ForEach($names, id: \.self) { n in TextField("x", text: n) }
    }
  }
}
