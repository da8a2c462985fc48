import SwiftUI

struct ContentView: View {
  var name = "Ann"
  var body: some View {
    Button(name) {
      name = "Bob"
    }
  }
}
