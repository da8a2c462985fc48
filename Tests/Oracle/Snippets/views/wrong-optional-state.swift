import SwiftUI
struct User: Identifiable { var id = 1; var name: String }
struct Root: View {
  @State private var user: User? = nil
  var body: some View {
    VStack {
      Text(user.name)
      Text(user?.name ?? "none")
      Button("x") { user = User("a") }
    }
    .sheet(item: user) { u in Text(u.name) }
  }
}
