import SwiftUI

struct ContentView: View {
  var body: some View {
    Button(text: "Tap") {
      print("x")
    }
  }
}
