import SwiftUI

struct ContentView: View {
  @State private var name: String?
  var body: some View {
    VStack {
      guard let name else { return }
      Text(name)
    }
  }
}
