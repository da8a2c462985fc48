import SwiftUI

struct ContentView: View {
  var body: some View {
    Label("Home", icon: "house")
  }
}
