import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("x").frame(width: 100, maxHeight: 200)
  }
}
