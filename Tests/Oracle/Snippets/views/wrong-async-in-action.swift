import SwiftUI

struct ContentView: View {
  func load() async {}
  var body: some View {
    Button("Load") { load() }
  }
}
