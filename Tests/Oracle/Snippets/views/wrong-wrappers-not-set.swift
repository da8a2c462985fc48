import SwiftUI

struct A: View {
  let title: String
  @State private var count: Int
  init(title: String) { self.title = title }
  var body: some View { Text(title) }
}
struct B: View {
  @Binding var isOn: Bool
  @FocusState private var isFocused: Bool
  init(title: String) {}
  var body: some View { Toggle("On", isOn: $isOn) }
}
