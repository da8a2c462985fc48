import SwiftUI
struct A: View {
  let user: String?
  var body: some View {
    guard let user else { return EmptyView() }
    return Text(user)
  }
}
