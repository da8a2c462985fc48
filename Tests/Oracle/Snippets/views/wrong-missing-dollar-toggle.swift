import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    Toggle("Wi-Fi", isOn: isOn)
  }
}
