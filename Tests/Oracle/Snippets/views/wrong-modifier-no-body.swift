import SwiftUI

struct Shout: ViewModifier {
  let size: CGFloat
}

struct ContentView: View {
  var body: some View {
    Text("x").modifier(Shout(size: 3))
  }
}
