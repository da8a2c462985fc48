import SwiftUI
struct Card<Content: View>: View {
  var title: String
  @ViewBuilder var content: () -> Content
  var body: some View { VStack { Text(title); content() } }
}
struct Root: View {
  var body: some View {
    Card(title: "x") { Text("a"); Image(systemName: "b"); 3 }
    Card("y") { Text("a") }
    Card { Text("a") }
    Card(title: "z")
  }
}
