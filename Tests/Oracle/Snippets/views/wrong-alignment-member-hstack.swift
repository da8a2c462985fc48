import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .leading) {
      Text("Hello")
    }
  }
}
