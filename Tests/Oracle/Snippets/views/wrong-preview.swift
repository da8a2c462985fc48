import SwiftUI
struct A: View {
  let title: String
  @Binding var on: Bool
  var body: some View { Text(title) }
}
#Preview { A(title: "x") }
#Preview { A(title: "x", on: true) }
#Preview("B") { A(on: .constant(true), title: "x") }
