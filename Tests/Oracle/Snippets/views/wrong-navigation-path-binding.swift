import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: path) {
      Text("x")
    }
  }
}
