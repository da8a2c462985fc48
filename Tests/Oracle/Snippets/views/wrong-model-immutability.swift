import SwiftUI
struct Task1 { let title: String; var done: Bool }
struct A: View {
  @State private var t = Task1(title: "x", done: false)
  let other = Task1(title: "y", done: true)
  var body: some View {
    Button("x") {
      t.title = "y"
      other.done = false
    }
  }
}
