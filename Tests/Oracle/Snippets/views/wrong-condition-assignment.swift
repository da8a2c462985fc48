import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      if isOn = true {
        Text("on")
      }
    }
  }
}
