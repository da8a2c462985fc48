import SwiftUI
struct Root: View {
  enum F: Hashable { case a, b }
  @FocusState private var f: F?
  @State private var t = ""
  var body: some View {
    TextField("x", text: $t).focused($f, equals: .c)
    TextField("y", text: $t).focused(f, equals: .a)
    Button("z") { f = .d }
    Button("w") { $f = .a }
  }
}
