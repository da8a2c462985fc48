import SwiftUI
struct A: View {
  @State private var q = ""
  let names = ["a"]
  var filtered: [String] { q.isEmpty ? names : names.filter { $0.contain(q) } }
  var body: some View {
    NavigationStack { List(filtered, id: \.self) { Text($0) } }
      .searchable(text: q, prompt: "x")
  }
}
