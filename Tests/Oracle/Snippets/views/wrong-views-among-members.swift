import SwiftUI

// A brace too many or too few: what should be in a body stands among the members.

struct WithoutBrace: View {
  @State private var count = 0
  var body: some View
    VStack {
      Text("a")
        .font(.title)
    }
    .padding()
  }
}

struct ModifierBehind: View {
  var body: some View {
    Text("a")
  }.padding()
    .bold()

  func other() {}
}

struct RowsBehind: View {
  @State var count = 0
  var body: some View {
    Spacer()
  }
  HStack(spacing: 5) {
    Text("a")
  }
  .padding(10)

  Color.red
  func between() { count += 1 }
  if count > 1 { Divider() }
  func last() {}
}

struct TextBehind: View {
  var body: some View {
    Text("a")
  }
  Text("x")
    .bold()
  func other() {}
}

struct ActionBehind: View {
  @State isEditing = false
  @State private items: [String] = []
  @Binding isOn: Bool
  let title: String

  var body: some View {
    Toggle("a", isOn: $isOn)
    List(items, id: \.self) { Text($0) }
      .sheet(isPresented: $isEditing) { Text(title) }
  }
  private reset() { isEditing = false }
  static make() -> Int { 5 }
  private clear { items = [] }
}

struct Equal: View {
  @State private var name == ""
  let columns == [1, 2]
  var body: some View { ActionBehind(isOn: .constant(true), title: "a") }
}

struct Shown: View {
  var body: some View { Equal() }
}

enum Kind {
  case a, b
  var title: String {
    switch self {
      .a: return "a"
    case .b: return "b"
    }
  }
}
}
