import SwiftUI

struct ContentView: View {
  let names = ["a", "b"]
  @State private var index = "0"
  var body: some View {
    Text(names[index])
  }
}
