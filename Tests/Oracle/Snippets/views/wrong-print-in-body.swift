import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      print("drawing")
      Text("Hello")
    }
  }
}
