import SwiftUI

struct ContentView: View {
  var name: String?
  var body: some View {
    Text(name)
  }
}
