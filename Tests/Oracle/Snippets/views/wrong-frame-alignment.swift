import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("x").frame(maxWidth: .infinity, alignment: .left)
  }
}
