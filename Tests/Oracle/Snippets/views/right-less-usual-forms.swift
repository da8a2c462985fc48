import SwiftUI

extension Transaction { @Entry var isQuiet = false }

struct Faded: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

struct Forms: View {
  enum Field: Hashable { case name, mail }
  @State private var count = 0
  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isNamed: Bool
  @Namespace private var space

  var body: some View {
    List {
      Text("a").transition(.symbolEffect).transition(.symbolEffect(.appear))
      Text("b").modifier(Faded().concat(Faded()))
      Text("c").animation(.easeIn.logicallyComplete(after: 1), value: count)
      TextField("d", text: $text).focused($field, equals: .name)
        .textContentType(.birthdate)
        .onKeyPress(characters: .alphanumerics) { press in
          text += press.characters
          return .handled
        }
      ControlGroup("e", systemImage: "star") { Button("f") { change() } }
      Text("g").accessibilityAddTraits([.isTabBar, .causesPageTurn])
    }
    .listStyle(.inset(alternatesRowBackgrounds: true))
    .defaultFocus($field, .mail, priority: .userInitiated)
    .renameAction($isNamed)
    .presentationSizing(.automatic)
    .toolbar {
      ToolbarItem { EditButton() }.sharedBackgroundVisibility(.hidden)
      ToolbarItem { Text("h") }.matchedTransitionSource(id: 1, in: space)
    }
  }

  private func change() {
    withTransaction(\.isQuiet, true) { count += 1 }
    let parts = Color.red.resolve(in: EnvironmentValues())
    print(parts.linearRed, CGRect(x: 0.5, y: 1, width: 2, height: 2).integral)
    print(AttributedString(NSAttributedString(string: "k")))
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("a") }
        .contextMenu { Button("b") {} }
        .swipeActions { Button("c") {} }
        .defaultVisibility(.hidden, for: .tabBar)
    }
  }
}
