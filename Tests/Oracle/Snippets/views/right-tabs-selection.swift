import SwiftUI

struct ContentView: View {
  enum Tab: Int, Hashable { case home, list }
  @State private var tab = Tab.home
  @SceneStorage("selected") private var stored: Int = 0
  var body: some View {
    TabView(selection: $tab) {
      Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)
      Text("List").tabItem { Image(systemName: "list.bullet"); Text("List") }.tag(Tab.list).badge(3)
    }
    .onChange(of: tab) { stored = tab.rawValue }
    TabView {
      ForEach(0..<3) { Text("Page \($0)") }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}
