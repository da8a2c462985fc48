import SwiftUI

struct Message: Identifiable { let id: Int; let text: String }

struct A: View {
  @State private var messages: [Message] = []
  @State private var one = Message(id: 1, text: "")
  var body: some View {
    Text("a").onChange(of: messages) { print("x") }
  }
}

struct A2: View {
  @State private var messages: [Message] = []
  var body: some View {
    Text("a").onChange(of: messages) { a, b in print("x") }
  }
}

struct A3: View {
  @State private var messages: [Message] = []
  var body: some View {
    Text("a").onChange(of: messages) { a in print("x") }
  }
}

struct A4: View {
  @State private var one = Message(id: 1, text: "")
  var body: some View {
    Text("a").onChange(of: one) { print("x") }
  }
}

struct A5: View {
  @State private var messages: [Message] = []
  var body: some View {
    ForEach(messages) { m in Text(m.text) }.onChange(of: messages) { print("x") }
  }
}

struct A6: View {
  @State private var messages: [Message] = []
  var body: some View {
    ScrollViewReader { proxy in
    Text("a").onChange(of: messages) { proxy.scrollTo(1) }
    }
  }
}

struct A7: View {
  @State private var one: Message?
  var body: some View {
    Text("a").onChange(of: one) { print("x") }
    Text("a").animation(.default, value: one)
  }
}

struct A8: View {
  @State private var messages: [Message] = []
  var body: some View {
    Text("a").animation(.default, value: messages)
  }
}
