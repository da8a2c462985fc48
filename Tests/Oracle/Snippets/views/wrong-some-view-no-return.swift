import SwiftUI

struct ContentView: View {
  var body: some View { label() }
  func label() -> some View {
    let text = Text("a")
    Image(systemName: "star")
  }
}
