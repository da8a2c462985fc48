import SwiftUI

struct Child: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct ContentView: View {
  var body: some View {
    Child(count: 3)
  }
}
