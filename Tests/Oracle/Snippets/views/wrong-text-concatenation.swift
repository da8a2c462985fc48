import SwiftUI

struct ContentView: View {
  let count = 3
  var body: some View {
    Text("Count: " + count)
  }
}
