import SwiftUI

struct ContentView: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(names, id: \.self) { index, name in
      Text(name)
    }
  }
}
