import SwiftUI

struct ContentView: View {
  let names = ["a", "b"]
  var body: some View {
    VStack {
      for name in names {
        Text(name)
      }
    }
  }
}
