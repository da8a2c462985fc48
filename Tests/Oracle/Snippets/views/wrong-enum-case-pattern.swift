import SwiftUI

enum Tab { case home, search }

struct ContentView: View {
  @State private var tab = Tab.home
  var body: some View {
    VStack {
      switch tab {
      case .home: Text("Home")
      case .find: Text("Search")
      }
    }
  }
}
