import SwiftUI
struct A: View {
  @State private var text = ""
  @FocusState private var focused: Bool
  var body: some View {
    TextField("x", text: $text).focused(focused).onSubmit { text in print(text) }
      .keyboardType(.number).submitLabel(.finish)
      .textInputAutocapitalization(.none)
  }
}
