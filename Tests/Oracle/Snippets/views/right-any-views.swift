import SwiftUI

struct Screen: Identifiable {
  let id = UUID()
  let title: String
  let view: AnyView
  init<V: View>(_ title: String, @ViewBuilder view: () -> V) {
    self.title = title
    self.view = AnyView(view())
  }
}

struct ContentView: View {
  let screens = [Screen("a") { Text("a") }, Screen("b") { Image(systemName: "x"); Text("b") }]
  func make(_ index: Int) -> any View { index == 0 ? Text("zero") : Image(systemName: "star") }
  var body: some View {
    ForEach(screens) { screen in screen.view }
    AnyView(make(0))
  }
}
