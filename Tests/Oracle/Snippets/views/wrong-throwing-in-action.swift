import SwiftUI

struct ContentView: View {
  func save() throws {}
  var body: some View {
    Button("Save") { save() }
  }
}
