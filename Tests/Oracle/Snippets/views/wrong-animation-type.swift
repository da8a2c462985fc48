import SwiftUI

struct ContentView: View {
  @State private var on = false
  var body: some View {
    Text("x").animation(.bouncyish, value: on)
  }
}
