import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: "10") {
      Text("Hello")
    }
  }
}
