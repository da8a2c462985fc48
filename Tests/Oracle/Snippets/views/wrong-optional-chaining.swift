import SwiftUI
struct User { var name: String; var email: String? }
struct A: View {
  @State private var user: User?
  var body: some View {
    VStack {
      Text(user.name)
      Text(user?.name)
      Text(user!.email)
      Text(user?.email ?? "none")
    }
  }
}
