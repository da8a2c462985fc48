import SwiftUI

struct Child: View {
  @Binding var count: Int
  var body: some View { Text("\(count)") }
}

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    Child(count: count)
  }
}
