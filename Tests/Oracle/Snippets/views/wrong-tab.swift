import SwiftUI
struct A: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: tab) {
      Text("a").tabItem { Label("A", systemimage: "star") }.tag(0)
      Text("b").tabItem("B").tag(1)
    }
  }
}
