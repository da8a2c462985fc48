import SwiftUI

enum Tab { case home, search, profile }

struct ContentView: View {
  @State private var tab = Tab.home
  var body: some View {
    switch tab {
    case .home: Text("Home")
    case .search: Text("Search")
    }
  }
}
