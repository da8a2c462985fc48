import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("a").frame(width: 10 height: 20)
  }
}
