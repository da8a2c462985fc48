import SwiftUI

struct ContentView: View {
  var body: some View {
    Picker("Color") {
      Text("Red")
    }
  }
}
