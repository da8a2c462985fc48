import SwiftUI

struct Card<Content: View>: View {
  let content: Content
  var body: some View { content }
}

struct ContentView: View {
  var body: some View {
    Card(content: "text")
  }
}
