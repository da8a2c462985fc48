import SwiftUI

struct Badge: View {
  let title: String
  let count: Int
  var body: some View { Text("\(title): \(count)") }
}

struct ContentView: View {
  var body: some View {
    Badge(title: "Mail")
  }
}
