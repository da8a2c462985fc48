import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    Text(isOn ? "on" : 0)
  }
}
