import SwiftUI

struct Editor: View {
  @State private var draft: String
  @State private var count: Int
  @Binding var text: String
  let limit: Int
  init(text: Binding<String>, limit: Int = 10) {
    _text = text
    _draft = State(initialValue: text.wrappedValue)
    _count = State(wrappedValue: text.wrappedValue.count)
    self.limit = limit
  }
  var body: some View {
    TextEditor(text: $draft)
      .onChange(of: draft) { _, new in
        if new.count > limit { draft = String(new.prefix(limit)) }
        count = draft.count
        text = draft
      }
    Text("\(count)/\(limit)").monospacedDigit()
  }
}

#Preview {
  @Previewable @State var text = "hello"
  Editor(text: $text)
}
