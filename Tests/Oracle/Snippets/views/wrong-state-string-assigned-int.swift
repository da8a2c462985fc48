import SwiftUI

struct ContentView: View {
  @State private var name = ""
  var body: some View {
    Button("Set") { name = 3 }
  }
}
