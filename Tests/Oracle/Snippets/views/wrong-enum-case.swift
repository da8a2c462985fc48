import SwiftUI

enum Tab { case home, search, profile }

struct ContentView: View {
  @State private var tab = Tab.hoem
  var body: some View {
    Text("x")
  }
}
