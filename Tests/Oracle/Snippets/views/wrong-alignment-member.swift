import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .top) {
      Text("Hello")
    }
  }
}
