import SwiftUI

struct ContentView: View {
  @State private var name = ""
  var body: some View {
    VStack {
      if let name = name {
        Text(name)
      }
    }
  }
}
