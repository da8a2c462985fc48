import SwiftUI

struct ContentView: View {
  @State private var on = false
  var body: some View {
    VStack {
      if on {
        return Text("a")
      }
      Text("b")
    }
  }
}
