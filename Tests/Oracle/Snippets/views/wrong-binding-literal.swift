import SwiftUI

struct Child: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("x", isOn: $isOn) }
}

struct ContentView: View {
  var body: some View {
    Child(isOn: true)
  }
}
