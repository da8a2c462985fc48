import SwiftUI

struct Badge: View {
  let title: String
  var body: some View { Text(title) }
}

struct ContentView: View {
  var body: some View {
    Badge(name: "Mail")
  }
}
