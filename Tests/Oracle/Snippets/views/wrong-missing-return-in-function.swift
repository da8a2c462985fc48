import SwiftUI

struct ContentView: View {
  var body: some View {
    Text(title())
  }
  func title() -> String {
    let name = "Ann"
    if name.isEmpty { return "nobody" }
  }
}
