import SwiftUI
struct Card<Content: View>: View {
  let title: String
  let content: () -> Content
  init(_ title: String, content: @escaping () -> Content) { self.title = title; self.content = content }
  var body: some View { VStack { Text(title); content } }
}
struct A: View {
  var body: some View {
    Card("x") { Text("a"); Text("b") }
    Card("y", content: Text("a"))
  }
}
