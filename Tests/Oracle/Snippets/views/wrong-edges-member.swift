import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").padding(.middle, 10)
  }
}
