import SwiftUI
struct M { let title: String }
struct A: View {
  @State private var m = M(title: "x")
  var body: some View { TextField("x", text: $m.title) }
}
