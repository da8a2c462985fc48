import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Txt("Hello")
      Text("World")
    }
  }
}
