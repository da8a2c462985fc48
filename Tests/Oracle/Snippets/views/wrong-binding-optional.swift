import SwiftUI
struct A: View {
  @State private var name: String?
  var body: some View { TextField("x", text: $name) }
}
