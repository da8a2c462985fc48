import SwiftUI

struct ContentView: View {
  let names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(names) { name in
        Text(name)
      }
    }
  }
}
