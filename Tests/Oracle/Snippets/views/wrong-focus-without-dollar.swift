import SwiftUI

struct S: View {
  enum Field { case name, mail }
  @FocusState private var focus: Field?
  @State private var name = ""
  var body: some View {
    TextField("x", text: $name).focused(focus, equals: .name)
    TextField("y", text: $name).focused($focus, equals: .phone)
    Button("z") { focus = .nam }
  }
}
