import SwiftUI

struct ContentView: View {
  var content: some View {
    Text("Hello")
  }
}
