import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").frame(w: 100, height: 50)
  }
}
