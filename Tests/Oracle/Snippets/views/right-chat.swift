import SwiftUI
struct Message: Identifiable, Hashable { let id = UUID(); var text: String; var mine: Bool }
struct Chat: View {
  @State private var messages: [Message] = []
  @State private var draft = ""
  @FocusState private var focused: Bool
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { m in
            HStack {
              if m.mine { Spacer() }
              Text(m.text).padding(8).background(m.mine ? Color.blue : .gray, in: .rect(cornerRadius: 12))
              if !m.mine { Spacer() }
            }
            .id(m.id)
          }
        }
      }
      .onChange(of: messages) { _, new in if let last = new.last { withAnimation { proxy.scrollTo(last.id) } } }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $draft, axis: .vertical).focused($focused).onSubmit(send)
        Button("Send", systemImage: "paperplane", action: send).disabled(draft.isEmpty).labelStyle(.iconOnly)
      }
      .padding()
    }
  }
  private func send() { messages.append(Message(text: draft, mine: true)); draft = "" }
}
