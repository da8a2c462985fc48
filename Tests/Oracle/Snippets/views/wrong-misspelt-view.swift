import SwiftUI

struct ContentView: View {
  var body: some View {
    VStak {
      Text("Hello")
    }
  }
}
