import SwiftUI

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  var body: some View { VStack { Text(title); content } }
}

struct ContentView: View {
  var body: some View {
    Card(title: "a")
  }
}
