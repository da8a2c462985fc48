import SwiftUI

struct ContentView: View {
  @Binding var isOn = false
  var body: some View { Toggle("x", isOn: $isOn) }
}
