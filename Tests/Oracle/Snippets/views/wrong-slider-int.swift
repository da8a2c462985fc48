import SwiftUI

struct ContentView: View {
  @State private var volume = 5
  var body: some View {
    Slider(value: $volume, in: 0...10)
  }
}
