import SwiftUI

struct ContentView: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(names, id: \.self) {
      Text("x")
    }
  }
}
