import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct ContentView: View {
  @State private var title = "a"
  var body: some View {
    Row(title: $title)
  }
}
