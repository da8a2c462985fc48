import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      var i = 0
      while i < 3 {
        Text("x")
        i += 1
      }
    }
  }
}
