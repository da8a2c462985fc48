import SwiftUI

struct Shout { }

struct ContentView: View {
  var body: some View {
    Text("x").modifier(Shout())
  }
}
