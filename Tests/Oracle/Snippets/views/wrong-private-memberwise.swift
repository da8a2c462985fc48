import SwiftUI

struct Child: View {
  private let title: String
  var body: some View { Text(title) }
}

struct ContentView: View {
  var body: some View {
    Child(title: "a")
  }
}
