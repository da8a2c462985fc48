import SwiftUI

struct ContentView: View {
  let count = 0
  var body: some View {
    Button("Add") {
      count += 1
    }
  }
}
