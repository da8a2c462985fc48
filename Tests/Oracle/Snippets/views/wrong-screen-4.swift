import SwiftUI

struct TabScreen: View {
  @State var selected = 0
  var body: some View {
    TabView(selection: selected) {
      Text("A").tabItem { Label("A", systemImage: "house") }.tag(0)
      Text("B").tabItem(Label("B", systemImage: "gear")).tag(1)
    }
  }
}
