import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    Text("x").onChange(count) { print("changed") }
  }
}
