import SwiftUI

struct ContentView: View {
  let views: [View] = []
  var body: some View {
    Text("x")
  }
}
