import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    isOn ? Text("on") : Image(systemName: "star")
  }
}
