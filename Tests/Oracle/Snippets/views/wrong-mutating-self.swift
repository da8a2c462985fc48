import SwiftUI

struct ContentView: View {
  var count = 0
  var body: some View {
    Button("Add") {
      count += 1
    }
  }
}
