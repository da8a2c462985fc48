import SwiftUI

struct ContentView: View {
  @State private var choice = 0
  var body: some View {
    Picker("Color", selection: choice) {
      Text("Red").tag(0)
    }
  }
}
