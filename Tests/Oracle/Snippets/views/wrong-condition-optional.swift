import SwiftUI

struct ContentView: View {
  @State private var name: String?
  var body: some View {
    VStack {
      if name {
        Text("named")
      }
    }
  }
}
