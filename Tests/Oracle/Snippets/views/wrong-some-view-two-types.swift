import SwiftUI

struct ContentView: View {
  var flag = true
  var body: some View { label() }
  func label() -> some View {
    if flag {
      return Text("a")
    } else {
      return Image(systemName: "star")
    }
  }
}
