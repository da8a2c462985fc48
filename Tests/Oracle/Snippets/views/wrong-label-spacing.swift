import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(space: 10) {
      Text("Hello")
    }
  }
}
